import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  openFolderStorage,
  openPlanFiles,
  type PlanFiles,
  type PlanFilesOptions,
  type RenderedSheet,
  type StoredPlanFile,
} from '../../server/files';
import type { Disk } from '../../server/files/folderStorage';
import { announce, bytesOf, filesBelow } from './photos';
import { keptProcesses } from './once/keptProcesses';

export interface PlanFolder {
  root: string;
  /** Of the plans. */
  dir: string;
  files: PlanFiles;
  /** Receives and stores. */
  store(
    bytes: Uint8Array,
    announced?: { sha256: string; byteLength: number },
  ): Promise<StoredPlanFile>;
  /** Stores and draws a page. */
  draw(bytes: Uint8Array, page?: number): Promise<Drawn>;
  /** Every file in the folder, by its path within; and those of the workspace. */
  listing(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Drawn {
  stored: StoredPlanFile;
  sheet: RenderedSheet;
  tilesKey: string;
  progress: number[];
}

export async function planFolder({
  root: given,
  disk,
  ...options
}: Partial<PlanFilesOptions> & { root?: string; disk?: Disk } = {}): Promise<PlanFolder> {
  const root = given ?? (await mkdtemp(join(tmpdir(), 'snagbook-plans-')));
  const files = openPlanFiles({
    ...(await openFolderStorage({ dir: root, ...(disk && { disk }) })),
    worker: keptProcesses,
    niceness: 0,
    ...options,
  });
  const folder: PlanFolder = {
    root,
    dir: join(root, 'plans'),
    files,
    async store(bytes, announced = announce(bytes)) {
      return files.store(await files.receive([bytes], 'plan'), announced);
    },
    async draw(bytes, page = 1) {
      const stored = await folder.store(bytes);
      const tilesKey = files.makeTilesKey();
      const progress: number[] = [];
      const sheet = await files.render(
        { key: stored.key, mime: stored.mime, page, tilesKey },
        (percent) => progress.push(percent),
      );
      return { stored, sheet, tilesKey, progress };
    },
    listing: () => filesBelow(root, 'plans'),
    async close() {
      await files.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  return folder;
}

/**
 * How light the sheet is at a spot at full zoom, 0 to 255, read from the tile that a viewer would
 * ask for.
 */
export async function lightAt(
  { files }: Pick<PlanFolder, 'files'>,
  { sheet, tilesKey }: Pick<Drawn, 'sheet' | 'tilesKey'>,
  x: number,
  y: number,
): Promise<number> {
  const { widthPx, heightPx, tilePx, overlapPx } = sheet;
  const level = Math.ceil(Math.log2(Math.max(widthPx, heightPx)));
  const [column, row] = [Math.floor(x / tilePx), Math.floor(y / tilePx)];
  const tile = await files.openTile(tilesKey, { level, column, row });
  if (tile === null) throw new Error(`There is no tile ${level}/${column}_${row}.`);
  const [left, top] = [
    x - column * tilePx + (column > 0 ? overlapPx : 0),
    y - row * tilePx + (row > 0 ? overlapPx : 0),
  ];
  const pixel = await sharp(await bytesOf(tile))
    .extract({ left, top, width: 1, height: 1 })
    .greyscale()
    .raw()
    .toBuffer();
  return pixel[0] ?? -1;
}

/** Of the picture of the whole sheet. */
export async function overviewOf(
  { files }: PlanFolder,
  tilesKey: string,
  size: 'small' | 'medium' = 'medium',
): Promise<Buffer> {
  const overview = await files.openOverview(tilesKey, size);
  return bytesOf(overview);
}
