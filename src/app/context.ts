import { createContext, use } from 'react';
import type { Environment } from 'relay-runtime';
import type { Connection } from '../../network/index';
import type { MutableValue } from '../device/observable';
import type { LocalPictures } from '../photos/localPictures';
import type { Reports } from '../reports/createReports';
import type { Person } from '../session/state';
import type { Journal } from '../sync/journal/createJournal';
import type { Reachability } from '../sync/reachability';
import type { DeferredOutbox } from '../sync/outbox/deferredOutbox';
import type { Draft } from '../sync/outbox/draft';
import type { Notices } from '../sync/outbox/notices';
import type { Session } from '../session/createSession';

/** Objects that live as long as the page. */
export interface Core {
  readonly session: Session;
}

export const CoreContext = createContext<Core>({
  get session(): Session {
    throw new Error('Outside of the app');
  },
});

/** All objects of one person on this page, or of nobody. Replaced as a whole when the person changes. */
export interface UserSession {
  readonly person: Person | null;
  readonly environment: Environment;
  readonly connection: Connection;
  readonly reachability: Reachability;
  readonly journal: Journal;
  /** Null when nobody is signed in. */
  readonly outbox: DeferredOutbox | null;
  readonly pictures: LocalPictures;
  readonly notices: Notices;
  readonly reports: Reports;
  /** Id of the snag raised last on this page. */
  readonly lastRaised: MutableValue<string | null>;
  draftOf(projectCode: string): Draft;
  close(): void;
}

export const UserSessionContext = createContext<UserSession | null>(null);

export function useUserSession(): UserSession {
  const userSession = use(UserSessionContext);
  if (userSession === null) throw new Error('Outside of the app');
  return userSession;
}
