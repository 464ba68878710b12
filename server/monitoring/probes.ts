import { createHash, timingSafeEqual } from 'node:crypto';
import type { FileStorage } from '../files';
import type { Services } from '../services';
import { settings } from '../settings';
import type { Metrics } from './metrics';

interface ProbesOptions {
  services: Pick<Services, 'db' | 'version' | 'clock'>;
  storage: Pick<FileStorage, 'reach'>;
  /** Null: nothing is measured. */
  metrics: Metrics | null;
  /** Token that allows reading the metrics. */
  token: string | undefined;
}

/** That the process lives. */
export const alive = (version: string): Response =>
  Response.json({ ok: true, version }, { headers: { 'cache-control': 'no-store' } });

/**
 * 200 if the database and the files can be reached and the clock is not in doubt, otherwise 503.
 * What was not tried is left out.
 */
export const readiness = (ready: {
  database: boolean;
  files?: boolean;
  clock?: boolean;
}): Response =>
  Response.json(ready, {
    status: ready.database && ready.files === true && ready.clock === true ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });

/** They are asked for by machines, which may not know the server's name. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Answers {@link probePaths}. Null for any other path. */
export function createProbes({
  services,
  storage,
  metrics,
  token,
}: ProbesOptions): (request: Request) => Promise<Response> | null {
  let looked: { at: number; reached: Promise<boolean> } | null = null;
  /**
   * Looked at by all who ask within some seconds together: anybody may ask, and a storage is paid
   * for each request.
   */
  function filesReached(): Promise<boolean> {
    const now = services.clock();
    // A clock that was set back must not keep the answer.
    if (looked === null || Math.abs(now - looked.at) >= settings.probeFilesEvery)
      looked = { at: now, reached: within(() => storage.reach()) };
    return looked.reached;
  }

  const probes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    '/healthz': () => Promise.resolve(alive(services.version)),
    async '/readyz'() {
      const reading = () => services.db.selectFrom('setting').select('name').limit(1).execute();
      const [database, files] = await Promise.all([within(reading), filesReached()]);
      return readiness({ database, files, clock: services.clock.isDoubtful?.() !== true });
    },
    async '/metrics'(request) {
      if (metrics === null || token === undefined)
        return new Response('Not found', { status: 404 });
      return isBearer(request, token)
        ? metrics.read()
        : new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
    },
  };
  return (request) => probes[new URL(request.url).pathname]?.(request) ?? null;
}

/** False also after a time limit: a network disk may hang instead of failing. */
async function within(work: () => Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), settings.probe);
  });
  const reached = Promise.resolve()
    .then(work)
    .then(
      () => true,
      () => false,
    );
  return Promise.race([reached, tooLate]).finally(() => clearTimeout(late));
}

/** Compared as hashes, so that neither length nor timing reveals anything about the token. */
function isBearer(request: Request, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('authorization') ?? ''), hash(`Bearer ${token}`));
}
