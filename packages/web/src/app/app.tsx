import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { HomeScreen } from '../screens/home.tsx';
import { Paints, PLAYER_COLORS } from '../ui/art.ts';
import { TipLayer } from '../ui/tip-layer.tsx';
import { CrashGuard } from './crash.tsx';
import { LanguageProvider } from './i18n.tsx';
import { type Route, useRoute } from './router.ts';
import { applySettings, useSettings } from './settings.ts';

const TableScreen = lazy(async () => ({
  default: (await import('../screens/table-screen.tsx')).TableScreen,
}));
const NewGameScreen = lazy(async () => ({
  default: (await import('../screens/new-game.tsx')).NewGameScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('../screens/settings.tsx')).SettingsScreen,
}));
const LibraryScreen = lazy(async () => ({ default: (await import('../screens/library.tsx')).LibraryScreen }));
const CreditsScreen = lazy(async () => ({ default: (await import('../screens/credits.tsx')).CreditsScreen }));
const ResultScreen = lazy(async () => ({ default: (await import('../screens/result.tsx')).ResultScreen }));
const ReplayScreen = lazy(async () => ({ default: (await import('../screens/replay.tsx')).ReplayScreen }));
const LobbyScreen = lazy(async () => ({ default: (await import('../online/lobby.tsx')).LobbyScreen }));
const RoomScreen = lazy(async () => ({ default: (await import('../online/room.tsx')).RoomScreen }));
const GamesScreen = lazy(async () => ({ default: (await import('../online/games.tsx')).GamesScreen }));
const AccountScreen = lazy(async () => ({ default: (await import('../online/account.tsx')).AccountScreen }));
const ProfileScreen = lazy(async () => ({ default: (await import('../online/profile.tsx')).ProfileScreen }));

export function App() {
  const settings = useSettings();
  const route = useRoute();
  useLayoutEffect(() => applySettings(settings), [settings]);
  useEffect(() => {
    const root = document.documentElement.style;
    for (const [seat, color] of Object.entries(PLAYER_COLORS)) root.setProperty(`--paint-${seat}`, color);
  }, []);
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
