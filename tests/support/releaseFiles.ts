import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './sources';

/**
 * Set by `npm run release`: tests about the last release write down what this version has, in place
 * of comparing with it.
 */
export const releasing = process.env['SNAGBOOK_RELEASE'] === '1';

/** What the last release had, beside its documents in `__generated__/released.json`. */
export const releasedFile = (name: string): string => join(root, 'tests/server/released', name);

export const readReleased = (name: string): Promise<string> => readFile(releasedFile(name), 'utf8');

export const writeReleased = (name: string, text: string): Promise<void> =>
  writeFile(releasedFile(name), text);
