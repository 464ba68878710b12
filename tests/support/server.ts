import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type App, createApp } from '../../server/app';
import type { Demo } from '../../server/demo/demo';
import type { MailOptions } from '../../server/features/notify/mailer';
import type { ProviderOptions } from '../../server/features/auth/oidcProvider';
import type { WebhookOptions } from '../../server/http/postOutside';
import type { PushOptions } from '../../server/features/notify/pushSend';
import type { ReportProcessLimits } from '../../server/features/reports/maker';
import type { Front } from '../../server/http/front';
import type { RoomLimits } from '../../server/files/room';
import type { Log } from '../../server/monitoring/log';
import type { S3Options } from '../../server/files';
import type { PlanFiles } from '../../server/files/plans/plan';
import { openDatabase } from '../../server/database/open';
import { databaseOf, dropDatabaseOf, onPostgres } from './postgres';
import { copied } from './once/prepared';
import { keptProcesses } from './once/keptProcesses';

const root = resolve(__dirname, '../..');

export interface TestServer {
  app: App;
  url: string;
  dataDir: string;
  /**
   * Lines the server logged, but for those of each request; a test that expects no fault asserts
   * that there is none.
   */
  log: object[];
  /** The demo's people, if it was asked for. */
  demo: Demo | null;
  /** Stops it and deletes the data directory unless it is kept for a second start. */
  close(options?: { keep?: boolean }): Promise<void>;
}

export interface TestServerOptions {
  dataDir?: string;
  /**
   * Of its PostgreSQL; null for SQLite below the data directory. @default as the tests run, with a
   * database of its own
   */
  databaseUrl?: string | null;
  /** Fills in the demo project; it takes some seconds, because photos are drawn and rendered. */
  demo?: boolean;
  clock?: () => number;
  /** Milliseconds since the machine was started. @default as the clock has it */
  uptime?: () => number;
  development?: boolean;
  onStatement?: (sql: string) => void;
  /** Where browsers report to. */
  reportsDsn?: string;
  /** How mails are sent; nobody looks by itself who gets one. */
  mail?: MailOptions;
  /** The company's own sign-in. */
  oidc?: ProviderOptions;
  /** How push services are reached. */
  push?: PushOptions;
  /** How receivers of webhooks are reached, and how often. */
  webhooks?: WebhookOptions;
  /** What stands in front of it. */
  front?: Front;
  /** The built client. */
  clientDir?: string;
  /** In place of the folder of photos and plans. */
  bucket?: S3Options;
  /** In place of the folder of plans and the process that draws them. */
  planFiles?: PlanFiles;
  /** In place of the program that decodes, draws and writes reports in processes of its own. */
  renderWorker?: string;
  /** What such a process may use for a report. */
  reportProcess?: ReportProcessLimits;
  metricsToken?: string;
  /** Most bytes of photos and plans. */
  room?: RoomLimits;
  /** The way to its PostgreSQL, such as a bad line. @default the straight one */
  through?: (databaseUrl: string) => string;
  /** Gets every line, those of each request too. */
  log?: Log;
}

const migrated = async (dataDir: string): Promise<void> => (await openDatabase(dataDir)).destroy();

/**
 * The real server with its real database and photos in a temporary folder, on a free port of this
 * machine.
 */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir =
    options.dataDir ??
    (onPostgres ? await mkdtemp(join(tmpdir(), 'snagbook-')) : await copied('database', migrated));
  const databaseUrl =
    options.databaseUrl === undefined
      ? await databaseOf(dataDir)
      : (options.databaseUrl ?? undefined);
  const log: object[] = [];
  const app = await createApp({
    dataDir,
    ...(databaseUrl === undefined
      ? {}
      : { databaseUrl: options.through?.(databaseUrl) ?? databaseUrl }),
    root,
    renderWorker: options.renderWorker ?? keptProcesses,
    // The tests do wait for it, and use the whole machine themselves.
    niceness: 0,
    // A test makes many people, and none of them is attacked.
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    development: options.development ?? false,
    log(line) {
      options.log?.(line);
      if (line.message !== 'request') log.push(line);
    },
    ...(options.reportProcess === undefined ? {} : { reportProcess: options.reportProcess }),
    ...(options.room === undefined ? {} : { room: options.room }),
    ...(options.metricsToken === undefined ? {} : { metricsToken: options.metricsToken }),
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.uptime === undefined ? {} : { uptime: options.uptime }),
    ...(options.onStatement === undefined ? {} : { onStatement: options.onStatement }),
    ...(options.reportsDsn === undefined ? {} : { reportsDsn: options.reportsDsn }),
    ...(options.mail === undefined ? {} : { mail: options.mail }),
    ...(options.oidc === undefined ? {} : { oidc: options.oidc }),
    ...(options.push === undefined ? {} : { push: options.push }),
    ...(options.webhooks === undefined ? {} : { webhooks: options.webhooks }),
    ...(options.front === undefined ? {} : { front: options.front }),
    ...(options.clientDir === undefined ? {} : { clientDir: options.clientDir }),
    ...(options.bucket === undefined ? {} : { bucket: options.bucket }),
    ...(options.planFiles === undefined ? {} : { planFiles: options.planFiles }),
  });
  // Loaded only where it is wanted: most tests set up a small project of their own.
  const demo =
    options.demo === true
      ? await (await import('../../server/demo/demo')).openDemo(app, () => undefined)
      : null;
  const { url } = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    dataDir,
    log,
    demo,
    async close({ keep = false } = {}) {
      await app.close();
      if (keep) return;
      await dropDatabaseOf(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
