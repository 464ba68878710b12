import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openPhotoFiles, type PhotoFiles, type PhotoFilesOptions } from '../../server/files';
import { renderWorker } from './renderWorker';

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
  return sharp({ create: { width, height, channels: 3, background: '#a07850' }, limitInputPixels: false });
}

/** Grain, so that the file has some length. */
export function grain(width = 400, height = 300): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
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
  const { data } = await sharp(picture).resize(2, 2, { fit: 'fill', kernel: 'nearest' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [0, 1, 2, 3].map((at) => nameOf([...data.subarray(at * 3, at * 3 + 3)]));
}

function nameOf([red = 0, green = 0, blue = 0]: number[]): string {
  if (Math.min(red, green, blue) > 180) return 'white';
  return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
}

export interface PhotoFolder {
  dir: string;
  files: PhotoFiles;
  /** Every file in the folder, by its path within. */
  listing(): Promise<string[]>;
  close(): Promise<void>;
}

export async function photoFolder(options: Partial<PhotoFilesOptions> = {}): Promise<PhotoFolder> {
  const dir = options.dir ?? (await mkdtemp(join(tmpdir(), 'snagbook-files-')));
  const files = await openPhotoFiles({ worker: renderWorker, niceness: 0, ...options, dir });
  return {
    dir,
    files,
    async listing() {
      const all = await readdir(dir, { recursive: true, withFileTypes: true });
      return all.filter((one) => one.isFile()).map((one) => join(one.parentPath.slice(dir.length + 1), one.name)).sort();
    },
    async close() {
      await files.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
