import { createHash, timingSafeEqual } from 'node:crypto';
import type { FileStorage } from '../files';
import type { Services } from '../services';
import { settings } from '../settings';
import type { Metrics } from './metrics';

interface ProbesOptions {
  services: Pick<Services, 'db' | 'version'>;
  storage: Pick<FileStorage, 'reach'>;
  /** Null: nothing is measured. */
  metrics: Metrics | null;
  /** Whoever shows it may read the metrics. */
  token: string | undefined;
}

/** What those who watch the server ask: whether it lives, whether it can work, and how it is doing. Null for any other path. */
export function createProbes({ services, storage, metrics, token }: ProbesOptions): (request: Request) => Promise<Response> | null {
  const probes: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    '/healthz': () => Promise.resolve(Response.json({ ok: true, version: services.version })),
    async '/readyz'() {
      const reading = () => services.db.selectFrom('setting').select('name').limit(1).execute();
      const [database, files] = await Promise.all([within(reading), within(() => storage.reach())]);
      return Response.json({ database, files }, { status: database && files ? 200 : 503, headers: { 'cache-control': 'no-store' } });
    },
    async '/metrics'(request) {
      if (metrics === null || token === undefined) return new Response('Not found', { status: 404 });
      return isBearer(request, token) ? metrics.read() : new Response(null, { status: 401, headers: { 'www-authenticate': 'Bearer' } });
    },
  };
  return (request) => probes[new URL(request.url).pathname]?.(request) ?? null;
}

/** False after some seconds too: a disk of the network may hang instead of failing. */
async function within(work: () => Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), settings.probe);
  });
  const reached = Promise.resolve().then(work).then(() => true, () => false);
  return Promise.race([reached, tooLate]).finally(() => clearTimeout(late));
}

/** Compared by their hashes, so that neither length nor time tells anything of the token. */
function isBearer(request: Request, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(request.headers.get('authorization') ?? ''), hash(`Bearer ${token}`));
}
