import { use, useSyncExternalStore } from 'react';
import { CoreContext } from '../app/context';
import type { HomeScreenState } from '../device/homeScreen';
import { Button } from '../ui/Button';
import { messages } from './messages';

/** The state of the home screen to show on this device; null if there is nothing to show. */
export function useHomeScreen(): HomeScreenState {
  const { homeScreen } = use(CoreContext);
  return useSyncExternalStore(homeScreen.subscribe, homeScreen.get);
}

/** Explains how to put the app on the home screen, and why. */
export function HomeScreen() {
  const { homeScreen } = use(CoreContext);
  const state = useHomeScreen();
  if (state === null) return null;
  return (
    <>
      <p>{messages.homeScreen[state]}</p>
      {state === 'offered' && <Button onClick={homeScreen.install}>{messages.install}</Button>}
    </>
  );
}
