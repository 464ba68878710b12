import { isRecord, type Person } from '../../session/state';
import type { AnsweredOutbox } from '../../sync/answers/createAnswers';
import type { OutboxEntry } from '../../sync/outbox/entry';
import { applyPending } from '../../sync/replica/pending';
import { bySnag, isShown, setUpOf, showSame, surroundingsOf } from '../../sync/replica/pendingOf';
import type { ProjectRows, Row, Value } from '../../sync/rows/row';

/** The store's data as the server sent it, without what is projected on top. */
export interface StoreRecords {
  get(id: string): Readonly<Record<string, unknown>> | null | undefined;
}

/** What the entries of one snag make of it. */
interface SnagLayer {
  readonly row: Row | undefined;
  readonly told: unknown;
  readonly entries: readonly OutboxEntry[];
  /** Undefined if neither the rows nor the store have it. */
  readonly before: Row | undefined;
  readonly raised: Row | undefined;
  readonly listed: Row | undefined;
}

/** What is known of a project's unsent entries, until its set-up changes. */
interface ProjectLayer {
  readonly setUp: readonly (Row | undefined)[];
  readonly snags: Map<string, SnagLayer>;
}

/**
 * Applies the outbox entries of a project to its rows. An event that the rows have already changes
 * nothing. A snag of which the server has told this page something newer is taken from there. What
 * the entries make of a snag is worked out again only if they, the snag or the project's set-up
 * have changed.
 */
export function createOutboxLayers(
  person: Person,
  told: StoreRecords = { get: () => null },
): Required<Pick<AnsweredOutbox, 'layer' | 'told'>> {
  const projects = new Map<string, ProjectLayer>();

  function projectLayer(rows: ProjectRows): ProjectLayer {
    const setUp = setUpOf(rows);
    const known = projects.get(rows.projectId);
    if (known?.setUp.length === setUp.length && known.setUp.every((row, n) => row === setUp[n]))
      return known;
    const layer = { setUp, snags: new Map<string, SnagLayer>() };
    projects.set(rows.projectId, layer);
    return layer;
  }

  async function snagLayer(
    rows: ProjectRows,
    { snags }: ProjectLayer,
    snagId: string,
    entries: readonly OutboxEntry[],
  ): Promise<SnagLayer> {
    const [row, record] = [rows.row(snagId), told.get(snagId)];
    const known = snags.get(snagId);
    if (
      known !== undefined &&
      known.row === row &&
      known.told === record &&
      showSame(known.entries, entries)
    )
      return known;
    const before = newest(rows, told, snagId);
    const details = before === undefined ? null : await rows.details(snagId);
    const around = surroundingsOf(rows, person.id);
    const after = (events: readonly OutboxEntry[]): Row | undefined =>
      around === null ? before : applyPending({ row: before, details }, events, around).row;
    // As it was raised, without what was done to it since.
    const raise = before === undefined ? entries.find(({ kind }) => kind === 'raise') : undefined;
    const all = after(entries);
    const made = {
      row,
      told: record,
      entries,
      before,
      raised: raise && after([raise]),
      // Keeps the server's version number until the server has the entries: an entry that is undone
      // must not leave a newer version behind.
      listed: all && { ...all, version: before?.['version'] ?? 1 },
    };
    snags.set(snagId, made);
    return made;
  }

  return {
    told: (entries) =>
      [...new Set(entries.map(({ snagId }) => snagId))]
        .map((id) => String(told.get(id)?.['version']))
        .join(),
    async layer(rows, entries) {
      const project = projectLayer(rows);
      const visible = entries.filter(isShown);
      const shown = bySnag(visible);
      for (const snagId of project.snags.keys())
        if (!shown.has(snagId)) project.snags.delete(snagId);
      const layers = await Promise.all(
        [...shown].map(
          async ([snagId, own]) => [snagId, await snagLayer(rows, project, snagId, own)] as const,
        ),
      );
      const rowsOf = (which: 'before' | 'raised' | 'listed'): Map<string, Row> =>
        new Map(
          layers.flatMap(([id, layer]) => (layer[which] === undefined ? [] : [[id, layer[which]]])),
        );
      const before = rowsOf('before');
      const raised = rowsOf('raised');
      const refused = new Set(
        visible.flatMap(({ snagId, refusal }) => (refusal === undefined ? [] : [snagId])),
      );
      return {
        before,
        foundIds: [...before.keys()].filter((id) => rows.row(id) === undefined),
        raised,
        raisedIds: [...raised.keys()].filter((id) => !refused.has(id)),
        listed: rowsOf('listed'),
      };
    },
  };
}

/**
 * The row with what the server has told this page of a later version; undefined if it is neither
 * there nor told.
 */
function newest(rows: ProjectRows, told: StoreRecords, id: string): Row | undefined {
  const [row, record] = [rows.row(id), told.get(id)];
  if (
    record == null ||
    typeof record['version'] !== 'number' ||
    record['version'] <= Number(row?.['version'] ?? 0)
  )
    return row;
  // Without a number it was raised here.
  if (row === undefined && typeof record['number'] !== 'number') return undefined;
  const fields: Record<string, Value> = {};
  for (const [field, value] of Object.entries(record)) {
    if (field.startsWith('__') || field.includes('(')) continue;
    const linked = idIn(value);
    // Scalars of the schema, and links to what the rows have. The rest depends on the person or is
    // kept in another form.
    if (value === null || typeof value !== 'object') fields[field] = value as Value;
    else if (linked !== null && rows.row(linked) !== undefined) fields[field] = { ref: linked };
  }
  const waiting = told.get(idIn(record['waitingFor']) ?? '');
  if (waiting != null) {
    fields['waitingFor'] = {
      kind: String(waiting['kind']),
      since: Number(waiting['since']),
      company: refOf(waiting['company']),
    };
    // A row of a list has the company only as the one that it waits for.
    if (record['company'] === undefined && waiting['company'] != null)
      fields['company'] = refOf(waiting['company']);
  }
  const pin = told.get(idIn(record['pin']) ?? '');
  if (pin != null && idIn(pin['revision']) !== null)
    fields['pin'] = {
      plan: refOf(pin['plan']),
      setOn: refOf(pin['revision']),
      setX: Number(pin['x']),
      setY: Number(pin['y']),
    };
  return { ...row, ...fields, __typename: 'Snag', id };
}

const idIn = (value: unknown): string | null =>
  isRecord(value) && typeof value['__ref'] === 'string' ? value['__ref'] : null;
const refOf = (value: unknown): Value => {
  const id = idIn(value);
  return id === null ? null : { ref: id };
};
