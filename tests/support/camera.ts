import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(tmpdir(), `snagbook-camera-${process.pid}`);
const files = new WeakMap<Buffer, Promise<string>>();

/**
 * The photo as a file, as a camera hands it over. Given to a page as bytes, a photo goes through
 * Playwright's connection as text, which takes the test and the page half a second.
 */
export function fileOf(photo: Buffer): Promise<string> {
  const known = files.get(photo) ?? write(photo);
  files.set(photo, known);
  return known;
}

async function write(photo: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(await mkdtemp(join(folder, 'shot-')), 'IMG_2041.JPG');
  await writeFile(path, photo);
  return path;
}

export const emptyCamera = (): Promise<void> => rm(folder, { recursive: true, force: true });
