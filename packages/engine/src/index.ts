/** The public contract of the engine: what hosts may rely on. */

export { achievementCount, holds, missingTokens } from './abilities.ts';
export { clone } from './clone.ts';
export {
  type Ability,
  CARD_IDS,
  type Card,
  type CardId,
  CITY_IDS,
  type CityId,
  type Content,
  cardOf,
  contentOf,
  developmentsOf,
  EVENT_IDS,
  type EventId,
  eventOf,
  firedBy,
  levelOf,
  RULES_VERSION,
  SPACES,
  type Space,
  type SpaceId,
  spaceOf,
} from './content/content.ts';
export type { Terms, Trigger } from './content/facts.ts';
export { determinize } from './determinize.ts';
export { type GameEvent, redact, reveals } from './events.ts';
export { hash } from './hash.ts';
export { type AssignMove, type DraftMove, isMove, type Move, type MoveOf, type MoveType } from './moves.ts';
export {
  advance,
  type Decision,
  decisions,
  explain,
  IllegalMoveError,
  isOver,
  legalMoves,
  play,
  type Reason,
} from './play.ts';
export { preview } from './preview.ts';
export { actionGain, changed, explorationLoss, levelPrice, levelScrolls, tilePrice } from './prices.ts';
export { type GameRecord, InvalidRecordError, RECORD_VERSION, replay, replayEvents, undo } from './record.ts';
export { type PointSource, projectedPoints, type Standing, standings } from './scoring.ts';
export { begin, createGame, InvalidSetupError } from './setup.ts';
export { derivedSeed, sha256Hex } from './sha256.ts';
export { type Shortage, shortage } from './shortage.ts';
export {
  type GameSetup,
  type GameState,
  type GameView,
  type Knowledge,
  type Options,
  type PlayerState,
  type PlayerView,
  type Position,
  playerAt,
} from './state.ts';
export type { Step } from './steps.ts';
export { termsOf, termsWith } from './terms.ts';
export { glance, glanceAt, view } from './view.ts';
export {
  ACHIEVEMENTS,
  ACTION_NAMES,
  ACTIONS,
  type Achievement,
  type Action,
  type ActionName,
  COLORS,
  type Color,
  LAST_ROUND,
  PHASES,
  type Phase,
  RESOURCES,
  type Resource,
  SEATS,
  type Seat,
  SIZES,
  type Size,
  type Source,
  seated,
  TOP_LEVEL,
  TRACKS,
  type Track,
  type Viewer,
} from './vocabulary.ts';
