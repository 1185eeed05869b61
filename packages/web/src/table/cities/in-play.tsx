import { cardOf, contentOf, playerAt, type Seat } from '@khora/engine';
import { ruleOfCard } from '@khora/locales';
import { CardArt } from '../../art/art.ts';
import { cardTip } from '../../ui/tip.ts';
import { useLanguage } from '../../words/language.tsx';
import { useTable } from '../state/context.ts';
import './in-play.css';

/** A player's cards in play, as small pictures that explain themselves. */
export function InPlay({ seat }: { seat: Seat }) {
  const { view } = useTable();
  const { texts } = useLanguage();
  return (
    <span className="in-play">
      {playerAt(view, seat).inPlay.map((card) => (
        <span
          key={card}
          className={`mini-card ${cardOf(contentOf(view.rules), card).kind}`}
          role="img"
          aria-label={texts.card(card)}
          tabIndex={-1}
          {...cardTip(
            card,
            view.rules,
            texts.card(card),
            texts.cardEffect(card, view.rules),
            ruleOfCard(card),
          )}
        >
          <CardArt card={card} />
        </span>
      ))}
    </span>
  );
}
