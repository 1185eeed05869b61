import {
  ACHIEVEMENTS,
  ACTIONS,
  type Achievement,
  type Action,
  COLORS,
  type Color,
  RESOURCES,
  type Resource,
  type Size,
  TRACKS,
  type Track,
} from '@khora/engine';
import { RULE_OF_ACTION, type RuleId } from '@khora/locales';
import type { ReactNode } from 'react';
import {
  AchievementIcon,
  ActionTile,
  Die,
  PLAYER_DICE,
  ResourceIcon,
  TokenIcon,
  TrackIcon,
} from '../../../art/art.ts';

type Piece =
  | { readonly action: Action }
  | { readonly resource: Resource }
  | { readonly track: Track }
  | { readonly achievement: Achievement }
  | { readonly color: Color; readonly size: Size }
  | { readonly die: number };

const tokens = (size: Size): readonly Piece[] => COLORS.map((color) => ({ color, size }));
const resources = (...list: readonly Resource[]): readonly Piece[] => list.map((resource) => ({ resource }));

/** The pieces that a rule is about, apart from the actions, which have a rule each. */
const PIECES: { readonly [R in RuleId]?: readonly Piece[] } = {
  'R1.1': resources(...RESOURCES),
  'R1.5': [...tokens('minor'), ...tokens('major')],
  'R2.B1': resources('taxes', 'drachmas'),
  'R2.C1': [{ die: 3 }, { die: 5 }],
  'R2.C4': ACTIONS.map((action) => ({ action })),
  'R2.C7': resources('scrolls', 'citizens'),
  'R2.D9': resources('troops'),
  'R2.E1': TRACKS.map((track) => ({ track })),
  'R2.E5': [{ track: 'culture' }, { die: 4 }],
  'R2.F1': resources('troops'),
  'R2.G1': ACHIEVEMENTS.map((achievement) => ({ achievement })),
  'R2.G3': resources('taxes', 'glory'),
  'R3.1': resources('citizens', 'troops', 'taxes', 'glory'),
  'R4.1': [{ resource: 'glory' }, ...tokens('major')],
  'R4.2': resources('points', 'drachmas'),
};

function piecesOf(rule: RuleId): readonly Piece[] {
  const action = ACTIONS.find((each) => RULE_OF_ACTION[each] === rule);
  return action === undefined ? (PIECES[rule] ?? []) : [{ action }];
}

const SIZE = 28;

function drawn(piece: Piece): ReactNode {
  if ('action' in piece) return <ActionTile action={piece.action} size={44} />;
  if ('resource' in piece) return <ResourceIcon resource={piece.resource} size={SIZE} />;
  if ('track' in piece) return <TrackIcon track={piece.track} size={SIZE} />;
  if ('achievement' in piece) return <AchievementIcon achievement={piece.achievement} size={SIZE} />;
  if ('die' in piece) return <Die value={piece.die} tone={PLAYER_DICE[0]} size={SIZE} />;
  return <TokenIcon color={piece.color} kind={piece.size} size={SIZE} />;
}

/** The pieces that a rule mentions, as they look on the table; the text names them. */
export function RulePicture({ rule }: { readonly rule: RuleId }) {
  const pieces = piecesOf(rule);
  if (pieces.length === 0) return null;
  return (
    <span className="rule-picture" aria-hidden="true">
      {pieces.map((piece) => (
        <span key={JSON.stringify(piece)}>{drawn(piece)}</span>
      ))}
    </span>
  );
}
