import { type CardId, contentOf, type PlayerView, RULES_VERSION } from '@khora/engine';
import { CardArt } from '../../art/art.ts';
import { useLanguage } from '../../words/language.tsx';
import { NarrowText } from '../../words/narrow-text.ts';
import { tokensOf } from '../state/choice.ts';
import { Cost, Requirement } from './pieces.tsx';
import './card-face.css';

export function ownedTokens(player: PlayerView): Record<'red' | 'blue' | 'green', number> {
  return { red: tokensOf(player, 'red'), blue: tokensOf(player, 'blue'), green: tokensOf(player, 'green') };
}

interface CardFaceProps {
  readonly card: CardId;
  readonly player?: PlayerView | undefined;
  readonly rules?: number;
}

/** The face of a politics card; for a player, with the tokens that they still need. */
export function CardFace({ card, player, rules = RULES_VERSION }: CardFaceProps) {
  const { texts } = useLanguage();
  const facts = contentOf(rules).cards.get(card);
  if (!facts) return null;
  const { kind, requires, cost } = facts;
  return (
    <span className={`card-face ${kind}`}>
      <span className="card-name">
        <NarrowText text={texts.card(card)} />
      </span>
      <span className="card-price">
        {player ? (
          <Requirement requires={requires} owned={ownedTokens(player)} />
        ) : (
          <Requirement requires={requires} />
        )}
        <Cost drachmas={cost} has={player?.drachmas} />
      </span>
      <CardArt card={card} className="card-art" />
      <span className="card-text">{texts.cardEffect(card, rules)}</span>
      <span className="card-kind">{texts.cardKind(kind)}</span>
    </span>
  );
}
