import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFloor } from '../../support/drawings';
import { quarters } from '../../support/photos';
import { endlessPdf, quarteredPage, writePdf } from '../../support/pdfs';
import { overviewOf, planFolder, type PlanFolder } from '../../support/plans';

const good = writePdf({
  pages: [{ dict: '/MediaBox[0 0 300 200]', content: quarteredPage(0, 0, 300, 200) }],
});
const colours = ['red', 'green', 'blue', 'white'];

let folder: PlanFolder;
let told: object[];
const open = async (options: Parameters<typeof planFolder>[0]) => {
  told = [];
  folder = await planFolder({ ...options, log: (line) => told.push(line) });
};
afterEach(() => folder.close());

const expectToGoOn = async (): Promise<void> => {
  const { tilesKey } = await folder.draw(good);
  expect(await quarters(await overviewOf(folder, tilesKey))).toEqual(colours);
};

/**
 * The process of ours that was given so much CPU time for a job: by that the test knows it from
 * others.
 */
function pidOf(cpuMs: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split(
    '\n',
  );
  const row = rows.find(
    (one) => Number(one.trim().split(/\s+/)[1]) === process.pid && one.includes(`"cpuMs":${cpuMs}`),
  );
  if (row === undefined) throw new Error('There is no such process.');
  return Number(row.trim().split(/\s+/)[0]);
}

it('gives a page up that uses up its CPU time, at once, and goes on with the next', async () => {
  await open({ drawCpuMs: 1_000 });
  const { key, mime, pages } = await folder.store(endlessPdf());
  expect(pages).toHaveLength(1);
  const drawing = folder.files.render(
    { key, mime, page: 1, tilesKey: folder.files.makeTilesKey(), isSlow: true },
    () => undefined,
  );
  await expect(drawing).rejects.toMatchObject({
    code: 'PLAN_RENDER_FAILED',
    extensions: { retryable: false, meta: { n: 1 } },
  });
  expect(told).toMatchObject([
    {
      message: 'a rendering process ended before its time',
      job: 'drawSheet',
      attempt: 1,
      why: 'SIGVTALRM',
    },
  ]);
  // The file is kept, and nothing of the drawing.
  expect(await folder.listing()).toEqual([join('files', key.slice(0, 2), key)]);
  await expectToGoOn();
});

it('draws a sheet again from its beginning when the process is killed in the middle, and nobody sees it go backwards', async () => {
  const drawMs = 177_001;
  await open({ quickCpuMs: drawMs });
  const { key, mime } = await folder.store(await drawFloor({ sheet: 'A3', segments: 2_000 }));
  const tilesKey = folder.files.makeTilesKey();
  const progress: number[] = [];
  let killed = false;
  await folder.files.render({ key, mime, page: 1, tilesKey }, (percent) => {
    progress.push(percent);
    // What the process said before its end may still arrive after it.
    if (percent >= 30 && !killed) process.kill(pidOf(drawMs), 'SIGKILL');
    killed ||= percent >= 30;
  });
  expect(told).toMatchObject([
    { message: 'a rendering process ended before its time', attempt: 1, why: 'SIGKILL' },
  ]);
  expect(progress).toEqual([...new Set(progress)].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(100);
  expect(await folder.files.openTile(tilesKey, { level: 13, column: 9, row: 6 })).not.toBeNull();
  expect(await readdir(join(folder.root, 'temporary'))).toEqual([]);
});
