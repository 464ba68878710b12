import { createContext, use } from 'react';
import type { Scope } from '../shell/createUserSession';
import type { Session } from '../session/createSession';

/** What lasts as long as the page. */
export interface Core {
  readonly session: Session;
}

export const CoreContext = createContext<Core>({
  get session(): Session {
    throw new Error('Outside of the app');
  },
});

/** What belongs to the person who is signed in, or to nobody. */
export const ScopeContext = createContext<Scope | null>(null);

export function useScope(): Scope {
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('Outside of the app');
  return scope;
}
