import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  openFolderStorage,
  openPhotoFiles,
  type OpenFile,
  type PhotoFiles,
  type PhotoFilesOptions,
  type Workspace,
} from '../../server/files';
import type { Disk } from '../../server/files/folderStorage';
import { keptProcesses } from './once/keptProcesses';

/** Red and green above, blue and white below: enough to see which way up a picture is. */
export function corners(width = 320, height = 240): Sharp {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const block = (background: string, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#f0f0f0' } }).composite([
    block('#c81e1e', 0, 0),
    block('#1ea03c', half.width, 0),
    block('#1e3cc8', 0, half.height),
  ]);
}

/** One flat colour, for pictures whose size matters and nothing else. */
export function blank(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#a07850' },
    limitInputPixels: false,
  });
}

/** Grain, so that the file has some length. */
export function grain(width = 400, height = 300): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/**
 * A JPEG whose last pass over the picture is there so many times more. Of one flat colour such a
 * pass has some 30 bytes, however large the picture is.
 */
export async function manyScans(times: number, picture = corners()): Promise<Buffer> {
  // This encoder's last pass may be repeated; that of the usual one refines what was there, and is
  // refused the second time.
  const jpeg = await picture.jpeg({ mozjpeg: true }).toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: times }, () => jpeg.subarray(last, -2)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** What a device announces of its photo. */
export function announce(bytes: Uint8Array): { sha256: string; byteLength: number } {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), byteLength: bytes.byteLength };
}

export function blobOf(bytes: Uint8Array): Blob {
  // A copy on a buffer of its own: Blob does not take what may be shared memory.
  return new Blob([new Uint8Array(bytes)]);
}

/** The colour in the middle of each quarter: [top left, top right, bottom left, bottom right]. */
export async function quarters(picture: string | Buffer): Promise<string[]> {
  const { data } = await sharp(picture)
    .resize(2, 2, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((at) => nameOf([...data.subarray(at * 3, at * 3 + 3)]));
}

function nameOf([red = 0, green = 0, blue = 0]: number[]): string {
  if (Math.min(red, green, blue) > 180) return 'white';
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

export interface PhotoFolder {
  /** Of the photos. */
  dir: string;
  files: PhotoFiles;
  workspace: Workspace;
  /** Every file in the folder, by its path within; and those of the workspace. */
  listing(): Promise<string[]>;
  close(): Promise<void>;
}

/** All bytes of what was opened. */
export async function bytesOf(file: Pick<OpenFile, 'stream'> | null): Promise<Buffer> {
  if (file === null) throw new Error('There is no such file.');
  return Buffer.from(await new Response(file.stream()).arrayBuffer());
}

/**
 * Every file below a data directory, by its path within, without the name of the folder that a test
 * is about.
 */
export async function filesBelow(root: string, about: string): Promise<string[]> {
  const all = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((one) => one.isFile())
    .map((one) => relative(root, join(one.parentPath, one.name)));
  return paths.map((path) => (path.startsWith(about + sep) ? relative(about, path) : path)).sort();
}

export async function photoFolder({
  root: given,
  disk,
  ...options
}: Partial<PhotoFilesOptions> & { root?: string; disk?: Disk } = {}): Promise<PhotoFolder> {
  const root = given ?? (await mkdtemp(join(tmpdir(), 'snagbook-files-')));
  const opened = await openFolderStorage({ dir: root, ...(disk && { disk }) });
  const files = openPhotoFiles({ ...opened, worker: keptProcesses, niceness: 0, ...options });
  return {
    dir: join(root, 'photos'),
    files,
    workspace: opened.workspace,
    listing: () => filesBelow(root, 'photos'),
    async close() {
      await files.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
