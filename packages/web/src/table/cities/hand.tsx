import { type CardId, contentOf, type Move, playerAt } from '@khora/engine';
import { RULE_OF_ACTION, RULE_OF_DECISION, ruleOfCard, ruleOfReason } from '@khora/locales';
import { more } from '../../ui/more.ts';
import { cardTip, sentences } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { CardFace } from '../pieces/card-face.tsx';
import { lackWords } from '../pieces/lack.tsx';
import { handOf, sameMove, toggled } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { liesOnTray } from '../state/on-tray.ts';
import './hand.css';

/** The viewer's hand: cards that lift, can be played with Politics, and can be picked when some must go. */
export function Hand() {
  const { view, me, decision } = useTable();
  const { texts, t } = useLanguage();
  const cards = handOf(view, me);
  const hidden = view.players[me]?.hand;
  return (
    <section
      className="hand"
      aria-label={`${texts.word('hand')} (${typeof hidden === 'number' ? hidden : cards.length})`}
      // The same cards are on the tray when they are asked for.
      data-twin={liesOnTray(decision) ? '' : undefined}
    >
      {cards.length === 0 ? (
        <p className="hand-empty">
          {typeof hidden === 'number' && hidden > 0
            ? t('table.hiddenHand', { count: hidden })
            : t('table.noCards')}
        </p>
      ) : (
        <ul ref={more}>
          {cards.map((card) => (
            <li key={card}>
              <HandCard card={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function HandCard({ card }: { card: CardId }) {
  const { view, me, decision, chosen, picks, why, pick, change } = useTable();
  const spoken = useLanguage();
  const { texts } = spoken;
  const player = playerAt(view, me);
  const move: Move = { type: 'play', card };
  const playing = decision?.kind === 'play';
  const discarding = decision?.kind === 'discard';
  const reason = discarding ? null : why(move);
  const facts = contentOf(view.rules).cards.get(card);
  const picked = discarding ? picks.cards.includes(card) : playing && sameMove(chosen, move);
  const asked = playing || discarding;
  return (
    <button
      type="button"
      className={[
        'hand-card',
        picked && 'chosen',
        playing && !reason && 'legal',
        playing && reason && 'barred',
        discarding && 'legal',
      ]
        .filter(Boolean)
        .join(' ')}
      aria-disabled={!asked || reason !== null}
      aria-pressed={asked ? picked : undefined}
      onClick={(event) => {
        if (discarding) change((now) => ({ ...now, cards: toggled(now.cards, card) }));
        else if (playing) pick(move, { byKeyboard: event.detail === 0 });
      }}
      {...cardTip(
        card,
        view.rules,
        texts.card(card),
        sentences(
          facts && texts.cardKind(facts.kind),
          texts.cardEffect(card, view.rules),
          facts && lackWords(spoken, view, me, facts),
          reason && texts.reason(reason),
        ),
        ruleOfCard(card),
        discarding ? RULE_OF_DECISION.discard : RULE_OF_ACTION[5],
        playing && reason ? ruleOfReason(reason) : null,
      )}
    >
      <CardFace card={card} player={player} rules={view.rules} />
    </button>
  );
}
