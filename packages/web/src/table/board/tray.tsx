import {
  type CardId,
  type CityId,
  COLORS,
  contentOf,
  type Decision,
  type GameView,
  type Move,
  playerAt,
  type Resource,
} from '@khora/engine';
import { RULE_OF_DECISION, type RuleId, ruleOfCard, ruleOfReason } from '@khora/locales';
import { type ReactNode, useState } from 'react';
import { CityEmblem, CitySkyline, ResourceIcon, TokenIcon } from '../../art/art.ts';
import { more } from '../../ui/more.ts';
import { sentences, tip } from '../../ui/tip.ts';
import { useLots } from '../../ui/unfolding.ts';
import { useLanguage } from '../../words/language.tsx';
import { resourceHelp } from '../../words/resource-help.ts';
import { CardFace } from '../pieces/card-face.tsx';
import { Lack, lackWords } from '../pieces/lack.tsx';
import { choiceId, handOf, sameMove, toggled } from '../state/choice.ts';
import { useTable } from '../state/context.ts';
import { liesOnTray, offersThings } from '../state/on-tray.ts';
import { usePull } from './use-pull.ts';
import './tray.css';

export function Tray() {
  const { decision } = useTable();
  return decision && liesOnTray(decision) && <LaidOut key={decision.kind} decision={decision} />;
}

function LaidOut({ decision }: { decision: Decision }) {
  const { moves, view } = useTable();
  const { texts, t } = useLanguage();
  const choices = laidOut(decision, moves, view);
  const { shown, busy } = useLots(choices, 4);
  const [lowered, setLowered] = useState(false);
  const pulled = usePull({ lowered, onLower: setLowered });
  const things = offersThings(decision);
  return (
    <section
      className={['tray', lowered && 'lowered', things && 'things'].filter(Boolean).join(' ')}
      aria-label={texts.question(decision)}
      aria-busy={busy}
      ref={more}
    >
      <header className="tray-head" {...(things ? {} : pulled)}>
        <h2>{texts.question(decision)}</h2>
        <button
          type="button"
          className="button quiet tray-handle"
          aria-expanded={!lowered}
          onClick={() => setLowered(!lowered)}
        >
          {lowered ? t('table.raiseTray') : t('table.lowerTray')}
        </button>
      </header>
      <div className={choices.length > 6 ? 'tray-choices many' : 'tray-choices'}>
        {shown.map((move) => (
          <div key={JSON.stringify(move)} className="tray-choice">
            <Choice move={move} />
            {move.type === 'play' && <CardLack card={move.card} />}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What is on the tray, including what cannot be afforded, with the reason. */
function laidOut(decision: Decision, moves: readonly Move[], view: GameView): readonly Move[] {
  switch (decision.kind) {
    case 'buy':
      return COLORS.map((color) => ({ type: 'buy', color }));
    case 'play':
      return handOf(view, decision.seat).map((card) => ({ type: 'play', card }));
    case 'discard':
      return handOf(view, decision.seat).map((card) => ({ type: 'discard', cards: [card] }));
    default:
      return moves.filter(({ type }) => type === decision.kind);
  }
}

interface Face {
  readonly label: string;
  readonly text?: string | undefined;
  readonly rule?: RuleId;
  readonly picture: ReactNode;
}

function Choice({ move }: { move: Move }) {
  const { decision, chosen, pick, why, picks, change } = useTable();
  const { texts } = useLanguage();
  const face = useFace(move);
  // One card of several; Confirm will say whether they are enough.
  const card = move.type === 'discard' ? move.cards[0] : undefined;
  const reason = card ? null : why(move);
  const picked = card ? picks.cards.includes(card) : sameMove(chosen, move);
  return (
    <button
      type="button"
      className={['choice', picked && 'chosen', reason && 'barred'].filter(Boolean).join(' ')}
      aria-pressed={picked}
      aria-disabled={reason !== null}
      data-choice={card ?? choiceId(move)}
      onClick={(event) => {
        if (card) change((now) => ({ ...now, cards: toggled(now.cards, card) }));
        else pick(move, { byKeyboard: event.detail === 0 });
      }}
      {...tip(
        face.label,
        sentences(face.text, reason && texts.reason(reason)),
        face.rule ?? null,
        reason && ruleOfReason(reason),
        decision && RULE_OF_DECISION[decision.kind],
      )}
    >
      {face.picture}
    </button>
  );
}

/** Below a card that might be played: what is missing, and how to get it. */
function CardLack({ card }: { card: CardId }) {
  const { view, me } = useTable();
  const facts = contentOf(view.rules).cards.get(card);
  return facts ? <Lack view={view} seat={me} wanted={facts} /> : null;
}

function useFace(move: Move): Face {
  const { view, me } = useTable();
  const spoken = useLanguage();
  const { texts, t } = spoken;
  const lack = (id: CardId) => {
    const facts = contentOf(view.rules).cards.get(id);
    return facts && lackWords(spoken, view, me, facts);
  };
  const card = (id: CardId): Face => ({
    label: texts.card(id),
    text: sentences(texts.cardEffect(id, view.rules), lack(id)),
    rule: ruleOfCard(id),
    picture: <CardFace card={id} player={playerAt(view, me)} rules={view.rules} />,
  });
  const thing = (picture: ReactNode, label: string, text?: string): Face => ({
    label,
    text,
    picture: (
      <span className="choice-thing">
        {picture}
        <b>{label}</b>
      </span>
    ),
  });
  switch (move.type) {
    case 'city':
      return city(move.city);
    case 'draft':
    case 'keep':
    case 'takeBack':
    case 'play':
      return card(move.card);
    case 'discard':
      return move.cards[0] ? card(move.cards[0]) : thing(null, '');
    case 'buy':
    case 'token':
      return thing(
        <TokenIcon color={move.color} size={52} />,
        texts.token(move.color, 'minor'),
        t('tokens.minor'),
      );
    case 'lose':
      return thing(
        <TokenIcon color={move.color} kind={move.size} size={52} />,
        texts.token(move.color, move.size),
        t(`tokens.${move.size}`),
      );
    case 'reward':
      return thing(
        <ResourceIcon resource={move.reward} size={52} />,
        rewardText(move.reward),
        resourceHelp(spoken, move.reward, view.rules),
      );
    case 'claim':
      return thing(
        <ResourceIcon resource={move.reward} size={52} />,
        texts.gains({ [move.reward]: contentOf(view.rules).numbers.achievementReward }),
        resourceHelp(spoken, move.reward, view.rules),
      );
    default:
      return thing(null, texts.move(move.type));
  }

  function rewardText(resource: Resource): string {
    const step = playerAt(view, me).agenda.at(-1);
    return texts.gains({ [resource]: step?.do === 'reward' ? (step.rewards[resource] ?? 0) : 0 });
  }

  function city(id: CityId): Face {
    const developments = contentOf(view.rules).cities.get(id) ?? [];
    const effects = developments.map((_, index) => texts.developmentEffect(id, index + 1, view.rules));
    return {
      label: texts.city(id),
      text: effects.join('. '),
      picture: (
        <span className="choice-city">
          <CitySkyline city={id} className="choice-skyline" />
          <CityEmblem city={id} size={56} />
          <b>{texts.city(id)}</b>
          <ol>
            {effects.map((effect, index) => (
              <li key={`${id}${String(index)}`}>{effect}</li>
            ))}
          </ol>
        </span>
      ),
    };
  }
}
