import type { EventFileTable } from '../../database/journalTables';
import type { ArchiveRow, ArchiveTable } from './carried';
import type { ArchivedEvent } from './archivedEvent';

interface RecordedSignature {
  handoverId: string | null;
  seq: number;
  /** Null if what was signed has been erased. */
  party: number | null;
}

/**
 * Compares the rows of handovers and of their signatures in an archive with the events that made
 * them. `files` are those that events name, by their ids.
 */
export function createHandoverCheck(
  files: ReadonlyMap<string, Pick<EventFileTable, 'sha256' | 'byte_length'>>,
) {
  const prepared = new Set<string>();
  const signatures = new Map<string, RecordedSignature>();

  function faultInHandover(row: ArchiveRow): string | null {
    const recorded = (which: 'draft' | 'sealed') =>
      files.get(String(row['id']).replace(/^handover/, which)) ?? {
        sha256: null,
        byte_length: null,
      };
    const [draft, sealed] = [recorded('draft'), recorded('sealed')];
    const wanted: ArchiveRow = {
      draft_sha256: draft.sha256,
      draft_length: draft.byte_length,
      sha256: sealed.sha256,
      byte_length: sealed.byte_length,
    };
    if ((row['state'] === 'SEALED') !== (sealed.sha256 !== null)) return 'state';
    return differing(row, wanted);
  }

  function faultInSignature(row: ArchiveRow): string | null {
    const recorded = signatures.get(String(row['id']));
    if (recorded === undefined) return 'id';
    return differing(row, {
      handover_id: recorded.handoverId,
      seq: recorded.seq,
      ...(recorded.party !== null && { party: recorded.party }),
    });
  }

  return {
    note({ event, values }: ArchivedEvent): void {
      if (event.kind === 'HANDOVER_PREPARED' && event.subject_id !== null)
        prepared.add(event.subject_id);
      if (event.kind === 'HANDOVER_SIGNED')
        signatures.set(event.id, {
          handoverId: event.subject_id,
          seq: event.seq,
          party: partyIn(values.find(({ name }) => name === 'content')?.value),
        });
    },
    /** The column in which a row is not what the journal says; null if there is none. */
    rowFault: (table: 'handover' | 'handover_signature', row: ArchiveRow): string | null =>
      table === 'handover' ? faultInHandover(row) : faultInSignature(row),
    /** What the journal has and a table has not. */
    tableFault(table: ArchiveTable, known: ReadonlySet<string>): string | null {
      const recorded =
        table === 'handover'
          ? prepared.keys()
          : table === 'handover_signature'
            ? signatures.keys()
            : [];
      return [...recorded].find((id) => !known.has(id)) ?? null;
    },
  };
}

const differing = (row: ArchiveRow, wanted: ArchiveRow): string | null =>
  Object.keys(wanted).find((column) => row[column] !== wanted[column]) ?? null;

function partyIn(content: string | undefined): number | null {
  if (content === undefined) return null;
  // JSON, as `asEvent` has seen; of what, nobody has looked.
  const { sent } = (JSON.parse(content) ?? {}) as { sent?: { position?: unknown } | null };
  return typeof sent?.position === 'number' ? sent.position : null;
}
