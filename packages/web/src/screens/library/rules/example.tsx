import {
  type GameState,
  playerAt,
  type Seat,
  SPACES,
  seated,
  standings,
  tilePrice,
  view,
} from '@khora/engine';
import type { RuleId } from '@khora/locales';
import { type ReactNode, useMemo } from 'react';
import {
  AchievementIcon,
  ActionTile,
  Die,
  PLAYER_DICE,
  PlayerMarker,
  ResourceIcon,
} from '../../../art/art.ts';
import { CardFace } from '../../../table/pieces/card-face.tsx';
import { Amount, DeltaChips, KnowledgeRow, Levels } from '../../../table/pieces/pieces.tsx';
import { noPicks } from '../../../table/state/choice.ts';
import { TableProvider, type TableState } from '../../../table/state/context.ts';
import { deltaOf, isNothing } from '../../../table/state/delta.ts';
import { useBookWords } from '../../../words/book/book-words.ts';
import { useLanguage } from '../../../words/language.tsx';
import { SpaceTokens } from '../shelves/shelves.tsx';
import { EXAMPLES_OF, type Example, exampleOf } from './examples.ts';
import './example.css';

const OWN: Seat = 0;
const nothing = () => null;

/** A position to look at: nothing is asked, and nothing can be done. */
function stillTable(state: GameState): TableState {
  return {
    view: view(state, OWN),
    seats: [],
    names: [],
    hurried: [],
    me: OWN,
    projected: [],
    decision: null,
    moves: [],
    picks: noPicks(undefined, []),
    chosen: null,
    ghost: null,
    foresee: nothing,
    why: nothing,
    pick: nothing,
    change: nothing,
    confirm: nothing,
    play: nothing,
    say: nothing,
  };
}

/** The example of a rule, if it has one: two positions of a game, and what happens between them. */
export function ExampleOf({ rule }: { readonly rule: RuleId }) {
  const id = EXAMPLES_OF[rule];
  const example = useMemo(() => (id ? exampleOf(id) : null), [id]);
  return example && <Shown example={example} />;
}

function Shown({ example }: { readonly example: Example }) {
  const w = useBookWords();
  const { id, before, after, counts } = example;
  const table = useMemo(() => stillTable(before), [before]);
  const delta = deltaOf(playerAt(table.view, OWN), playerAt(view(after, OWN), OWN));
  return (
    <figure className="example">
      <figcaption>
        <b>{w('example')}</b> {w(`examples.${id}`)}
      </figcaption>
      <TableProvider value={table}>
        <div className="example-board">
          <Drawn example={example} />
          {example.picture.of !== 'ranks' && (
            <span className="example-counts">
              {counts.map((resource) => (
                <Amount key={resource} resource={resource} count={playerAt(table.view, OWN)[resource]} />
              ))}
            </span>
          )}
          {!isNothing(delta) && (
            <>
              <span className="example-arrow" aria-hidden="true">
                →
              </span>
              <DeltaChips delta={delta} />
            </>
          )}
        </div>
      </TableProvider>
    </figure>
  );
}

function Drawn({ example: { picture, before } }: { readonly example: Example }): ReactNode {
  const { texts, t } = useLanguage();
  const seen = view(before, OWN);
  switch (picture.of) {
    case 'tiles':
      return playerAt(seen, OWN).dice.map((value, at) => {
        const tile = picture.tiles[at] ?? 0;
        const cost = tilePrice(tile, value);
        const price = cost === 0 ? t('table.free') : t('table.costsCitizens', { count: cost });
        return (
          <span
            key={tile}
            className="example-die"
            role="img"
            aria-label={`${t('table.die', { number: at + 1, value })}, ${texts.action(tile)}, ${price}`}
          >
            <Die value={value} size={40} tone={PLAYER_DICE[OWN]} />
            <ActionTile action={tile} size={48} />
            <small>{price}</small>
          </span>
        );
      });
    case 'space': {
      const space = SPACES.find(({ id }) => id === picture.space);
      return (
        space && (
          <span className="example-space">
            <SpaceTokens space={space} />
            <b>{texts.space(space.id)}</b>
          </span>
        )
      );
    }
    case 'card':
      return <CardFace card={picture.card} player={playerAt(seen, OWN)} />;
    case 'levels':
      return (
        <span className="example-counts">
          <Levels seat={OWN} size={24} />
        </span>
      );
    case 'achievement':
      return (
        <span className="example-space">
          <AchievementIcon achievement={picture.achievement} size={34} />
          <b>{texts.achievement(picture.achievement)}</b>
        </span>
      );
    case 'knowledge':
      return <KnowledgeRow view={seen} seat={OWN} />;
    default:
      return <Ranks state={before} />;
  }
}

/** Everybody's place with the points and drachmas behind it. */
function Ranks({ state }: { readonly state: GameState }) {
  const { texts } = useLanguage();
  const places = standings(state);
  return seated(state.players).map(([{ points, drachmas }, seat]) => (
    <span key={seat} className={`example-rank seat-${seat}`}>
      <PlayerMarker seat={seat} size={22} />
      <b>{texts.word('rank', { rank: places[seat]?.rank ?? 0, player: '' })}</b>
      <ResourceIcon resource="points" size={20} /> {points}
      <ResourceIcon resource="drachmas" size={20} /> {drachmas}
    </span>
  ));
}
