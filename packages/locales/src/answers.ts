import type { Move, Position, Seat } from '@khora/engine';
import * as naming from './naming.ts';
import type { Voice } from './voice.ts';

/** A move in words, as 'Explore: Red 2/1'. */
export function answerText(voice: Voice, position: Position, seat: Seat, move: Move): string {
  const { say } = voice;
  const detail = details(voice, position, seat, move);
  const name = say.moves(move.type);
  return detail === '' ? name : say.hints('move', { move: name, detail });
}

function details(voice: Voice, position: Position, seat: Seat, move: Move): string {
  const { say, and } = voice;
  const player = position.players[seat];
  switch (move.type) {
    case 'city':
      return say.cities(move.city);
    case 'draft':
    case 'keep':
    case 'play':
    case 'takeBack':
      return say.cards(move.card);
    case 'discard':
      return and(move.cards.map((card) => say.cards(card)));
    case 'reroll':
      return move.dice.length > 0
        ? and(move.dice.map((die) => String(player?.dice[die])))
        : say.hints('noReroll');
    case 'assign':
      return and(
        move.tiles.map((tile, die) =>
          say.hints('tileOn', { tile: naming.actionName(voice, tile), value: player?.dice[die] ?? 0 }),
        ),
      );
    case 'pay':
      return [
        and(move.tiles.map((tile) => naming.actionName(voice, tile))) || say.hints('noTiles'),
        move.scrolls > 0 && naming.gainsText(voice, { scrolls: -move.scrolls }),
      ]
        .filter(Boolean)
        .join(', ');
    case 'buy':
    case 'token':
      return naming.tokenName(voice, move.color, 'minor');
    case 'lose':
      return naming.tokenName(voice, move.color, move.size);
    case 'explore':
      return naming.spaceName(voice, move.space, position.rules);
    case 'develop':
      return player?.city ? naming.developmentName(voice, player.city, player.development + 1) : '';
    case 'progress':
    case 'raise':
      return say.tracks(move.track);
    case 'tracks':
      return and(move.tracks.map((track) => say.tracks(track)));
    case 'reward':
    case 'claim':
      return say.resources(move.reward);
    case 'action':
      return naming.actionName(voice, move.action);
    default:
      return '';
  }
}
