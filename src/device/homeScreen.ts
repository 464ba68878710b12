import { createValue, type Value } from './observable';
import type { World } from './world';

/** What can be said of the home screen: the browser offers to install the app, the person does it by hand, it cannot be, or there is nothing to say. */
export type HomeScreenState = 'offered' | 'byHand' | 'impossible' | null;

export interface HomeScreen extends Value<HomeScreenState> {
  /** Lets the browser ask the person. */
  install(): void;
  close(): void;
}

/** Chromium's event, which no standard has. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Made at the start of the page, because the browser offers it once and soon. */
export function createHomeScreen({ home: { page, runsAs } }: Pick<World, 'home'>): HomeScreen {
  const state = createValue<HomeScreenState>(({ app: null, tab: null, iosTab: 'byHand', insecure: 'impossible' } as const)[runsAs]);
  let offer: InstallPrompt | null = null;

  const onOffer = (event: Event): void => {
    // Instead of the browser's own bar, which would cover what is at the bottom of the screen.
    event.preventDefault();
    offer = isPrompt(event) ? event : null;
    state.set(offer === null ? null : 'offered');
  };
  const onInstalled = (): void => {
    offer = null;
    state.set(null);
  };
  page.addEventListener('beforeinstallprompt', onOffer);
  page.addEventListener('appinstalled', onInstalled);

  return {
    get: state.get,
    subscribe: state.subscribe,
    install() {
      const prompt = offer;
      // An offer is good for one question; after a no the browser makes another when it likes.
      onInstalled();
      prompt?.prompt().catch(() => undefined);
    },
    close() {
      page.removeEventListener('beforeinstallprompt', onOffer);
      page.removeEventListener('appinstalled', onInstalled);
    },
  };
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';
