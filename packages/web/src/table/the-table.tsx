import type { Decision, GameRecord } from '@khora/engine';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { moveOn } from '../browser/router.ts';
import { lookAt, useClient } from '../game/client.ts';
import { downloadRecord } from '../game/record-file.ts';
import type { ShownGame } from '../runner/game.ts';
import { useLanguage } from '../words/language.tsx';
import { Rail } from './board/rail.tsx';
import { OwnStrip } from './cities/own-strip.tsx';
import { partOf } from './coach/targets.ts';
import { roundStarts } from './history/since.ts';
import { SinceStrip } from './history/since-strip.tsx';
import { useUnseen } from './history/use-unseen.ts';
import { showsAll, useLayout } from './layout/layout.ts';
import { Announcements } from './prompt/announcements.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Regions } from './regions.tsx';
import type { Coach } from './state/coach.ts';
import { TableProvider } from './state/context.ts';
import { useQuestionFocus } from './state/focus.ts';
import { liesOnTray, offersThings } from './state/on-tray.ts';
import { type Leaf, useShortcuts } from './state/shortcuts.ts';
import { type Tab, useTab } from './state/use-tab.ts';
import { frontSeat, useTableState } from './state/use-table-state.ts';
import { TableTabs } from './table-tabs.tsx';
import './table.css';
import './layout/layout.css';

const Leaves = lazy(async () => ({ default: (await import('./leaves.tsx')).Leaves }));
const LookBack = lazy(async () => ({ default: (await import('./history/look-back.tsx')).LookBack }));
const Flights = lazy(async () => ({ default: (await import('./motion/flights.tsx')).Flights }));

/** Where a question is answered, if there is room for only one part. */
function placeOf(decision: Decision | null): Tab | null {
  if (!decision) return null;
  if (liesOnTray(decision)) return 'tray';
  switch (decision.kind) {
    case 'explore':
      return 'board';
    case 'develop':
    case 'progress':
    case 'raise':
    case 'tracks':
      return 'city';
    case 'assign':
    case 'pay':
    case 'reroll':
    case 'action':
      return 'dice';
    default:
      return null;
  }
}

/** A game that cannot be saved can be downloaded, and is not left by mistake. */
function Unsaved({ record }: { record: GameRecord }) {
  const { t } = useLanguage();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return (
    <p className="banner" role="alert">
      {t('trouble.unsaved')}{' '}
      <button type="button" className="button small" onClick={() => downloadRecord(record)}>
        {t('record.download')}
      </button>
    </p>
  );
}

interface TheTableProps {
  readonly game: ShownGame;
  /** A row of its own above the board. */
  readonly besides?: ReactNode;
  /** For lessons. */
  readonly coach?: Coach | null;
}

export function TheTable({ game, besides, coach = null }: TheTableProps) {
  const { looked, log, unsaved, room } = useClient();
  const { t, texts } = useLanguage();
  const me = frontSeat(game, 0);
  const shown = looked?.view ?? game.view;
  const { state, note } = useTableState(game, shown, me, coach);
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  const open = (next: Leaf | null) => startTransition(() => setLeaf(next));
  const { tab, part, choose, turnTo } = useTab();
  const { layout, growth } = useLayout();
  const all = showsAll(layout);
  const kind = state.decision?.kind;
  const place = (coach && partOf(coach.spot)) ?? placeOf(state.decision);
  // Every question turns to its part once; from there the player may go to any other.
  const [turned, setTurned] = useState<string | null>(null);
  const question = coach?.key ?? (kind ? `${game.asking} ${kind}` : null);
  if (question !== turned) {
    setTurned(question);
    if (place) turnTo(place);
    else if (tab === 'tray') turnTo('board');
  }
  const unseen = useUnseen(room?.table ?? null, game);
  useShortcuts(game, state, open);
  useQuestionFocus(question);
  const over = game.view.phase === 'over';
  useEffect(() => {
    if (over) moveOn({ screen: 'table', id: game.id }, { screen: 'result', id: game.id });
  }, [over, game.id]);
  return (
    <TableProvider value={state}>
      <main
        className="table"
        data-layout={layout}
        data-parts={all ? 'all' : 'one'}
        style={{ zoom: growth, '--growth': growth }}
        data-tab={part}
        data-asks={kind}
        data-game={game.id}
        data-move={game.length}
      >
        <h1 className="visually-hidden">
          {texts.word('game')}: {texts.phase(shown.phase)}
        </h1>
        <header className="table-top">
          <Rail />
          <div className="table-menu">
            <button type="button" className="button quiet" aria-keyshortcuts="L" onClick={() => open('log')}>
              {t('table.log')}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-keyshortcuts="S"
              onClick={() => open('score')}
            >
              {t('table.score')}
            </button>
            <button type="button" className="button quiet" onClick={() => open('menu')}>
              {t('table.menu')}
            </button>
          </div>
        </header>
        {unsaved && game.record && <Unsaved record={game.record} />}
        {besides}
        {looked && (
          <Suspense>
            <LookBack
              at={looked.at}
              length={game.length}
              onLook={lookAt}
              told={(log[looked.at] ?? []).flatMap((event) => texts.logLine(event, state.names) ?? [])}
              rounds={roundStarts(log)}
            />
          </Suspense>
        )}
        <Regions
          only={all ? null : part}
          withBoard={layout === 'narrow' && part === 'tray' && offersThings(state.decision)}
        />
        <OwnStrip />
        <Prompt game={game} note={note} coach={coach}>
          {!coach && (
            <SinceStrip
              log={log}
              seat={me}
              unseen={unseen}
              isOther={game.viewer === 'spectator'}
              onOpen={() => open('since')}
              part={part}
              onTurn={choose}
            />
          )}
        </Prompt>
        <Announcements note={note} />
        <TableTabs tab={tab} onChoose={choose} />
        <Suspense>
          <Flights />
        </Suspense>
        {leaf && (
          <Suspense>
            <Leaves leaf={leaf} game={game} log={log} unseen={unseen} open={open} />
          </Suspense>
        )}
      </main>
    </TableProvider>
  );
}
