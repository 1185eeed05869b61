import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Paints } from '../art/art.ts';
import { closeBook, useOpenedBook } from '../browser/book.ts';
import { type Route, useRoute } from '../browser/router.ts';
import { applySettings, useSettings, watchSystem } from '../browser/settings.ts';
import { HomeScreen } from '../screens/home.tsx';
import { TipLayer } from '../ui/tip-layer.tsx';
import { LanguageProvider } from '../words/language.tsx';
import { translatePushWords } from '../words/push-words.ts';
import { CrashGuard } from './crash.tsx';
import { PageTitle } from './page-title.tsx';

const TableScreen = lazy(async () => ({
  default: (await import('../screens/table-screen.tsx')).TableScreen,
}));
const NewGameScreen = lazy(async () => ({
  default: (await import('../screens/new-game.tsx')).NewGameScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings/settings.tsx')).SettingsScreen,
}));
const LibraryScreen = lazy(async () => ({
  default: (await import('../screens/library/library.tsx')).LibraryScreen,
}));
const LearnScreen = lazy(async () => ({
  default: (await import('../screens/learn/learn.tsx')).LearnScreen,
}));
const SummaryScreen = lazy(async () => ({
  default: (await import('../screens/library/summary.tsx')).SummaryScreen,
}));
const DailyScreen = lazy(async () => ({ default: (await import('../screens/daily/daily.tsx')).DailyScreen }));
const SheetScreen = lazy(async () => ({ default: (await import('../screens/sheet/sheet.tsx')).SheetScreen }));
const LaurelsScreen = lazy(async () => ({
  default: (await import('../screens/laurels/laurels-screen.tsx')).LaurelsScreen,
}));
const ExplorerScreen = lazy(async () => ({
  default: (await import('../screens/explorer/explorer.tsx')).ExplorerScreen,
}));
const LessonScreen = lazy(async () => ({
  default: (await import('../screens/lesson/lesson-screen.tsx')).LessonScreen,
}));
const CreditsScreen = lazy(async () => ({ default: (await import('../screens/credits.tsx')).CreditsScreen }));
const ResultScreen = lazy(async () => ({
  default: (await import('../screens/result/result.tsx')).ResultScreen,
}));
const ReplayScreen = lazy(async () => ({ default: (await import('../screens/replay.tsx')).ReplayScreen }));
const ReviewScreen = lazy(async () => ({
  default: (await import('../screens/review/review-screen.tsx')).ReviewScreen,
}));
const PuzzlesScreen = lazy(async () => ({
  default: (await import('../screens/puzzles/puzzles-screen.tsx')).PuzzlesScreen,
}));
const PuzzleScreen = lazy(async () => ({
  default: (await import('../screens/puzzles/puzzles-screen.tsx')).PuzzleScreen,
}));
const PracticeScreen = lazy(async () => ({
  default: (await import('../screens/puzzles/practice-screen.tsx')).PracticeScreen,
}));
const MistakesScreen = lazy(async () => ({
  default: (await import('../screens/puzzles/mistakes-screen.tsx')).MistakesScreen,
}));
const PositionScreen = lazy(async () => ({
  default: (await import('../screens/review/position-screen.tsx')).PositionScreen,
}));
const LobbyScreen = lazy(async () => ({ default: (await import('../online/lobby/lobby.tsx')).LobbyScreen }));
const RoomScreen = lazy(async () => ({ default: (await import('../online/room/room.tsx')).RoomScreen }));
const GamesScreen = lazy(async () => ({ default: (await import('../online/lobby/games.tsx')).GamesScreen }));
const AccountScreen = lazy(async () => ({
  default: (await import('../online/account/account.tsx')).AccountScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import('../online/lobby/profile.tsx')).ProfileScreen,
}));

const FairPlayScreen = lazy(async () => ({
  default: (await import('../online/lobby/fair-play.tsx')).FairPlayScreen,
}));

const BestScreen = lazy(async () => ({ default: (await import('../online/lobby/best.tsx')).BestScreen }));
const FriendsScreen = lazy(async () => ({
  default: (await import('../online/lobby/friends.tsx')).FriendsScreen,
}));
const ModerationScreen = lazy(async () => ({
  default: (await import('../online/moderation/moderation.tsx')).ModerationScreen,
}));

const BookLayer = lazy(async () => ({ default: (await import('./book-layer.tsx')).BookLayer }));

/** The rule book, if it is open over the screen; going to another screen closes it. */
function OpenedBook() {
  const place = useOpenedBook();
  useEffect(() => {
    window.addEventListener('hashchange', closeBook);
    return () => window.removeEventListener('hashchange', closeBook);
  }, []);
  return place && <BookLayer place={place} />;
}

const loadTipView = async () => (await import('./tip-view.tsx')).TipView;

export function App() {
  const settings = useSettings();
  const route = useRoute();
  useLayoutEffect(() => {
    applySettings(settings);
    return watchSystem(() => applySettings(settings));
  }, [settings]);
  useEffect(() => void translatePushWords(settings.language), [settings.language]);
  return (
    <LanguageProvider>
      <Paints />
      <PageTitle route={route} />
      <CrashGuard route={route}>
        <Suspense>
          <Screen route={route} />
        </Suspense>
        <Suspense>
          <OpenedBook />
        </Suspense>
      </CrashGuard>
      <TipLayer load={loadTipView} />
    </LanguageProvider>
  );
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'new':
      return <NewGameScreen />;
    case 'settings':
      return <SettingsScreen />;
    case 'library':
      return <LibraryScreen place={route.place ?? null} />;
    case 'learn':
      return <LearnScreen />;
    case 'summary':
      return <SummaryScreen />;
    case 'daily':
      return <DailyScreen />;
    case 'sheet':
      return <SheetScreen />;
    case 'laurels':
      return <LaurelsScreen />;
    case 'explorer':
      return <ExplorerScreen />;
    case 'lesson':
      return <LessonScreen id={route.id} back={route.back ?? null} />;
    case 'credits':
      return <CreditsScreen />;
    case 'online':
      return <LobbyScreen />;
    case 'games':
      return <GamesScreen />;
    case 'account':
      return <AccountScreen />;
    case 'fair-play':
      return <FairPlayScreen />;
    case 'best':
      return <BestScreen />;
    case 'friends':
      return <FriendsScreen />;
    case 'moderation':
      return <ModerationScreen />;
    case 'profile':
      return <ProfileScreen key={route.user} user={route.user} />;
    case 'room':
      return <RoomScreen key={route.id} id={route.id} invitation={route.invitation ?? null} />;
    case 'table':
      return <TableScreen id={route.id} />;
    case 'result':
      return <ResultScreen id={route.id} />;
    case 'review':
      return <ReviewScreen id={route.id} from={route.at ?? 0} />;
    case 'puzzles':
      return <PuzzlesScreen />;
    case 'mistakes':
      return <MistakesScreen />;
    case 'puzzle':
      return <PuzzleScreen number={Number(route.id)} theme={route.theme ?? null} />;
    case 'practice':
      return <PracticeScreen id={route.id} seat={route.seat} at={route.at} />;
    case 'position':
      return <PositionScreen position={route.position} ending={route.ending} />;
    default:
      return <ReplayScreen key={route.id} id={route.id} from={route.at ?? 0} />;
  }
}
