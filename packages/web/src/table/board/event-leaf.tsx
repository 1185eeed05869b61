import { type EventId, playerAt, type Seat, seated } from '@khora/engine';
import { ruleOfEvent } from '@khora/locales';
import { EventArt } from '../../art/art.ts';
import { Panel } from '../../ui/modal.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useLanguage } from '../../words/language.tsx';
import { Amount, DeltaChips, PlayerName } from '../pieces/pieces.tsx';
import { useTable } from '../state/context.ts';
import { isNothing } from '../state/delta.ts';
import { eventHits } from '../state/event-hits.ts';
import './event-leaf.css';

/** The event of the round, and what it would do to whom if it took effect now. */
export function EventLeaf({ event, onClose }: { event: EventId; onClose: () => void }) {
  const { view } = useTable();
  const { texts, t } = useLanguage();
  const parts = texts.eventParts(event, view.rules);
  return (
    <Panel title={texts.event(event)} isOpen onClose={onClose}>
      <div className="event-leaf">
        <EventArt event={event} size={120} className="event-leaf-art" />
        <div>
          <p>
            {texts.eventEffect(event, view.rules)} <RuleLink rule={ruleOfEvent(event)} />
          </p>
          {parts.length > 0 && <p className="event-leaf-when">{t('phases.event')}</p>}
        </div>
      </div>
      {parts.length > 0 && (
        <table className="event-hits">
          <caption>{t('event.now')}</caption>
          <tbody>
            {seated(view.players).map(([, seat]) => (
              <Hit key={`s${String(seat)}`} event={event} seat={seat} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Hit({ event, seat }: { event: EventId; seat: Seat }) {
  const { view, names } = useTable();
  const { texts, t } = useLanguage();
  const parts = texts.eventParts(event, view.rules);
  // A part that changes nothing is left out.
  const hits = eventHits(view, event, seat).filter(({ delta }) => !delta || !isNothing(delta));
  return (
    <tr>
      <th scope="row">
        <PlayerName seat={seat} name={names[seat] ?? ''} />
      </th>
      <td>
        <Amount resource="troops" count={playerAt(view, seat).troops} />
      </td>
      <td>
        {hits.length === 0 && t('event.nothing')}
        {hits.map(({ part, delta }) =>
          delta ? (
            <DeltaChips key={part} delta={delta} />
          ) : (
            <span key={part} className="event-hit-words">
              {parts[part]?.effect}
            </span>
          ),
        )}
      </td>
    </tr>
  );
}
