import { createLoaders, type Loaders } from './graphql/loaders';
import type { SignedIn } from './features/auth/sessionStore';
import type { Language } from '../rules/languages';
import { Refusal } from './refusal';
import type { Services } from './services';

/** The context of every resolver. */
export interface Context {
  readonly services: Services;
  readonly viewer: SignedIn | null;
  /** Language of the answer. */
  readonly language: Language;
  /** Where the viewer reaches the server; null if this is no request of a browser. */
  readonly origin: string | null;
  /**
   * Rows read so far. Renewed after each write and before each live event, so that no answer shows
   * an older state.
   */
  loaders: Loaders;
}

export const createContext = (
  services: Services,
  viewer: SignedIn | null,
  language: Language = 'en',
  origin: string | null = null,
): Context => ({
  services,
  viewer,
  language,
  origin,
  loaders: createLoaders(services.db, viewer?.userId ?? null),
});

export function renewLoaders(context: Context): void {
  context.loaders = createLoaders(context.services.db, context.viewer?.userId ?? null);
}

export function requireViewer(context: Context): SignedIn {
  if (context.viewer === null) throw new Refusal('UNAUTHENTICATED');
  return context.viewer;
}
