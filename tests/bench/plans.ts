// How long it takes to draw a plan and cut it into tiles, what that needs, and what a phone has of
// it. PLAN=my.pdf npm run bench -- plans measures a file of yours too.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampOf } from '../../scripts/stamp.mjs';
import { readPackHead } from '../../rules/sheetPack';
import { openFolderStorage, openPlanFiles, type PlanFiles } from '../../server/files';
import { announce, bytesOf } from '../support/photos';
import type { Figure } from './main';
import { drawFloor } from '../support/drawings';
import { measurePlanScreen } from './plansScreen';

/** The built worker, as people run it, unless the sources are newer. */
function workerOf(root: string): string {
  const stamp = join(root, 'dist/stamp');
  const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root);
  return join(root, isBuilt ? 'dist/server/renderWorker.js' : 'server/files/renderWorker.ts');
}

/** The drawings of the project, and a file of your own in PLAN. */
export async function measurePlans(): Promise<Figure[]> {
  const drawings = new Map([
    ['A1, 5,000 lines', await drawFloor({ sheet: 'A1', segments: 5_000, seed: 1 })],
    ['A0, 60,000 lines', await drawFloor({ sheet: 'A0', segments: 60_000, seed: 2 })],
  ]);
  const own = process.env['PLAN'];
  if (own !== undefined) drawings.set(own, await readFile(own));
  const figures: Figure[] = [];
  for (const [name, bytes] of drawings) figures.push(...(await measure(name, bytes)));
  return [...figures, ...(await measurePlanScreen())];
}

async function measure(name: string, bytes: Uint8Array): Promise<Figure[]> {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  // A folder and processes of its own for each, so that one's memory is not counted for the other.
  const files = openPlanFiles({
    ...(await openFolderStorage({ dir })),
    worker: workerOf(process.cwd()),
  });
  let peak = 0;
  const watching = setInterval(
    () => void peakOf().then((kilobytes) => (peak = Math.max(peak, kilobytes))),
    50,
  );
  try {
    // The processes start with a small one, so that their start is not measured.
    const small = await drawFloor({ sheet: 'A3', segments: 10 });
    const first = await files.store(await files.receive([small], 'small'), announce(small));
    await files.render(
      { key: first.key, mime: first.mime, page: 1, tilesKey: files.makeTilesKey(), isSlow: true },
      () => undefined,
    );
    const incoming = await files.receive([bytes], name);
    const began = performance.now();
    const { key, mime } = await files.store(incoming, announce(bytes));
    const validated = performance.now();
    const tilesKey = files.makeTilesKey();
    let drawn = 0;
    await files.render({ key, mime, page: 1, tilesKey, isSlow: true }, (percent) => {
      if (percent <= 30) drawn = performance.now();
    });
    const ended = performance.now();
    const spots = [0.21, 0.48, 0.83];
    for (const spot of spots) await files.extract(tilesKey, { x: spot, y: spot });
    const extracted = performance.now();
    const tiles = await tilesOf(files, tilesKey);
    return [
      { name: `${name}: validated`, value: validated - began, unit: 'ms' },
      { name: `${name}: drawn`, value: drawn - validated, unit: 'ms' },
      {
        name: `${name}: cut into ${tiles.count} tiles, on the disk`,
        value: ended - drawn,
        unit: 'ms',
      },
      { name: `${name}: most memory of the process`, value: peak / 1_000, unit: 'MB' },
      { name: `${name}: all tiles`, value: tiles.bytes / 1_000, unit: 'kB' },
      { name: `${name}: picture of a spot`, value: (extracted - ended) / spots.length, unit: 'ms' },
    ];
  } finally {
    clearInterval(watching);
    await files.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** The largest that a process of ours has been so far, in kB. Only Linux tells. */
async function peakOf(): Promise<number> {
  const children = await readFile(
    `/proc/${process.pid}/task/${process.pid}/children`,
    'utf8',
  ).catch(() => '');
  const peaks = children
    .trim()
    .split(' ')
    .map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return status.includes('node') ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) : 0;
    });
  return Math.max(0, ...(await Promise.all(peaks)));
}

/** Of a sheet that was drawn. */
async function tilesOf(
  files: PlanFiles,
  tilesKey: string,
): Promise<{ count: number; bytes: number }> {
  const pack = await files.openPack(tilesKey);
  const places = pack && readPackHead(new Uint8Array(await bytesOf(pack)).buffer);
  const sizes = [...(places ?? [])].flatMap(([path, { from, to }]) =>
    path.startsWith('tiles/') ? [to - from] : [],
  );
  return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
