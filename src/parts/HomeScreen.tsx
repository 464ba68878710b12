import { use, useEffect, useSyncExternalStore } from 'react';
import { CoreContext, useSession } from '../app/context';
import type { HomeScreenState } from '../device/homeScreen';
import { Button } from '../ui/Button';
import { homeScreenMessages } from './homeScreenMessages';

/** The state of the home screen to show on this device; null if there is nothing to show. */
export function useHomeScreen(): HomeScreenState {
  const { homeScreen } = use(CoreContext);
  return useSyncExternalStore(homeScreen.subscribe, homeScreen.get);
}

/** Explains how to put the app on the home screen, and why. */
export function HomeScreen() {
  const { homeScreen } = use(CoreContext);
  const state = useHomeScreen();
  const { state: session } = useSession();
  const takesAlong = state === 'byHand' && session.kind === 'signedIn';
  useEffect(() => (takesAlong ? offerOwnManifest() : undefined), [takesAlong]);
  if (state === null) return null;
  return (
    <>
      <p>{homeScreenMessages.states[state]}</p>
      {state === 'offered' && (
        <Button onClick={homeScreen.install}>{homeScreenMessages.install}</Button>
      )}
    </>
  );
}

/**
 * On an iPhone the app on the home screen has a storage of its own. As long as somebody reads here
 * how it gets there, the page names a manifest that is theirs alone, with a start address that
 * takes their session along.
 * Answers how that ends.
 */
function offerOwnManifest(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (link === null) return () => undefined;
  const before = link.getAttribute('href') ?? '';
  // With the session's cookie.
  link.crossOrigin = 'use-credentials';
  link.href = '/session/manifest.webmanifest';
  return () => {
    link.removeAttribute('crossorigin');
    link.href = before;
  };
}
