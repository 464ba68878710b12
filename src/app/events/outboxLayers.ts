import { dayIn } from '../../../rules/days';
import type { AnsweredOutbox } from '../../sync/answers/createAnswers';
import { isRecord, type Person } from '../../session/state';
import { createLists } from '../../sync/journal/journal';
import type { OutboxEntry } from '../../sync/outbox/entry';
import {
  isEmbedded,
  isRef,
  type Embedded,
  type ProjectRows,
  type Row,
  type Value,
} from '../../sync/rows/row';
import { type Base, createIsolated } from './isolated';
import { isShown, showEntry } from './kinds';
import { bySnag, showSame } from './projectEntries';

/** The store's data as the server sent it, without what is projected on top. */
export interface StoreRecords {
  get(id: string): Readonly<Record<string, unknown>> | null | undefined;
}

/** What the entries of one snag make of it. */
interface SnagLayer {
  readonly row: Row | undefined;
  readonly told: unknown;
  readonly entries: readonly OutboxEntry[];
  readonly day: string;
  /** Undefined if neither the rows nor the store have it. */
  readonly before: Row | undefined;
  readonly raised: Row | undefined;
  readonly listed: Row | undefined;
}

/** What is known of a project's unsent entries, until its set-up changes. */
interface ProjectLayer {
  readonly setUp: Records;
  readonly snags: Map<string, SnagLayer>;
}

/**
 * Applies the outbox entries of a project to its rows, by the same projections that show them on a
 * screen. An event that the rows have already changes nothing. A snag of which the server has told
 * this page something newer is taken from there. What the entries make of a snag is worked out
 * again only if they, the snag or the project's set-up have changed.
 */
export function createOutboxLayers(
  person: Person,
  now: () => number,
  told: StoreRecords = { get: () => null },
): Required<Pick<AnsweredOutbox, 'layer' | 'told'>> {
  const isolated = createIsolated();
  const noLists = createLists();
  const projects = new Map<string, ProjectLayer>();

  function projectLayer(rows: ProjectRows): ProjectLayer {
    const known = projects.get(rows.projectId);
    if (known?.setUp.isOf(rows) === true) return known;
    const setUp = new Records(rows);
    setUp.take(rows.projectId);
    const layer = { setUp, snags: new Map<string, SnagLayer>() };
    projects.set(rows.projectId, layer);
    return layer;
  }

  async function snagLayer(
    rows: ProjectRows,
    { setUp, snags }: ProjectLayer,
    snagId: string,
    entries: readonly OutboxEntry[],
  ): Promise<SnagLayer> {
    const [row, record, day] = [
      rows.row(snagId),
      told.get(snagId),
      dayIn(String(rows.row(rows.projectId)?.['timeZone'] ?? 'UTC'), now()),
    ];
    const known = snags.get(snagId);
    if (
      known !== undefined &&
      known.row === row &&
      known.told === record &&
      known.day === day &&
      showSame(known.entries, entries)
    )
      return known;
    const before = newest(rows, told, snagId);
    const details = before && (await rows.details(snagId));
    const records = new Records(rows, setUp.all);
    for (const each of details?.rows ?? []) records.put(each.id, each);
    const put = before && records.put(snagId, before);
    if (put && details) put['photos'] = { __refs: [...details.photoIds] };
    let raised: Row | undefined;
    const { after } = isolated(records, (store) => {
      for (const event of entries) showEntry({ store, event, person, lists: noLists, now });
    });
    // As it was raised, without what was done to it since.
    const raise = before === undefined ? entries.find(({ kind }) => kind === 'raise') : undefined;
    if (raise !== undefined)
      raised =
        entries.length === 1
          ? rowIn(after, snagId)
          : rowIn(
              isolated(records, (store) =>
                showEntry({ store, event: raise, person, lists: noLists, now }),
              ).after,
              snagId,
            );
    // Keeps the server's version number until the server has the entries: an entry that is undone
    // must not leave a newer version behind.
    const listed =
      after.get(snagId) == null
        ? undefined
        : { ...rowIn(after, snagId), version: before?.['version'] ?? 1 };
    const made = { row, told: record, entries, day, before, raised, listed };
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

type StoredRecord = Record<string, unknown> & { __id: string; __typename: string };

/**
 * Rows as records of Relay's store. Objects without an id get one made of their parent's id and
 * their field. `below`: records that are there already.
 */
class Records implements Base {
  readonly all: Record<string, StoredRecord> = {};
  /** The rows of which the records were made. */
  readonly #taken = new Map<string, Row>();

  constructor(
    private readonly rows: ProjectRows,
    private readonly below: Readonly<Record<string, StoredRecord>> = {},
  ) {}

  // The interface lets callers say of which type the record is.
  readonly get = ((id: string) => this.all[id] ?? this.below[id]) as Base['get'];

  /** Whether these rows are the same. A row is replaced by a new object on every change. */
  isOf(rows: ProjectRows): boolean {
    for (const [id, row] of this.#taken) if (rows.row(id) !== row) return false;
    return true;
  }

  /** A row of the project's set-up, and what it links to. */
  take(id: string): void {
    const row = this.get(id) === undefined ? this.rows.row(id) : undefined;
    if (row === undefined) return;
    this.#taken.set(id, row);
    this.put(id, row);
  }

  put(id: string, fields: Embedded): StoredRecord {
    const record: StoredRecord = { __id: id, __typename: String(fields['__typename']) };
    this.all[id] = record;
    for (const [key, value] of Object.entries(fields))
      if (value !== undefined && key !== '__typename')
        record[key] = this.#valueOf(value, `client:${id}:${key}`);
    return record;
  }

  #valueOf(value: Value, id: string): unknown {
    if (Array.isArray(value))
      return value.some(isLinked)
        ? { __refs: value.map((each: Value, index) => this.#link(each, `${id}:${index}`)) }
        : value;
    return isLinked(value) ? { __ref: this.#link(value, id) } : value;
  }

  #link(value: Value, id: string): string {
    if (isRef(value)) {
      this.take(value.ref);
      return value.ref;
    }
    if (isEmbedded(value)) this.put(id, value);
    return id;
  }
}

const isLinked = (value: Value): boolean => isRef(value) || isEmbedded(value);

function rowIn(source: Base, id: string): Row {
  return { ...fieldsIn(source, id), __typename: String(source.get(id)?.['__typename']), id };
}

function fieldsIn(source: Base, id: string): Embedded {
  const record: Readonly<Record<string, unknown>> = source.get(id) ?? {};
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) =>
      key.startsWith('__') ? [] : [[key, valueIn(source, value)]],
    ),
  );
}

function valueIn(source: Base, value: unknown): Value {
  const one = (id: unknown): Value =>
    String(id).startsWith('client:') ? fieldsIn(source, String(id)) : { ref: String(id) };
  if (typeof value === 'object' && value !== null && '__ref' in value) return one(value.__ref);
  if (
    typeof value === 'object' &&
    value !== null &&
    '__refs' in value &&
    Array.isArray(value.__refs)
  )
    return value.__refs.map(one);
  // Plain values are those of the schema's scalars.
  return value as Value;
}
