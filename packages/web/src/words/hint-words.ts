import type { GameView, Move, Seat } from '@khora/engine';
import type { Spoken } from './language.tsx';

/** A move in words, as 'Explore: Red 2/1'. */
export function moveWords({ texts, t }: Spoken, view: GameView, seat: Seat, move: Move): string {
  const detail = details({ texts, t }, view, seat, move);
  return detail ? t('hint.move', { move: texts.move(move.type), detail }) : texts.move(move.type);
}

function details({ texts, t }: Spoken, view: GameView, seat: Seat, move: Move): string {
  const player = view.players[seat];
  switch (move.type) {
    case 'city':
      return texts.city(move.city);
    case 'draft':
    case 'keep':
    case 'play':
    case 'takeBack':
      return texts.card(move.card);
    case 'discard':
      return texts.list(move.cards.map((card) => texts.card(card)));
    case 'reroll':
      return move.dice.length > 0
        ? texts.list(move.dice.map((die) => String(player?.dice[die])))
        : t('hint.noReroll');
    case 'assign':
      return texts.list(
        move.tiles.map((tile, die) =>
          t('hint.tileOn', { tile: texts.action(tile), value: player?.dice[die] ?? 0 }),
        ),
      );
    case 'pay':
      return [
        texts.list(move.tiles.map((tile) => texts.action(tile))) || t('hint.noTiles'),
        move.scrolls > 0 && texts.gains({ scrolls: -move.scrolls }),
      ]
        .filter(Boolean)
        .join(', ');
    case 'buy':
    case 'token':
      return texts.token(move.color, 'minor');
    case 'lose':
      return texts.token(move.color, move.size);
    case 'explore':
      return texts.space(move.space, view.rules);
    case 'develop':
      return player?.city ? texts.development(player.city, player.development + 1) : '';
    case 'progress':
    case 'raise':
      return texts.track(move.track);
    case 'tracks':
      return texts.list(move.tracks.map((track) => texts.track(track)));
    case 'reward':
    case 'claim':
      return texts.resource(move.reward);
    case 'action':
      return texts.action(move.action);
    default:
      return '';
  }
}
