import { ACTIONS, type Move } from '@khora/engine';
import { useEffect } from 'react';
import { useSettings } from '../../browser/settings.ts';
import { takeBack, toggleHints } from '../../game/client.ts';
import type { ShownGame } from '../../runner/game.ts';
import { placeTile } from './choice.ts';
import type { TableState } from './context.ts';
import { focusQuestion } from './focus.ts';

export type Leaf = 'log' | 'since' | 'score' | 'help' | 'menu';

function isTyping(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

function isControl(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches('button, a, [role="slider"]');
}

/** 0 to 6 tiles, Enter confirm, U undo, P pass, H hint, L log, S score, ? help. */
export function useShortcuts(game: ShownGame, state: TableState, open: (leaf: Leaf) => void): void {
  const { shortcuts } = useSettings();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (event.key === 'Enter' && !isControl(event.target)) {
        state.confirm();
        return;
      }
      if (!shortcuts) return;
      const action = ACTIONS.find((each) => String(each) === event.key);
      if (action !== undefined) {
        if (state.decision?.kind === 'assign') state.change((picks) => placeTile(picks, action));
        else if (state.decision?.kind === 'action')
          state.pick({ type: 'action', action }, { byKeyboard: false });
        // Enter must now mean Confirm, wherever the focus was.
        if (isControl(event.target)) focusQuestion();
        return;
      }
      switch (event.key.toLowerCase()) {
        case 'u':
          // Whoever looks back changes nothing.
          if (game.canUndo && state.view === game.view && game.viewer !== 'spectator') takeBack(game.viewer);
          break;
        case 'p': {
          const pass: Move = { type: 'pass' };
          if (state.moves.some(({ type }) => type === 'pass')) state.play(pass);
          break;
        }
        case 'h':
          if (state.decision) toggleHints();
          break;
        case 'l':
          open('log');
          break;
        case 's':
          open('score');
          break;
        case '?':
          open('help');
          break;
        default:
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
