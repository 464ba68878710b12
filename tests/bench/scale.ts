import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createApp } from '../../server/app';
import { createContext } from '../../server/context';
import type { Role } from '../../server/database/schema';
import { whoIsWaitedFor } from '../../server/features/notifications/due';
import { countSnags } from '../../server/features/snags/listStore';
import { listSnags } from '../../server/features/snags/list';
import { readerOf } from '../../server/features/snags/reader';
import type { Figure } from './main';
import type { BenchSite } from './siteFill';

const repeats = 15;

/** CPU of the server for what a list asks of the database, in projects of so many snags. Counts and pages are the functions behind the fields, without GraphQL. */
export async function measureScale(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of [1_000, 10_000, 100_000]) {
    const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
    try {
      const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', ['tests/bench/siteFill.ts', dataDir, String(count), '200'], { maxBuffer: 1e8 });
      // Written by that program.
      figures.push(...(await measure(dataDir, JSON.parse(stdout) as BenchSite, count)));
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}

async function measure(dataDir: string, { projectId, tradeId, locationId, people }: BenchSite, snags: number): Promise<Figure[]> {
  const root = process.cwd();
  const app = await createApp({ dataDir, root, renderWorker: join(root, 'server/files/renderWorker.ts'), log: (line) => console.error(line) });
  const figures: Figure[] = [];
  const as = (role: Role) => createContext(app.services, { kind: 'USER', sessionId: '', userId: people.find((person) => person.role === role)?.userId ?? '', name: '', email: '', isOwner: false });
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const times: number[] = [];
    for (let nth = 0; nth < repeats; nth += 1) {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1_000);
    }
    figures.push({ name: `${snags} snags: ${name}`, value: times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? Number.NaN, unit: 'ms' });
  };
  const counts = (role: Role, filter: Parameters<typeof countSnags>[2]) => async () => countSnags(app.services.db, await readerOf(as(role), projectId), filter);
  const page = (args: Parameters<typeof listSnags>[2]) => () => listSnags(as('INSPECTOR'), projectId, { first: 50, ...args });
  for (const role of ['INSPECTOR', 'TRADE', 'VIEWER'] as const) await timed(`counts, ${role.toLowerCase()}`, counts(role, null));
  await timed('counts of a priority', counts('INSPECTOR', { priority: 'MEDIUM' }));
  await timed('counts of a trade', counts('INSPECTOR', { tradeId }));
  await timed('counts of a search', counts('INSPECTOR', { text: 'handrail' }));
  await timed('first page', page({}));
  await timed('page by due date', page({ sort: 'DUE' }));
  await timed('page by place', page({ sort: 'PLACE' }));
  await timed('page of those to check', page({ filter: { chip: 'TO_CHECK' } }));
  await timed('page of the overdue', page({ filter: { chip: 'OVERDUE' }, sort: 'DUE' }));
  await timed('page of one place', page({ filter: { locationId } }));
  await timed('page of a place with none', page({ filter: { locationId: 'none' } }));
  await timed('page of nobody', page({ filter: { assigneeId: 'nobody' } }));
  await timed('search that finds a tenth', page({ filter: { text: 'handrail' } }));
  await timed('search that finds one', page({ filter: { text: `hollow ${snags - 9}` } }));
  await timed('search of two letters', page({ filter: { text: 'zz' } }));
  await timed('who is waited for', () => whoIsWaitedFor(app.services.db, Date.now() + 3_600_000));
  await app.close();
  return figures;
}
