import type { Action, Move } from '@khora/engine';
import type { Spot } from '../../lessons/lesson.ts';
import { choiceId, type Picks, sameMove } from '../state/choice.ts';
import type { Tab } from '../state/use-tab.ts';

const CONFIRM = '.prompt-buttons .primary';
const PASS = '.prompt-buttons [aria-keyshortcuts="P"]';

interface Target {
  readonly selector: string;
  /** Where it is, if there is room for only one part of the table at a time; null for what is always visible. */
  readonly part: Tab | null;
}

const own = (what: string, part: Tab | null = null): Target => ({
  selector: `[data-anchor="0-${what}"]`,
  part,
});

const PIECES: Readonly<Record<Exclude<Spot, 'wanted'>, Target>> = {
  city: { selector: '.city', part: 'city' },
  event: { selector: '.event-card', part: null },
  dice: { selector: '.dice', part: 'dice' },
  hand: { selector: '.hand', part: 'hand' },
  map: { selector: '.map', part: 'board' },
  achievements: { selector: '.achievements', part: 'board' },
  tracks: { selector: '.own', part: 'city' },
  score: { selector: '.table-menu [aria-keyshortcuts="S"]', part: null },
  points: own('points'),
  drachmas: own('drachmas'),
  scrolls: own('scrolls'),
  citizens: own('citizens'),
  troops: own('troops'),
  taxes: own('taxes'),
  glory: own('glory'),
};

const dieAt = (index: number) => `.die-slot:nth-of-type(${index + 1})`;

/** What a learner has picked so far. */
interface Picked {
  readonly picks: Picks;
  readonly chosen: Move | null;
  /** The tiles on the dice, once they are revealed. */
  readonly tiles: readonly Action[];
}

/** What to press next on the way to a move. */
function wantedSelector(move: Move, { picks, chosen, tiles }: Picked): string {
  if (move.type === 'pass') return PASS;
  if (sameMove(chosen, move)) return CONFIRM;
  switch (move.type) {
    case 'assign': {
      const die = move.tiles.findIndex((tile, index) => picks.tiles[index] !== tile);
      const isFree = (picks.tiles[die] ?? null) === null && (picks.die ?? die) === die;
      return isFree ? `.tile[aria-keyshortcuts="${move.tiles[die]}"]` : dieAt(die);
    }
    case 'pay': {
      if (picks.scrolls !== move.scrolls)
        return `.scrolls button:${picks.scrolls < move.scrolls ? 'last' : 'first'}-of-type`;
      const aside = tiles.findIndex((tile) => picks.kept.includes(tile) !== move.tiles.includes(tile));
      return dieAt(aside);
    }
    case 'explore':
      return `[data-space="${move.space}"]`;
    case 'develop':
      return '.development.next';
    case 'progress':
    case 'raise':
      return `.progress.${move.track}`;
    case 'tracks': {
      const missing = move.tracks.find((track) => !picks.tracks.includes(track));
      return `.progress.${missing ?? picks.tracks.find((track) => !move.tracks.includes(track))}`;
    }
    default:
      return `[data-choice="${choiceId(move)}"]`;
  }
}

/** What a cue points at now. */
export function selectorOf(spot: Spot, wanted: Move | null, picked: Picked): string {
  if (spot !== 'wanted') return PIECES[spot].selector;
  return wanted ? wantedSelector(wanted, picked) : CONFIRM;
}

/** The part of the table that a cue is about, if there is room for only one; null if its question decides. */
export function partOf(spot: Spot): Tab | null {
  return spot === 'wanted' ? null : PIECES[spot].part;
}
