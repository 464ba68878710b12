import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { Person } from '../../session/state';
import { createLists } from '../../sync/journal/journal';
import type { OutboxEntry } from '../../sync/outbox/entry';
import { isEmbedded, isRef, type Embedded, type OutboxLayer, type ProjectRows, type Row, type Value } from '../../sync/rows/row';
import { isShown, showEntry } from './kinds';

/**
 * Applies the outbox entries of a project to its rows, by the same projections that show them on a screen. They run on a separate store with the
 * snags that the entries are about. An event that the rows have already changes nothing.
 */
export async function withOutbox(rows: ProjectRows, entries: readonly OutboxEntry[], person: Person, now: () => number): Promise<OutboxLayer> {
  const shown = entries.filter(isShown);
  const snagIds = [...new Set(shown.map(({ snagId }) => snagId))];
  const records = new Records(rows);
  records.take(rows.projectId);
  for (const id of snagIds) {
    const snag = rows.row(id);
    const details = snag && (await rows.details(id));
    for (const row of details?.rows ?? []) records.put(row.id, row);
    const record = snag && records.put(id, snag);
    if (record && details) record['photos'] = { __refs: [...details.photoIds] };
  }
  const store = new Store(new RecordSource(records.all));
  const source = store.getSource();
  const environment = new Environment({ network: Network.create(() => Promise.reject(new Error('Nothing is asked here'))), store });
  const lists = createLists();
  const raised = new Map<string, Row>();
  for (const event of shown) {
    environment.commitUpdate((proxy) => showEntry({ store: proxy, event, person, lists, now }));
    if (event.kind === 'raise' && rows.row(event.snagId) === undefined) raised.set(event.snagId, rowIn(source, event.snagId));
  }
  const refused = new Set(shown.flatMap(({ snagId, refusal }) => (refusal === undefined ? [] : [snagId])));
  return {
    raised,
    raisedIds: [...raised.keys()].filter((id) => !refused.has(id)),
    // Keeps the server's version number until the server has the entries: an entry that is undone must not leave a newer version behind.
    listed: new Map(snagIds.filter((id) => source.has(id)).map((id) => [id, { ...rowIn(source, id), version: rows.row(id)?.['version'] ?? 1 }])),
  };
}

type Source = ReturnType<Store['getSource']>;
type Fields = Readonly<Record<string, unknown>>;
type StoredRecord = Record<string, unknown> & { __id: string; __typename: string };

/** Rows as records of Relay's store. Objects without an id get one made of their parent's id and their field. */
class Records {
  readonly all: Record<string, StoredRecord> = {};

  constructor(private readonly rows: ProjectRows) {}

  /** A row of the project's set-up, and what it links to. */
  take(id: string): void {
    const row = id in this.all ? undefined : this.rows.row(id);
    if (row !== undefined) this.put(id, row);
  }

  put(id: string, fields: Embedded): StoredRecord {
    const record: StoredRecord = { __id: id, __typename: String(fields['__typename']) };
    this.all[id] = record;
    for (const [key, value] of Object.entries(fields)) if (value !== undefined && key !== '__typename') record[key] = this.#valueOf(value, `client:${id}:${key}`);
    return record;
  }

  #valueOf(value: Value, id: string): unknown {
    if (Array.isArray(value)) return value.some(isLinked) ? { __refs: value.map((each: Value, index) => this.#link(each, `${id}:${index}`)) } : value;
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

function rowIn(source: Source, id: string): Row {
  return { ...fieldsIn(source, id), __typename: String(source.get(id)?.['__typename']), id };
}

function fieldsIn(source: Source, id: string): Embedded {
  const record: Fields = source.get(id) ?? {};
  return Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (key.startsWith('__') ? [] : [[key, valueIn(source, value)]])));
}

function valueIn(source: Source, value: unknown): Value {
  const one = (id: unknown): Value => (String(id).startsWith('client:') ? fieldsIn(source, String(id)) : { ref: String(id) });
  if (typeof value === 'object' && value !== null && '__ref' in value) return one(value.__ref);
  if (typeof value === 'object' && value !== null && '__refs' in value && Array.isArray(value.__refs)) return value.__refs.map(one);
  // Plain values are those of the schema's scalars.
  return value as Value;
}
