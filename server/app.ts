import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerAdapter } from '@whatwg-node/server';
import { openWakeUps } from './database/engine';
import { openDatabase } from './database/open';
import { openDocuments } from './documents';
import { type MailOptions, startMailer } from './features/notifications/mailer';
import { startRendering } from './features/photos/rendering';
import { servePhotos } from './features/photos/serve';
import { startDrawing } from './features/plans/drawing';
import { findTiles } from './features/plans/serve';
import { Passwords } from './features/sessions/passwords';
import { type From, sessionRoutes } from './features/sessions/routes';
import { SessionStore } from './features/sessions/store';
import { SignInTries } from './features/sessions/tries';
import { createTileHandler, openPhotoFiles, openPlanFiles } from './files';
import type { PlanFiles } from './files/plans/plan';
import { createGraphQL } from './graphql';
import { createGraphQLRoute } from './graphqlRoute';
import { securityHeaders } from './headers';
import { answeredIn } from './language';
import { createLive } from './live';
import { Refusal } from './refusal';
import { createGuardedSchema } from './schema';
import { openSecret } from './secret';
import type { Services } from './services';
import { settings } from './settings';
import { createStatic } from './static';
import { startSweeping } from './sweep';

export interface AppOptions {
  /** Folder of the database and the photos; made if it is not there. */
  dataDir: string;
  /** Folder of the project: schema.graphql and the lists of known documents. */
  root: string;
  /** The built client; without it only the API is served. */
  clientDir?: string;
  /** The program that decodes photos in a process of its own. */
  renderWorker: string;
  /** How many steps (0 to 19) that program stands back for everything else while nobody waits for it. @default 10 for photos, 15 for plans */
  niceness?: number;
  /** Where the bytes of plans live; for tests without a process that draws. @default below `dataDir` */
  planFiles?: PlanFiles;
  /** Runs free documents and shows GraphiQL. @default false */
  development?: boolean;
  /** Address of a Sentry-compatible service for error and usage reports of the browsers. @default none are made */
  reportsDsn?: string;
  /** How mails are sent. @default none are */
  mail?: MailOptions;
  /** Whether X-Forwarded-For and X-Forwarded-Proto come from a proxy of ours. @default false */
  trustProxy?: boolean;
  version?: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /** Told the text of every statement; for tests of how many a screen takes. */
  onStatement?: (sql: string) => void;
  /** @default drops the line */
  log?: Services['log'];
}

export interface App {
  /** The whole server as one function, without a socket. */
  fetch(request: Request, from?: From): Promise<Response>;
  /** Serves HTTP and websockets on one port; port 0 takes a free one. */
  listen(at: { port: number; host: string }): Promise<{ url: string; server: Server }>;
  /** For the demo project and for tests that look behind the curtain. */
  services: Services;
  /** Looks once who gets a mail and sends it; by itself it does so every minute. Does nothing without {@link AppOptions.mail}. */
  sendMails(): Promise<void>;
  /** Resolves when no photo waits to be rendered and no plan to be drawn. */
  rendered(): Promise<void>;
  close(): Promise<void>;
}

const nobody: From = { address: 'local', secure: false };

/** Opens the data directory and puts the server together. Refuses a directory another process has open. */
export async function createApp(options: AppOptions): Promise<App> {
  const { dataDir, root, development = false, clock = Date.now, log = () => undefined } = options;
  const db = await openDatabase(dataDir, options.onStatement);
  const standBack = options.niceness === undefined ? {} : { niceness: options.niceness };
  const photos = await openPhotoFiles({ dir: join(dataDir, 'photos'), worker: options.renderWorker, clock, ...standBack });
  const plans = options.planFiles ?? (await openPlanFiles({ dir: join(dataDir, 'plans'), worker: options.renderWorker, clock, log, ...standBack }));
  const base = {
    db,
    clock,
    log,
    photos,
    plans,
    secret: await openSecret(db),
    version: options.version ?? 'development',
    reportsDsn: options.reportsDsn ?? null,
    sendsMail: options.mail !== undefined,
    wakeUps: openWakeUps(),
    sessions: new SessionStore(db, clock),
    passwords: new Passwords(),
    tries: new SignInTries(clock),
    // Filled in below: the socket needs the services too.
    sessionEnded: (sessionId: string) => live.endSession(sessionId),
  };
  const planDrawing = startDrawing(base);
  const queue = startRendering({ ...base, planDrawing });
  const services: Services = { ...base, planDrawing, renderMore: () => queue.wake() };
  const schema = createGuardedSchema(await readFile(join(root, 'schema.graphql'), 'utf8'));
  const lists = ['documents.json', 'released.json'].map((name) => join(root, '__generated__', name));
  const documents = await openDocuments(lists, development);
  const shared = { schema, documents, services, development };
  const live = createLive(shared);
  const graphql = createGraphQLRoute({ ...shared, graphql: { en: createGraphQL({ ...shared, language: 'en' }), de: createGraphQL({ ...shared, language: 'de' }) } });
  const files = servePhotos(services);
  const tiles = createTileHandler({ files: plans, find: (request, revisionId) => findTiles(services, request, revisionId) });
  const pages = options.clientDir === undefined ? null : createStatic(options.clientDir);
  const stopSweeping = startSweeping(services);
  const mailer = options.mail === undefined ? null : startMailer(services, options.mail);

  const reportsOrigin = services.reportsDsn === null ? null : new URL(services.reportsDsn).origin;

  async function answer(request: Request, from: From): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ ok: true, version: services.version });
    if (pathname === '/graphql') return graphql(request);
    if (pathname.startsWith('/files/plans/')) return tiles(request);
    if (pathname.startsWith('/files/')) return files(request);
    return (await sessionRoutes(services, request, from)) ?? new Response('Not found', { status: 404 });
  }

  const underWay = new Set<Promise<unknown>>();

  async function fetch(request: Request, from: From = nobody): Promise<Response> {
    // A host name that is none.
    if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
    const answering = answer(request, from);
    underWay.add(answering);
    try {
      return await answering;
    } catch (error) {
      const reference = randomBytes(4).toString('hex');
      log({ level: 'error', reference, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error), stack: error instanceof Error ? error.stack : undefined });
      const refusal = new Refusal('INTERNAL', { reference });
      const said = { message: refusal.in(answeredIn(request.headers.get('accept-language'))), extensions: refusal.extensions };
      const isGraphQL = new URL(request.url).pathname === '/graphql';
      return Response.json(isGraphQL ? { errors: [said] } : { error: { ...said.extensions, message: said.message } }, { status: 500 });
    } finally {
      underWay.delete(answering);
    }
  }

  const servers = new Set<Server>();
  return {
    fetch,
    services,
    rendered: async () => void (await Promise.all([queue.idle(), planDrawing.idle()])),
    sendMails: async () => mailer?.look(),
    listen({ port, host }) {
      // What an earlier run left. Not before: a demo that was interrupted is told to its end first, at the times of its story.
      queue.wake();
      planDrawing.wake();
      mailer?.begin();
      const adapter = createServerAdapter<{ req: import('node:http').IncomingMessage }>((request, { req }) =>
        fetch(request, fromOf(req, options.trustProxy === true)),
      );
      const server = createServer((req, res) => {
        const from = fromOf(req, options.trustProxy === true);
        for (const [name, value] of Object.entries(securityHeaders(req.headers.host ?? 'localhost', reportsOrigin, from.secure))) res.setHeader(name, value);
        const toApi = () => void adapter(req, res);
        if (pages === null || isApi(req.url ?? '/')) toApi();
        else pages(req, res, toApi);
      });
      // Node would cut an upload after five minutes though its bytes move; body.ts ends those that stand still.
      server.requestTimeout = 0;
      server.keepAliveTimeout = settings.idleLine;
      live.attach(server);
      servers.add(server);
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          const bound = typeof address === 'object' && address !== null ? address.port : port;
          resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`, server });
        });
      });
    },
    async close() {
      stopSweeping();
      await mailer?.close();
      await live.close();
      await Promise.all([...servers].map(closeServer));
      // A plan may take a minute to be judged or drawn: it is left as it is, and sent or drawn again after the next start.
      await Promise.all([planDrawing.close(), plans.close()]);
      // Nothing more comes in, so they end soon; the database stays open until they have.
      await Promise.allSettled(underWay);
      await queue.close();
      await photos.close();
      await db.destroy();
    },
  };
}

const isApi = (url: string): boolean => /^\/(graphql|session|files|healthz)(\/|\?|$)/.test(url);

function fromOf(req: import('node:http').IncomingMessage, trustProxy: boolean): From {
  const header = (name: string): string | undefined => req.headers[name]?.toString().split(',').at(-1)?.trim();
  const socketAddress = req.socket.remoteAddress ?? 'unknown';
  if (!trustProxy) return { address: socketAddress, secure: false };
  return { address: header('x-forwarded-for') ?? socketAddress, secure: header('x-forwarded-proto') === 'https' };
}

/** Takes nothing new, lets what is under way end, and cuts the line of what takes too long. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), settings.closing);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
