import { lazy, Suspense, useLayoutEffect } from 'react';
import { Paints } from '../art/art.ts';
import { type Route, useRoute } from '../browser/router.ts';
import { applySettings, useSettings, watchSystem } from '../browser/settings.ts';
import { HomeScreen } from '../screens/home.tsx';
import { TipLayer } from '../ui/tip-layer.tsx';
import { LanguageProvider } from '../words/language.tsx';
import { CrashGuard } from './crash.tsx';

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
const CreditsScreen = lazy(async () => ({ default: (await import('../screens/credits.tsx')).CreditsScreen }));
const ResultScreen = lazy(async () => ({
  default: (await import('../screens/result/result.tsx')).ResultScreen,
}));
const ReplayScreen = lazy(async () => ({ default: (await import('../screens/replay.tsx')).ReplayScreen }));
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

export function App() {
  const settings = useSettings();
  const route = useRoute();
  useLayoutEffect(() => {
    applySettings(settings);
    return watchSystem(() => applySettings(settings));
  }, [settings]);
  return (
    <LanguageProvider>
      <Paints />
      <CrashGuard route={route}>
        <Suspense>
          <Screen route={route} />
        </Suspense>
      </CrashGuard>
      <TipLayer />
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
      return <LibraryScreen />;
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
    default:
      return <ReplayScreen id={route.id} />;
  }
}
