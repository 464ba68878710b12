import type { Handle } from '../../database/engine';

/** Rows read at a time. */
export const batch = 200;

/** Where the journal stands. */
export const chainEnd = (db: Handle, projectId: string) =>
  db
    .selectFrom('project')
    .innerJoin('event', (join) =>
      join.onRef('event.project_id', '=', 'project.id').onRef('event.seq', '=', 'project.last_seq'),
    )
    .select(['last_seq as events', 'hash as lastHash'])
    .where('project.id', '=', projectId)
    .executeTakeFirstOrThrow();

/** The next events as they are stored, with their files and values. */
export async function storedEvents(db: Handle, projectId: string, after: number, until: number) {
  const to = Math.min(after + batch, until);
  const of = <Table extends 'event' | 'event_file' | 'event_value'>(table: Table) =>
    db
      .selectFrom<'event' | 'event_file' | 'event_value'>(table)
      .where('project_id', '=', projectId)
      .where('seq', '>', after)
      .where('seq', '<=', to);
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('seq', '>', after)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();
  const files = await of('event_file')
    .select(['seq', 'file_id', 'sha256', 'byte_length'])
    .orderBy('seq')
    .orderBy('position')
    .execute();
  const values = await of('event_value')
    .select(['seq', 'name', 'salt', 'value', 'sent_hash'])
    .orderBy('seq')
    .orderBy('name')
    .execute();
  return { events, files, values };
}

/**
 * The events that erased something after another event. Their contents name it by numbers and ids
 * alone.
 */
export async function erasingEventsAfter(db: Handle, projectId: string, after: number) {
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('seq', '>', after)
    .where('kind', '=', 'REDACTED')
    .orderBy('seq')
    .execute();
  if (events.length === 0) return { events, files: [], values: [] };
  const of = <Table extends 'event_file' | 'event_value'>(table: Table) =>
    db
      .selectFrom<'event_file' | 'event_value'>(table)
      .where('project_id', '=', projectId)
      .where(
        'seq',
        'in',
        events.map(({ seq }) => seq),
      );
  const files = await of('event_file')
    .select(['seq', 'file_id', 'sha256', 'byte_length'])
    .orderBy('seq')
    .orderBy('position')
    .execute();
  const values = await of('event_value')
    .select(['seq', 'name', 'salt', 'value', 'sent_hash'])
    .orderBy('seq')
    .orderBy('name')
    .execute();
  return { events, files, values };
}

export interface HandoverPdf {
  id: string;
  which: 'draft' | 'sealed';
  key: string;
}

/** The PDFs of handovers that events up to a number name. */
export async function handoversOf(
  db: Handle,
  projectId: string,
  until: number,
): Promise<HandoverPdf[]> {
  const rows = await db
    .selectFrom('handover')
    .select(['id', 'draft_key', 'file_key'])
    .where('project_id', '=', projectId)
    .orderBy('prepared_at')
    .orderBy('id')
    .execute();
  const named = await db
    .selectFrom('event')
    .select(['subject_id', 'kind'])
    .where('project_id', '=', projectId)
    .where('seq', '<=', until)
    .where('kind', 'in', ['HANDOVER_PREPARED', 'HANDOVER_SEALED'])
    .execute();
  const isNamed = (id: string, by: string): boolean =>
    named.some(({ subject_id, kind }) => subject_id === id && kind === by);
  return rows.flatMap(({ id, draft_key: draft, file_key: sealed }): HandoverPdf[] => [
    ...(draft !== null && isNamed(id, 'HANDOVER_PREPARED')
      ? [{ id, which: 'draft' as const, key: draft }]
      : []),
    ...(sealed !== null && isNamed(id, 'HANDOVER_SEALED')
      ? [{ id, which: 'sealed' as const, key: sealed }]
      : []),
  ]);
}
