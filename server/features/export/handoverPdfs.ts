import type { EventFileTable } from '../../database/journalTables';
import { brokenArchive } from './manifest';

/**
 * Compares the PDFs of handovers in an archive with the events that name them. Throws
 * ARCHIVE_BROKEN.
 */
export function createPdfCheck(recorded: ReadonlyMap<string, Pick<EventFileTable, 'sha256'>>) {
  const found = new Set<string>();
  return {
    /**
     * An entry, by the hash that the manifest has of it. Answers by what id events name it; null
     * for what is no PDF of a handover.
     */
    check(path: string, sha256: string): string | null {
      const [, suffix, which] = /^handovers\/handover_(\w+)-(draft|sealed)\.pdf$/.exec(path) ?? [];
      if (suffix === undefined || which === undefined) return null;
      const expected = recorded.get(`${which}_${suffix}`)?.sha256;
      if (expected == null) throw brokenArchive({ why: 'EXTRA', entry: path });
      if (expected !== sha256)
        throw brokenArchive({ why: 'CHANGED', entry: path, expected, found: sha256 });
      found.add(path);
      return `${which}_${suffix}`;
    },
    /** A draft may have been erased, also while the archive was made. What is sealed stays. */
    end(missing: ReadonlySet<string>): void {
      for (const id of recorded.keys()) {
        if (!id.startsWith('sealed_')) continue;
        const path = id.replace(/^sealed_(.*)$/, 'handovers/handover_$1-sealed.pdf');
        if (!found.has(path) && !missing.has(path))
          throw brokenArchive({ why: 'MISSING', entry: path });
      }
    },
  };
}
