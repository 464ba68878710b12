import { use, useSyncExternalStore } from 'react';
import { CoreContext } from '../app/context';
import type { HomeScreenState } from '../device/homeScreen';
import { Button } from '../ui/Button';
import { words } from './messages';

/** What can be said of the home screen on this device; null for nothing. */
export function useHomeScreen(): HomeScreenState {
  const { homeScreen } = use(CoreContext);
  return useSyncExternalStore(homeScreen.subscribe, homeScreen.get);
}

/** How the app gets onto the home screen, and what that is good for. */
export function HomeScreen() {
  const { homeScreen } = use(CoreContext);
  const state = useHomeScreen();
  if (state === null) return null;
  return (
    <>
      <p>{words.homeScreen[state]}</p>
      {state === 'offered' && <Button onClick={homeScreen.install}>{words.install}</Button>}
    </>
  );
}
