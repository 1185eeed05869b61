import {
  type Action,
  LAST_ROUND,
  levelOf,
  levelPrice,
  type PlayerView,
  TOP_LEVEL,
  TRACKS,
  termsOf,
  tilePrice,
} from '@khora/engine';
import type { Goal, HintReason } from './reason.ts';
import { canPay, plansOf, type Situation } from './situation.ts';
import { bestSpace } from './spaces.ts';

/** What the seat could not do before the move but can do after it. */
export function opened(situation: Situation): HintReason[] {
  // What an assignment brings is spent on its own tiles first.
  if (situation.move.type === 'assign') return [];
  const goals = [...plans(situation), ...spaces(situation), ...levels(situation), ...tiles(situation)];
  return goals.map((goal) => ({ kind: 'opens', goal }));
}

function plans({ content, had, has, view }: Situation): Goal[] {
  const known = plansOf(content, had).map(({ ability }) => ability.source);
  return plansOf(content, has)
    .filter(({ ability }) => canPay(has, ability) && !canPay(had, ability))
    .filter(({ ability }) => known.includes(ability.source))
    .map(({ goal }) => goal)
    .filter((goal) => view.round < LAST_ROUND || has.kept?.includes(TILES[goal.what]));
}

/** The tiles that carry these plans out; in the last round there is no other chance. */
const TILES = { card: 5, development: 6 } as const satisfies { readonly [W in Goal['what']]?: Action };

function spaces({ after, had, has }: Situation): Goal[] {
  const best = bestSpace(after, has, ({ need }) => need > had.troops);
  return best ? [{ what: 'space', space: best.id }] : [];
}

/** The next level of a track that only lacked drachmas; the most expensive one. */
function levels({ had, has, content, view }: Situation): Goal[] {
  if (view.phase !== 'action') return [];
  const terms = termsOf(content, has);
  const within = TRACKS.filter((track) => has[track] < TOP_LEVEL)
    .map((track) => {
      const level = has[track] + 1;
      return {
        track,
        level,
        price: levelPrice(terms, track, levelOf(content, track, level).cost, 'progress'),
      };
    })
    .filter(({ price }) => price > had.drachmas && price <= has.drachmas)
    .sort((one, other) => other.price - one.price);
  return within.slice(0, 1).map(({ track, level }) => ({ what: 'level', track, level }));
}

/** Below Military, nearly any die will do. */
const FIRST_DEAR: Action = 4;

/** The highest tile that the citizens can pay for in the next round, whatever is rolled. */
function tiles({ had, has, view }: Situation): Goal[] {
  const action = sureTile(has);
  if (action <= sureTile(had) || action < FIRST_DEAR || view.round === LAST_ROUND) return [];
  return [{ what: 'tile', action }];
}

function sureTile({ citizens }: PlayerView): Action {
  const tiles: readonly Action[] = [6, 5, 4, 3, 2, 1];
  return tiles.find((tile) => tilePrice(tile, 1) <= citizens) ?? 0;
}
