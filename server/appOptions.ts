import type { MailOptions } from './features/notify/mailer';
import type { ProviderOptions } from './features/auth/oidcProvider';
import type { WebhookOptions } from './http/postOutside';
import type { PushOptions } from './features/notify/pusher';
import type { ReportProcessLimits } from './features/reports/maker';
import type { PasswordCost } from './features/auth/passwords';
import type { PlanFiles, RenderWorker, S3Options } from './files';
import type { Front } from './http/front';
import type { RoomLimits } from './files/room';
import type { Log } from './monitoring/log';

/** What whoever starts a server decides. */
export interface AppOptions {
  /**
   * Folder of the photos and plans, and of the database unless {@link databaseUrl} names one; made
   * if it is not there.
   */
  dataDir: string;
  /**
   * Of a PostgreSQL, such as postgres://user:password@db.example/snagbook. @default SQLite below
   * `dataDir`
   */
  databaseUrl?: string;
  /** Where the bytes of photos and plans are kept. @default below `dataDir` */
  bucket?: S3Options;
  /** Folder of the project: schema.graphql and the lists of known documents. */
  root: string;
  /** The built client; without it only the API is served. */
  clientDir?: string;
  renderWorker: RenderWorker;
  /**
   * Niceness (0 to 19) of that program while nobody waits for its result. @default 10 for photos,
   * 15 for plans
   */
  niceness?: number;
  /**
   * Where the bytes of plans live; for tests without a process that draws. @default below `dataDir`
   */
  planFiles?: PlanFiles;
  /**
   * What the process that writes a report may use; for tests of what exceeds it. @default 800 MB,
   * 20 minutes of CPU time, an hour
   */
  reportProcess?: ReportProcessLimits;
  /** Cost of hashing a password; tests lower it. @default OWASP's smallest setting */
  passwordCost?: PasswordCost;
  /** Runs free documents and shows GraphiQL. @default false */
  development?: boolean;
  /**
   * Address of a Sentry-compatible service for error and usage reports of the browsers. @default
   * none are made
   */
  reportsDsn?: string;
  /** Most bytes that photos and plans may take. @default as many as the storage has */
  room?: RoomLimits;
  /** Token that allows reading /metrics. @default nobody may, and nothing is measured */
  metricsToken?: string;
  /** How mails are sent. @default none are */
  mail?: MailOptions;
  /** How push services are reached. @default directly, and only those of the browsers */
  push?: PushOptions;
  /** How receivers of webhooks are reached. @default only those on the internet */
  webhooks?: WebhookOptions;
  /** The provider of OpenID Connect at which people may sign in. @default none */
  oidc?: ProviderOptions;
  /** @default no proxy, and whatever name people call it by */
  front?: Front;
  version?: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /**
   * Milliseconds since the machine was started. @default that of the machine, or
   * {@link AppOptions.clock} where that is given
   */
  uptime?: () => number;
  /** Told the text of every statement; for tests of how many a screen takes. */
  onStatement?: (sql: string) => void;
  /** @default drops the line */
  log?: Log;
}
