import { use, useSyncExternalStore } from 'react';
import { CoreContext } from './context';
import type { Person, SessionState } from '../session/state';

interface SessionHere {
  readonly state: SessionState;
  signIn(email: string, password: string): Promise<void>;
  /** Sets a new password by a reset link and signs in with it. */
  reset(token: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** Refreshes the person's data after the name has changed. */
  refresh(): Promise<unknown>;
}

/** Who is signed in. Signing in rejects with a SessionRefusal. After signing in or out the app itself navigates to the right screen. */
export function useSession(): SessionHere {
  const { session } = use(CoreContext);
  const state = useSyncExternalStore(session.subscribe, session.get);
  return { state, signIn: session.signIn, reset: session.reset, signOut: session.signOut, refresh: session.refresh };
}

/** The signed-in person; throws if there is none. */
export function useViewer(): Person {
  const { state } = useSession();
  if (state.kind !== 'signedIn') throw new Error('Nobody is signed in here');
  return state.user;
}
