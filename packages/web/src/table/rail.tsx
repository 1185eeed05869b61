import { contentOf, type EventId, type GameView, type Phase, type Seat } from '@khora/engine';
import { useLanguage } from '../app/i18n.tsx';
import { ActionIcon, EventArt, PlayerMarker } from '../ui/art.ts';
import { tip } from '../ui/tip.ts';
import { useTable } from './context.ts';
import './rail.css';

const ROUND = ['event', 'tax', 'dice', 'action', 'progress', 'resolution', 'achievement'] as const;
const RULES: Readonly<Record<(typeof ROUND)[number], string>> = {
  event: 'R2.A1',
  tax: 'R2.B1',
  dice: 'R2.C1–C7',
  action: 'R2.D1–D13',
  progress: 'R2.E1–E5',
  resolution: 'R2.F1–F3',
  achievement: 'R2.G1–G3',
};

/** The seven phases of a round: the current one is open and says what happens. */
export function Rail() {
  const { view, decision } = useTable();
  const { texts, t } = useLanguage();
  const { phase, round, action } = view;
  const before = phase === 'setup' || phase === 'draft' || phase === 'over';
  return (
    <nav className="rail" aria-label={t('table.phases')}>
      <div className="rail-round">
        {round > 0 ? texts.word('round', { round, rounds: 9 }) : texts.phase(phase)}
      </div>
      <ol>
        {before && round === 0 && <Step phase={phase} />}
        {ROUND.map((each) => (
          <li
            key={each}
            className={each === phase ? 'now' : undefined}
            aria-current={each === phase ? 'step' : undefined}
            {...tip(`${texts.phaseLetter(each)} ${texts.phase(each)}`, t(`phases.${each}`), RULES[each])}
          >
            <b>{texts.phaseLetter(each)}</b>
            <span className="phase-name">{texts.phase(each)}</span>
            {each === phase && phase === 'action' && action !== null && (
              <span className="phase-more">
                <ActionIcon action={action} size={20} /> {action} {texts.action(action)}
              </span>
            )}
            {each === phase && phase !== 'action' && decision && (
              <span className="phase-more asks">{texts.question(decision)}</span>
            )}
          </li>
        ))}
        {phase === 'over' && <Step phase={phase} />}
      </ol>
      {view.event && <EventCard event={view.event} view={view} />}
    </nav>
  );
}

function Step({ phase }: { phase: Phase }) {
  const { texts } = useLanguage();
  return (
    <li className="now" aria-current="step">
      <span className="phase-name">{texts.phase(phase)}</span>
    </li>
  );
}

/** Who would have most or fewest troops if the event happened now. */
function hit(view: GameView, event: EventId): { who: 'most' | 'fewest'; seats: Seat[] }[] {
  const { effects = [] } = contentOf(view.rules).events.get(event) ?? {};
  const troops = view.players.map((player) => player.troops);
  return (['most', 'fewest'] as const).flatMap((who) => {
    if (!effects.some((effect) => effect.who === who)) return [];
    const mark = who === 'most' ? Math.max(...troops) : Math.min(...troops);
    return [{ who, seats: troops.flatMap((count, seat) => (count === mark ? [seat as Seat] : [])) }];
  });
}

function EventCard({ event, view }: { event: EventId; view: GameView }) {
  const { texts, t } = useLanguage();
  const { names } = useTable();
  const hits = hit(view, event);
  const told = hits.map(({ who, seats }) =>
    t(who === 'most' ? 'table.most' : 'table.fewest', {
      players: texts.list(seats.map((seat) => names[seat] ?? '')),
    }),
  );
  const text = [texts.eventEffect(event, view.rules), ...told].join(' · ');
  return (
    <button type="button" className="event-card" {...tip(texts.event(event), text, 'R2.F1')}>
      <EventArt event={event} size={46} className="event-art" />
      <span className="event-words">
        <strong>{texts.event(event)}</strong>
        <span className="event-effect">{texts.eventEffect(event, view.rules)}</span>
        <span className="visually-hidden">{told.join('. ')}</span>
      </span>
      {hits.map(({ who, seats }) => (
        <span key={who} className={`event-hit ${who}`} aria-hidden="true">
          <i />
          {seats.map((seat) => (
            <PlayerMarker key={seat} seat={seat} size={14} />
          ))}
        </span>
      ))}
    </button>
  );
}
