import { Refusal } from '../../refusal';
import { fields, isObject, knowsNone, listOf, or, text, tuple, whole } from './checks';
import type { Listed } from '../../files/zip';

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

const isManifest = fields({
  made: fields({ at: whole, by: text, version: text }),
  project: fields({ id: text, code: text, name: text }),
  journal: fields({ events: whole, lastHash: text }),
  missing: listOf(text),
  erasedLater: or(undefined, fields({ values: listOf(tuple(whole, text)), files: listOf(text) })),
  files: listOf(fields({ path: text, bytes: whole, sha256: text })),
});

/** Throws ARCHIVE_BROKEN unless everything is there that the type promises. */
export function readManifest(source: string): Manifest {
  const damaged = brokenArchive({ why: 'UNREADABLE' });
  let read: unknown;
  try {
    read = JSON.parse(source);
  } catch {
    throw damaged;
  }
  if (!isObject(read) || typeof read['format'] !== 'number') throw damaged;
  if (!readFormats.includes(read['format']))
    throw brokenArchive({ why: 'FORMAT', format: read['format'] });
  if (!isManifest(read, knowsNone)) throw damaged;
  // Looked through above.
  const manifest = read as Partial<Manifest> & Omit<Manifest, 'erasedLater'>;
  return { ...manifest, erasedLater: manifest.erasedLater ?? { values: [], files: [] } };
}
