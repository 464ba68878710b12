import { Refusal } from '../../refusal';
import type { Listed } from './zip';

/**
 * Changes when whoever reads an archive has to do something else. 1 had no tables, 2 no sender of
 * reports; up to 3 there were pages and pictures for browsers in place of the README.
 */
export const archiveFormat = 4;
const readFormats: readonly number[] = [2, 3, archiveFormat];

/** The last entry of an archive. */
export interface Manifest {
  format: number;
  made: { at: number; by: string; version: string };
  project: { id: string; code: string; name: string };
  journal: { events: number; lastHash: string };
  /** Photos and plan files that the server did not have. */
  missing: string[];
  /**
   * Values that were erased after the journal's last event, while the archive was made. It also
   * names the photos, and has the events that say so: see docs/journal.md.
   */
  erasedLater: { values: (readonly [seq: number, name: string])[]; files: string[] };
  files: Listed[];
}

type ArchiveFault =
  | { why: 'UNREADABLE' }
  | { why: 'FORMAT'; format: number }
  | { why: 'NAME' | 'TWICE' | 'MISSING' | 'EXTRA' | 'TOO_LARGE'; entry: string }
  | { why: 'CHANGED'; entry: string; expected: string; found: string }
  | { why: 'EVENT'; entry: string; n: number; expected: string; found: string }
  | { why: 'VALUE'; entry: string; n: number; what: string }
  | { why: 'ROW'; entry: string; n: number; what: string }
  | { why: 'END'; entry: string; expected: string; found: string };

export const brokenArchive = (fault: ArchiveFault): Refusal => new Refusal('ARCHIVE_BROKEN', fault);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws ARCHIVE_BROKEN unless everything is there that the type promises. */
export function readManifest(json: string): Manifest {
  const damaged = brokenArchive({ why: 'UNREADABLE' });
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    throw damaged;
  }
  if (!isObject(read) || typeof read['format'] !== 'number') throw damaged;
  if (!readFormats.includes(read['format']))
    throw brokenArchive({ why: 'FORMAT', format: read['format'] });
  const { made, project, journal, missing, erasedLater, files } = read;
  const isPair = (pair: unknown): pair is readonly [number, string] =>
    Array.isArray(pair) && Number.isSafeInteger(pair[0]) && typeof pair[1] === 'string';
  const isListed = (file: unknown): file is Listed =>
    isObject(file) &&
    typeof file['path'] === 'string' &&
    Number.isSafeInteger(file['bytes']) &&
    typeof file['sha256'] === 'string';
  const texts = (value: unknown, ...names: string[]): value is Record<string, never> =>
    isObject(value) && names.every((name) => typeof value[name] === 'string');
  if (
    !texts(made, 'by', 'version') ||
    !Number.isSafeInteger(made['at']) ||
    !texts(project, 'id', 'code', 'name') ||
    !texts(journal, 'lastHash') ||
    !Number.isSafeInteger(journal['events'])
  )
    throw damaged;
  if (
    !Array.isArray(missing) ||
    !missing.every((path) => typeof path === 'string') ||
    !Array.isArray(files) ||
    !files.every(isListed)
  )
    throw damaged;
  const later =
    isObject(erasedLater) && Array.isArray(erasedLater['values'])
      ? erasedLater['values'].filter(isPair)
      : [];
  const gone =
    isObject(erasedLater) && Array.isArray(erasedLater['files'])
      ? erasedLater['files'].filter((file) => typeof file === 'string')
      : [];
  // Looked through above.
  return { ...(read as unknown as Manifest), erasedLater: { values: later, files: gone } };
}
