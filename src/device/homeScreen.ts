import { createValue, type Value } from './observable';
import type { World } from './world';

/**
 * How the app gets onto the home screen: the browser offers to install it, the person does it by
 * hand, it is not possible, the browser keeps nothing at all, or nothing is to be shown.
 */
export type HomeScreenState = 'offered' | 'byHand' | 'impossible' | 'refused' | null;

export interface HomeScreen extends Value<HomeScreenState> {
  /**
   * Whether this is the app on the home screen of an iPhone or iPad, whose start address may take
   * the session of the browser along. In a browser, which anybody can send an address to, it does
   * not.
   */
  readonly takesAlong: boolean;
  /** Makes the browser ask the person whether to install. */
  install(): void;
  close(): void;
}

/** Chromium's event, which is in no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Must be created when the page starts, because the browser fires the event once and early. */
export function createHomeScreen({ home: { page, runsAs } }: Pick<World, 'home'>): HomeScreen {
  const state = createValue<HomeScreenState>(
    (
      {
        app: null,
        iosApp: null,
        tab: null,
        iosTab: 'byHand',
        insecure: 'impossible',
        refused: 'refused',
      } as const
    )[runsAs],
  );
  let offer: InstallPrompt | null = null;

  const onOffer = (event: Event): void => {
    // Prevents the browser's own bar, which would cover the bottom of the screen.
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
    takesAlong: runsAs === 'iosApp',
    install() {
      const prompt = offer;
      // The event can ask only once. After a refusal the browser may fire another one later.
      onInstalled();
      prompt?.prompt().catch(() => undefined);
    },
    close() {
      page.removeEventListener('beforeinstallprompt', onOffer);
      page.removeEventListener('appinstalled', onInstalled);
    },
  };
}

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';
