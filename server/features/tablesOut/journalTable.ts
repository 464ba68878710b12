import { tableWords } from '../../../rules/tables';
import type { ToldEventTable } from '../../database/journalTables';
import { eventsAfter, isRedacted } from '../journal/store';
import { nameOf } from '../journal/names';
import { type CheckAccess, type TableAccess, inParts, rowsOfPart } from './source';
import { type Cell, columns, type Table } from './table';

/**
 * Every event of a project in its order, with its hash: what docs/journal.md describes, for whoever
 * audits it.
 */
export const journalTable = ({ ask, timeZone }: { ask: CheckAccess; timeZone: string }): Table => ({
  name: 'journal',
  timeZone,
  columns: columns({
    Seq: 8,
    Kind: 20,
    'By kind': 10,
    By: 24,
    'By id': 32,
    Snag: 9,
    'Snag id': 32,
    'Subject id': 32,
    Reason: 16,
    'Without effect': 10,
    'Status after': 12,
    Changes: 60,
    Comment: 40,
    Erased: 8,
    'Occurred at': 26,
    'Recorded at': 26,
    Format: 8,
    Hash: 66,
    Id: 34,
  }),
  parts: inParts<ToldEventTable, Cell[]>(
    ask,
    ({ context, reader }, last) =>
      eventsAfter(context.services.db, reader.project.id, last?.seq ?? 0, rowsOfPart),
    cellsOf,
  ),
});

const cellsOf = ({ context }: TableAccess, events: readonly ToldEventTable[]): Promise<Cell[][]> =>
  Promise.all(
    events.map(async (event) => {
      const snag = event.snag_id === null ? null : await context.loaders.snag.load(event.snag_id);
      return [
        event.seq,
        event.kind,
        event.actor_kind,
        event.actor_id === null ? null : await nameOf(context, event.actor_id),
        event.actor_id,
        snag?.number ?? null,
        event.snag_id,
        event.subject_id,
        event.reason,
        event.without_effect === 1 ? tableWords.yes : null,
        event.status_after,
        event.changes,
        event.comment,
        isRedacted(event) ? tableWords.yes : null,
        { at: event.occurred_at },
        { at: event.recorded_at },
        event.format,
        event.hash,
        event.id,
      ];
    }),
  );
