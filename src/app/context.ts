import { createContext, use, useSyncExternalStore } from 'react';
import type { Environment } from 'relay-runtime';
import type { NetworkConnection } from '../../network/index';
import { pollMs } from '../../network/settings';
import type { AppVersion } from '../device/appVersion';
import type { HomeScreen } from '../device/homeScreen';
import type { MutableValue, Value } from '../device/observable';
import type { LocalPictures } from '../photos/localPictures';
import type { Reports } from '../reports/createReports';
import type { Session } from '../session/createSession';
import type { Person, SessionState } from '../session/state';
import type { Unsaved } from '../session/unsaved';
import type { Journal } from '../sync/journal/journal';
import type { DeferredOutbox } from '../sync/outbox/createOutbox';
import type { createDraft, Draft } from '../sync/outbox/draft';
import type { OutboxEntry } from '../sync/outbox/entry';
import type { Outcome } from '../sync/outbox/outcomes';
import type { Sent } from '../sync/outbox/receipts';
import type { OfflineDownloads } from '../sync/pictures/offlineDownloads';
import type { Reachability, ReachabilityState } from '../sync/reachability';
import type { StoredTaken } from '../sync/databases';

/** Objects that live as long as the page. */
export interface Core {
  readonly session: Session;
  readonly homeScreen: HomeScreen;
  readonly unsaved: Unsaved;
}

export const CoreContext = createContext<Core>({
  get session(): Session {
    throw new Error('Outside of the app');
  },
  get homeScreen(): HomeScreen {
    throw new Error('Outside of the app');
  },
  get unsaved(): Unsaved {
    throw new Error('Outside of the app');
  },
});

/**
 * The plans and photos that are kept on this device because the person asked for them (“take
 * along”).
 */
export interface PicturesHere extends Pick<OfflineDownloads, 'estimate' | 'take' | 'remove'> {
  /**
   * False where they could not be shown: that needs a service worker, which no browser has over
   * plain http.
   */
  readonly possible: boolean;
  /** The projects whose pictures are kept; null until the database has been read. */
  readonly taken: Value<readonly StoredTaken[] | null>;
  /** Reads from the database what is kept offline, unless that was done already. */
  start(): Promise<void>;
}

/**
 * All objects of one person on this page, or of nobody. Replaced as a whole when the person
 * changes.
 */
export interface UserSession {
  readonly person: Person | null;
  readonly environment: Environment;
  readonly connection: NetworkConnection;
  readonly reachability: Reachability;
  /** When the server last answered this person; null when nobody is signed in. */
  readonly lastContact: Value<number | null> | null;
  readonly journal: Journal;
  /** Keeps a copy of the project on this device, or brings it up to date. */
  readonly keepProject: (code: string) => void;
  /** Plans and photos on this device; null when nobody is signed in. */
  readonly offlineDownloads: PicturesHere | null;
  /** Null when nobody is signed in. */
  readonly outbox: DeferredOutbox | null;
  /**
   * The unsent entries, when the disk has been read; if that takes too long, those that are known
   * by then.
   */
  readonly entriesRead: () => Promise<readonly OutboxEntry[]>;
  /** What the server confirmed lately; null when nobody is signed in. */
  readonly sent: Sent | null;
  readonly pictures: LocalPictures;
  /** Outcomes of the person's events that they have not read yet, newest first. */
  readonly outcomes: Value<readonly Outcome[]>;
  /**
   * From when the data is of the screens that are shown though the server has not answered, epoch
   * ms; null where that is not known.
   */
  readonly ages: MutableValue<ReadonlyMap<object, number | null>>;
  /** Asks the server beside GraphQL, with the cookies that files are read with. */
  askServer(path: string, init: RequestInit): Promise<Response>;
  readonly reports: Reports;
  readonly version: AppVersion;
  /**
   * Called when a screen is complete, or says why it is not. What works behind the screens starts
   * after the first call.
   */
  screenShown(): void;
  /** Id of the snag raised last on this page. */
  readonly lastRaised: MutableValue<string | null>;
  /**
   * `create` is handed in, so that the code of drafts is loaded with the form and not at the start.
   */
  draftOf(projectCode: string, create: typeof createDraft): Draft;
  close(): void;
}

export const UserSessionContext = createContext<UserSession | null>(null);

export function useUserSession(): UserSession {
  const userSession = use(UserSessionContext);
  if (userSession === null) throw new Error('Outside of the app');
  return userSession;
}

export interface ProjectHere {
  readonly id: string;
  readonly code: string;
  readonly timeZone: string;
  /** Of its amounts. */
  readonly currency: string;
  /** Whether the person may see amounts. */
  readonly seesAmounts: boolean;
}

export const ProjectContext = createContext<ProjectHere | null>(null);

/** The project of the current screen; null until its data has arrived. */
export function useProject(): ProjectHere | null {
  return use(ProjectContext);
}

interface SessionHere {
  readonly state: SessionState;
  signIn(email: string, password: string): Promise<void>;
  /** Begins a session in another way. */
  begin: Session['begin'];
  post: Session['post'];
  signOut(): Promise<void>;
  /** Refreshes the person's data after the name has changed. */
  refresh(): Promise<unknown>;
}

/**
 * Who is signed in. Signing in rejects with a SessionRefusal. After signing in or out the app
 * itself navigates to the right screen.
 */
export function useSession(): SessionHere {
  const { session } = use(CoreContext);
  const state = useSyncExternalStore(session.subscribe, session.get);
  return {
    state,
    signIn: session.signIn,
    begin: session.begin,
    post: session.post,
    signOut: session.signOut,
    refresh: session.refresh,
  };
}

/** The signed-in person; throws if there is none. */
export function useViewer(): Person {
  const { state } = useSession();
  if (state.kind !== 'signedIn') throw new Error('Nobody is signed in here');
  return state.user;
}

/** Interval of polling while websockets are blocked, in s. */
export const checkedEvery = pollMs / 1000;

/** The state to show. Something that is late wins over a socket that seems fine. */
export function signalOf({
  kind,
  late,
}: ReachabilityState): ReachabilityState['kind'] | NonNullable<ReachabilityState['late']> {
  return late !== null && (kind === 'live' || kind === 'polling') ? late : kind;
}

/** Whether the server can be reached, for the signal dot and for notices of how old the data is. */
export function useReachability(): ReachabilityState {
  const { reachability } = useUserSession();
  return useSyncExternalStore(reachability.subscribe, reachability.get);
}
