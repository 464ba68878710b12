import type { Kysely } from 'kysely';
import type { Clock } from './clock';
import type { Coordination } from './coordination/coordination';
import type { OwnFiles } from './database/ownFiles';
import type { Database } from './database/schema';
import type { Writes } from './database/openEither';
import type { Passwords } from './features/auth/passwords';
import type { Provider } from './features/auth/oidcProvider';
import type { PushKeys } from './features/notify/pushKeys';
import type { SessionStore } from './features/auth/sessionStore';
import type { PhotoFiles } from './files';
import type { LogoFiles } from './files/logoFiles';
import type { Room } from './files/room';
import type { ReportMaker } from './features/reports/maker';
import type { PlanFiles } from './files/plans/plan';
import type { Reserve } from './http/reserve';
import type { Shares } from './http/shares';
import type { Log } from './monitoring/log';

/**
 * Objects that live as long as the server, including everything outside of the program, so that
 * tests can replace it.
 */
export interface Services extends Coordination {
  db: Kysely<Database>;
  writes: Writes;
  clock: Clock;
  /** Random bytes of this data directory; cursors, files cookies and links are derived from it. */
  secret: Buffer;
  version: string;
  /**
   * Where browsers report errors and usage; handed to them when somebody signs in. Null: nowhere.
   */
  reportsDsn: string | null;
  /** Whether mails are sent. */
  sendsMail: boolean;
  /** By which push services know this server. */
  pushKeys: PushKeys;
  /** Hosts of push services beside those of the browsers. */
  pushServices: readonly string[];
  /** Folder of the built client; null where only the API is served. */
  clientDir: string | null;
  sessions: SessionStore;
  /** What requests may take of this process. */
  shares: Shares;
  /** Used to end sessions: a full disk must not keep a thief signed in. */
  reserve: Reserve;
  passwords: Passwords;
  /** Where people of a company sign in with its own account; null where none is set up. */
  provider: Provider | null;
  /** Where the bytes of photos and plans are kept. */
  files: OwnFiles;
  photos: PhotoFiles;
  logos: LogoFiles;
  /** How much photos and plans may take. */
  room: Room;
  plans: PlanFiles;
  reports: ReportMaker;
  /** Sockets to close when a session ends. */
  sessionEnded: (sessionId: string) => void;
  /** Closes the sockets of sessions that ran out by themselves. */
  endRunOutSockets: () => Promise<void>;
  log: Log;
}
