import { type EventId, type GameView, LAST_ROUND, type Phase } from '@khora/engine';
import { RULE_OF_PHASE, type RuleId, ruleOfEvent } from '@khora/locales';
import { lazy, memo, Suspense, useState } from 'react';
import { ActionIcon, EventArt, PlayerMarker } from '../../art/art.ts';
import { sentences, stillTip, tip, tipGroup } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { NarrowText } from '../../words/narrow-text.ts';
import { useTable } from '../state/context.ts';
import { eventExtremes } from '../state/event-hits.ts';
import './rail.css';

const EventLeaf = lazy(async () => ({ default: (await import('./event-leaf.tsx')).EventLeaf }));

const ROUND = ['event', 'tax', 'dice', 'action', 'progress', 'resolution', 'achievement'] as const;
/** Other rules about a phase, besides the one that says most about it. */
const MORE: { readonly [P in Phase]?: RuleId } = { dice: 'R2.C1', progress: 'R2.E2', achievement: 'R2.G1' };

/** The seven phases of a round: the current one is open and says what happens. */
export const Rail = memo(function Rail() {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const { phase, round, action } = view;
  const before = phase === 'setup' || phase === 'draft' || phase === 'over';
  return (
    <nav className="rail" aria-label={t('table.phases')}>
      <div className="rail-round">
        {round > 0 ? texts.word('round', { round, rounds: LAST_ROUND }) : 'Khôra'}
      </div>
      <ol {...tipGroup()}>
        {before && round === 0 && <PhaseMark phase={phase} />}
        {ROUND.map((each) => (
          <li
            key={each}
            className={each === phase ? 'now' : undefined}
            aria-current={each === phase ? 'step' : undefined}
            {...stillTip(
              `${texts.phaseLetter(each)} ${texts.phase(each)}`,
              t(`phases.${each}`),
              RULE_OF_PHASE[each],
              MORE[each] ?? null,
            )}
          >
            <b>{texts.phaseLetter(each)}</b>
            <span className="phase-name">{texts.phase(each)}</span>
            {each === phase && phase === 'action' && action !== null && (
              <span className="phase-more">
                <ActionIcon action={action} size={20} /> {action} {texts.action(action)}
              </span>
            )}
          </li>
        ))}
        {phase === 'over' && <PhaseMark phase={phase} />}
      </ol>
      {view.event && <EventCard event={view.event} view={view} />}
    </nav>
  );
});

function PhaseMark({ phase }: { phase: Phase }) {
  const { texts } = useLanguage();
  return (
    <li
      className="now"
      aria-current="step"
      {...stillTip(texts.phase(phase), undefined, RULE_OF_PHASE[phase])}
    >
      <span className="phase-name">{texts.phase(phase)}</span>
    </li>
  );
}

function EventCard({ event, view }: { event: EventId; view: GameView }) {
  const { texts, t } = useLanguage();
  const { names } = useTable();
  const [open, setOpen] = useState(false);
  const hits = eventExtremes(view, event);
  const told = hits.map(({ who, seats }) =>
    t(who === 'most' ? 'table.most' : 'table.fewest', {
      players: texts.list(seats.map((seat) => names[seat] ?? '')),
    }),
  );
  return (
    <>
      <button
        type="button"
        className="event-card"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...tip(
          texts.event(event),
          sentences(texts.eventEffect(event, view.rules), ...told),
          ruleOfEvent(event),
          RULE_OF_PHASE.resolution,
        )}
      >
        <EventArt event={event} size={46} className="event-art" />
        <span className="event-words">
          <strong>
            <NarrowText text={texts.event(event)} />
          </strong>
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
      {open && (
        <Suspense>
          <EventLeaf event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
