import { join } from 'node:path';
import { oldFilesIn, remove, type SweepOptions } from '../sweep';
import { isPlanKey } from './planKey';
import { isTilesKey } from './sheetPaths';

const BATCH = 500;

/** As for photos: files and folders of tiles without a row, what interrupted work left, and pictures of pages, which are drawn again when asked for. Names that are not ours are left alone. */
export async function sweepPlans({ disk, dir, before, known }: SweepOptions): Promise<number> {
  let gone = 0;
  for (const leftovers of ['incoming', 'drawing', 'pages']) gone += await remove(disk, await oldFilesIn(disk, join(dir, leftovers), before));
  const kept = [
    { kind: 'files', isOurs: isPlanKey },
    { kind: 'sheets', isOurs: isTilesKey },
  ];
  for (const { kind, isOurs } of kept) {
    for (const shard of await disk.readdir(join(dir, kind))) {
      if (!/^[0-9a-f]{2}$/.test(shard)) continue;
      const ours = (await oldFilesIn(disk, join(dir, kind, shard), before)).filter(({ name }) => isOurs(name));
      for (let at = 0; at < ours.length; at += BATCH) {
        const batch = ours.slice(at, at + BATCH);
        const rows = await known(batch.map(({ name }) => name));
        gone += await remove(disk, batch.filter(({ name }) => !rows.has(name)));
      }
    }
  }
  return gone;
}
