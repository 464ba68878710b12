import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServerAdapter } from '@whatwg-node/server';
import type { AppOptions } from './appOptions';
import { closeServer, createClosing } from './http/closing';
import { cutBroken } from './http/cutBroken';
import { openClock } from './clock';
import { openCoordination } from './coordination/open';
import { emptyLog } from './database/engine';
import { openEither } from './database/openEither';
import { openOwnFiles } from './database/ownFiles';
import { openDocuments } from './graphql/documents';
import { startMailer } from './features/notify/mailer';
import { startBringingIn } from './features/import/bringIn';
import { startImporting } from './features/tablesIn/importing';
import { startCheckingRecords } from './features/journal/checkRecord';
import { startRendering } from './features/photos/rendering';
import { startSendingNotices } from './features/defectNotices/mails';
import { startMakingNotices } from './features/defectNotices/making';
import { startSealing } from './features/reports/sealHandover';
import { openReportMaker } from './features/reports/maker';
import { startSendingLinks } from './features/notify/linkMails';
import { startAskingSigners } from './features/reports/signerMails';
import { startSendingReports } from './features/reports/sending';
import { startDeletingProjects } from './features/erasing/deleteProject';
import { startTellingMerged } from './features/snags/tellMerged';
import { startMakingReports } from './features/reports/making';
import { startDrawing } from './features/plans/drawing';
import { createProvider } from './features/auth/oidcProvider';
import { startWebhooks } from './features/api/webhooks';
import { startPusher } from './features/notify/pusher';
import { Passwords } from './features/auth/passwords';
import { hasToken, previewOf } from './features/links/preview';
import { manifestPath } from './features/auth/manifest';
import { fromOf, isCalledRight, noFront, refuseOtherName } from './http/front';
import { refusedRequest, type From } from './http/request';
import { SessionStore } from './features/auth/sessionStore';
import { openLogoFiles, openPhotoFiles, openPlanFiles } from './files';
import { createRoom } from './files/room';
import { isServerPath } from '../rules/addresses';
import { byLanguage } from '../rules/languages';
import { createGraphQL } from './graphql/execute';
import { createKeyGraphQL } from './graphql/forKeys';
import { createGraphQLRoute } from './graphql/graphqlRoute';
import { createStatic, pathOf, securityHeaders } from './http/static';
import { createLive } from './graphql/live';
import { publishedOf } from './graphql/published';
import { Refusal } from './refusal';
import { openKeys } from './keys';
import { openReserve } from './http/reserve';
import { createShares } from './http/shares';
import { createGuardedSchema } from './graphql/schema';
import { createRoutes } from './routes';
import type { Services } from './services';
import { settings } from './settings';
import { tellFault } from './monitoring/log';
import { createMetrics } from './monitoring/metrics';
import { createProbes, probePaths } from './monitoring/probes';
import { createObserver, leftStatus, type Noted } from './monitoring/requests';
import { startSweeping } from './sweep';
import { cutDrippingRest } from './http/body';
import { askForDueReports } from './features/reports/scheduling';

export interface App {
  /** The whole server as one function, without a socket. */
  fetch(request: Request, from?: From): Promise<Response>;
  /** Serves HTTP and websockets on one port; port 0 takes a free one. */
  listen(at: { port: number; host: string }): Promise<{ url: string; server: Server }>;
  /** For the demo project and for tests that need internals. */
  services: Services;
  /**
   * Looks once who gets a mail and sends it, and which reports are due and asks for them; by itself
   * it does so every minute. Does nothing without {@link AppOptions.mail}.
   */
  sendMails(): Promise<void>;
  /**
   * Sends the push messages that are due, once; by itself it does so every
   * half a minute.
   */
  sendPushes(): Promise<void>;
  /** Sends webhooks what is due, once; by itself it does so every few seconds. */
  sendWebhooks(): Promise<void>;
  /**
   * Resolves when no photo waits to be rendered, no plan to be drawn, no report to be made or sent,
   * no handover to be sealed, no journal to be checked, no archive or table to be imported,
   * and no row of a deleted project to be removed.
   */
  rendered(): Promise<void>;
  /**
   * For so many ms, at least, new requests are answered 503; then the port is closed.
   * Resolves after ten seconds, whatever is under way. @default 0
   */
  close(options?: { tellingMs?: number }): Promise<void>;
}

const nobody: From = { address: 'local', secure: false };

/**
 * Opens the data directory and puts the server together. Refuses a directory whose SQLite database
 * another process has open.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { dataDir, databaseUrl, root, development = false, log = () => undefined } = options;
  const { db, writes, noteUnknown } = await openEither({
    dataDir,
    databaseUrl,
    withFiles: options.bucket === undefined,
    log,
    onStatement: options.onStatement,
  });
  const clock = await openClock({ db, dataDir, clock: options.clock, uptime: options.uptime, log });
  const files = await openOwnFiles({ db, dataDir, bucket: options.bucket, log });
  const { secret, pushKeys } = await openKeys(db, files.storage);
  const shown = {
    ...files,
    worker: options.renderWorker,
    clock,
    log,
    ...(options.niceness !== undefined && { niceness: options.niceness }),
  };
  const photos = openPhotoFiles(shown);
  const plans = options.planFiles ?? openPlanFiles(shown);
  const reports = openReportMaker({
    ...files,
    worker: options.renderWorker,
    log,
    limits: options.reportProcess,
  });
  const coordination = await openCoordination({
    databaseUrl,
    db,
    clock,
    log,
    secret,
    noteWritten: noteUnknown,
  });
  const services: Services = {
    ...coordination,
    db,
    writes,
    clock,
    log,
    files,
    photos,
    logos: openLogoFiles({ ...files, photos, clock }),
    room: createRoom(db, clock, options.room),
    plans,
    reports,
    secret,
    version: options.version ?? 'development',
    shares: createShares(),
    reportsDsn: options.reportsDsn ?? null,
    sendsMail: options.mail !== undefined,
    pushKeys,
    pushServices: options.push?.services ?? [],
    clientDir: options.clientDir ?? null,
    reserve: await openReserve(
      dataDir,
      () => emptyLog(db),
      (error) =>
        log({
          level: 'error',
          message: 'emptying the log of the database failed',
          error: String(error),
        }),
    ),
    sessions: new SessionStore(db, clock, secret),
    passwords: new Passwords(options.passwordCost),
    provider: options.oidc === undefined ? null : createProvider(options.oidc, { clock, log }),
    // Filled in below: the socket needs the services too.
    sessionEnded(sessionId: string) {
      live.endSession(sessionId);
      coordination.endings.tell(sessionId);
    },
    endRunOutSockets: () => live.endRunOut(),
  };
  const workers = [
    startRendering(services),
    startDrawing(services),
    startMakingReports(services),
    startSealing(services),
    startMakingNotices(services),
    startCheckingRecords(services),
    startBringingIn(services),
    startImporting(services),
    startDeletingProjects(services),
    startTellingMerged(services),
    ...(options.mail === undefined
      ? []
      : [
          startSendingReports(services, options.mail),
          startSendingLinks(services, options.mail),
          startAskingSigners(services, options.mail),
          startSendingNotices(services, options.mail),
        ]),
  ];
  const typeDefs = await readFile(join(root, 'schema.graphql'), 'utf8');
  const schema = createGuardedSchema(typeDefs);
  const published = publishedOf(typeDefs);
  const lists = ['documents.json', 'released.json'].map((name) =>
    join(root, '__generated__', name),
  );
  const documents = await openDocuments(lists, development);
  const shared = { schema, documents, services, development };
  const live = createLive(shared);
  coordination.endings.listen({
    open: () => live.sessions(),
    end: (sessionId) => live.endSession(sessionId),
  });
  const graphql = createGraphQLRoute({
    ...shared,
    graphql: byLanguage((language) => createGraphQL({ ...shared, language })),
    forKeys: byLanguage((language) =>
      createKeyGraphQL({ schema: createGuardedSchema(published), services, language }),
    ),
  });
  const front = options.front ?? noFront;
  const pages =
    options.clientDir === undefined
      ? null
      : createStatic(options.clientDir, {
          isSecret: hasToken,
          titleOf: (path, req) => previewOf(services, path, fromOf(req, front).address),
        });
  const stopSweeping = startSweeping(services);
  const { mail } = options;
  const mailer =
    mail === undefined
      ? null
      : startMailer(services, mail, () => askForDueReports(services, mail.publicUrl));
  const pusher = startPusher(services, options.push ?? {});
  const webhooks = startWebhooks(services, {
    ...options.webhooks,
    publicOrigin: front.origin,
  });
  const reportsOrigin = services.reportsDsn === null ? null : new URL(services.reportsDsn).origin;

  const metrics =
    options.metricsToken === undefined
      ? null
      : createMetrics({ services, dataDir, sockets: () => live.sockets() });
  const probes = createProbes({
    services,
    storage: files.storage,
    metrics,
    token: options.metricsToken,
  });
  const observed = createObserver(log, metrics);

  const answer = createRoutes({ services, graphql, probes, published });
  const closing = createClosing();

  async function fetch(request: Request, from: From = nobody): Promise<Response> {
    // A host name that is none.
    if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
    const seconds = settings.stopping / 1_000;
    if (closing.begun())
      return refusedRequest(request, new Refusal('SERVER_BUSY', { seconds }), 503);
    const encoding = request.headers.get('content-encoding') ?? 'identity';
    // What is unpacked here could be a thousand times what has come, and no client of ours packs
    // anything.
    if (encoding !== 'identity')
      return refusedRequest(request, new Refusal('BODY_ENCODED'), 415, {
        'accept-encoding': 'identity',
      });
    return observed((noted) => answerOrFail(request, from, noted));
  }

  async function answerOrFail(request: Request, from: From, noted: Noted): Promise<Response> {
    const answering = answer(request, from, noted);
    closing.working(answering);
    try {
      const response = await answering;
      // Such as that it gave up waiting: nobody reads the answer.
      return request.signal.aborted && response.status >= 500
        ? new Response(null, { status: leftStatus })
        : response;
    } catch (error) {
      // Asked for beside GraphQL, such as a photo.
      if (error instanceof Refusal && error.code === 'SECOND_FACTOR_REQUIRED')
        return refusedRequest(request, error, 403);
      // Such as that the database, or the storage of a picture, cannot be reached.
      if (error instanceof Refusal && ['SERVER_BUSY', 'STORAGE_FULL_SERVER'].includes(error.code))
        return refusedRequest(request, error, 503, { 'retry-after': String(settings.busy) });
      const left = request.signal.aborted ? new Response(null, { status: leftStatus }) : null;
      if (left !== null && error instanceof Error && error.name === 'AbortError') return left;
      const reference = tellFault(log, error);
      if (left !== null) return left;
      noted.references.add(reference);
      return refusedRequest(request, new Refusal('INTERNAL', { reference }), 500);
    }
  }

  const servers = new Set<Server>();
  return {
    fetch,
    services,
    rendered: async () => void (await Promise.all(workers.map((worker) => worker.idle()))),
    sendMails: async () => mailer?.look(),
    sendPushes: () => pusher.look(),
    sendWebhooks: () => webhooks.look(),
    listen({ port, host }) {
      // What an earlier run left. Not before: a demo that was interrupted is finished first,
      // at the times of its story.
      for (const kind of [
        'RENDER_PHOTO',
        'DELETE_PROJECT',
        'TELL_MERGED',
        'DRAW_SHEET',
        'DRAW_SLOW_SHEET',
        'MAKE_REPORT',
        'SEND_REPORT',
        'SEND_LINK',
        'ASK_SIGNER',
        'SEAL_HANDOVER',
        'MAKE_NOTICE',
        'SEND_NOTICE',
        'CHECK_RECORD',
        'BRING_IN',
        'IMPORT_TABLE',
      ] as const)
        services.jobs.wake(kind);
      mailer?.begin();
      pusher.begin();
      webhooks.begin();
      const adapter = createServerAdapter<{ req: IncomingMessage; res: ServerResponse }>(
        async (request, { req, res }) => {
          const response = await fetch(request, fromOf(req, front));
          return /^\/(files|api)\//.test(pathOf(req.url)) ? cutBroken(response, res) : response;
        },
      );
      const server = createServer((req, res) => {
        closing.answering(res);
        cutDrippingRest(req, res);
        if (!isCalledRight(req, front) && !probePaths.has(pathOf(req.url)))
          return refuseOtherName(req, res, front);
        const from = fromOf(req, front);
        for (const [name, value] of Object.entries(
          securityHeaders(req.headers.host ?? 'localhost', reportsOrigin, from.secure),
        ))
          res.setHeader(name, value);
        const toApi = () => void adapter(req, res);
        if (closing.begun()) res.shouldKeepAlive = false;
        if (
          pages === null ||
          closing.begun() ||
          isServerPath(pathOf(req.url)) ||
          pathOf(req.url) === manifestPath
        )
          toApi();
        else pages(req, res, toApi);
      });
      // Node would cut an upload after five minutes though its bytes move; body.ts ends those that
      // stand still.
      server.requestTimeout = 0;
      server.keepAliveTimeout = settings.idleLine;
      live.attach(server, (req) => isCalledRight(req, front));
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
    async close({ tellingMs = 0 } = {}) {
      // From here on new requests are answered 503; what is under way is finished, as far as
      // it can be in some seconds.
      closing.begin();
      stopSweeping();
      // Whatever has not ended by then is left as it is, as if the process had been killed:
      // everything confirmed is on disk.
      let late: NodeJS.Timeout | undefined;
      const deadline = new Promise<void>(
        (resolve) => (late = setTimeout(resolve, settings.stopping)),
      );
      await Promise.race([end(tellingMs), deadline]);
      clearTimeout(late);
    },
  };

  async function end(tellingMs: number): Promise<void> {
    // Those that take long are stopped at once, and their jobs are free for another process.
    const leaving = workers.map((worker) => worker.close());
    const telling = new Promise((resolve) => setTimeout(resolve, tellingMs));
    const [finished] = await Promise.all([
      closing.ended(settings.finishing),
      mailer?.close(),
      pusher.close(),
      webhooks.close(),
      live.close(),
      telling,
    ]);
    await Promise.all([...servers].map((server) => closeServer(server, finished)));
    // What takes longer is left as it is: a plan or a photo that is being validated is sent again,
    // one that is being drawn is drawn after the next start.
    await Promise.all([...leaving, reports.close(), plans.close(), photos.close()]);
    await closing.ended(Infinity);
    await coordination.endCoordination();
    await files.storage.close();
    // So that a copy of the database's file alone has the newest events. They are on the disk anyway.
    await emptyLog(db).catch(() => undefined);
    await db.destroy();
  }
}
