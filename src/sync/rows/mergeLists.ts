import { RecordSource, type MutableRecordSource } from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { Records, StoredRecord } from '../beforePublish';
import { type PinChange, type PinColumns, withSnag } from '../journal/applyEvent';

/** How the unsent entries change an answer of the device. */
export interface UnsentChanges {
  /** The snags that they are about. */
  readonly snagIds: ReadonlySet<string>;
  /** The records of the same answer without them. */
  readonly before: Pick<Records, 'get'>;
  /**
   * Comes with the answer, because its code is loaded with the device's, after the first screen.
   */
  readonly mergeList: MergeList;
  /**
   * The answers are made of Relay's store, which lacks facts of most snags: only what differs
   * between them counts.
   */
  readonly ofStore: boolean;
}

export type MergeList = typeof mergeList;

/** A list of the server to which changes of unsent entries were applied. */
export interface MergedList {
  /** As the server sent it. */
  readonly base: StoredRecord;
  /** The device's answer from which the changes come. */
  readonly answer: Pick<Records, 'get'>;
  readonly snagIds: ReadonlySet<string>;
}

/**
 * The records of a list that is newer in the store than in the device's copy, with the effect of
 * the unsent entries: what they change in the device's answer is changed in the store's list. All
 * other snags stay, because of them the store knows more. Null if the list has to be taken as the
 * device answers it.
 */
export function mergeList(
  list: string,
  known: Pick<Records, 'get'>,
  answer: Pick<Records, 'get'>,
  { snagIds, before, ofStore }: Omit<UnsentChanges, 'mergeList'>,
  last: MergedList | null,
): MutableRecordSource | null {
  const [there, here, was] = [known.get(list), answer.get(list), before.get(list)];
  if (there == null || here == null) return null;
  const unsent = new Set([...snagIds, ...(last?.snagIds ?? [])]);
  switch (here['__typename']) {
    case 'SnagCounts':
      return RecordSource.create({ [list]: mergeCounts(last?.base ?? there, here, was) });
    case 'PlanPins':
      return RecordSource.create({ [list]: mergePins(there, here, was, last?.answer.get(list)) });
    default:
      // What screens read is the connection that Relay makes of all pages.
      return /:__\w+_connection/.test(list)
        ? mergeEdges(there, here, ofStore ? entersOrLeaves(here) : () => true)
        : null;
  }

  /** Whether the entries put a snag into the list or take it out, or did at the last time. */
  function entersOrLeaves(here: StoredRecord): (nodeId: string) => boolean {
    const now = idsIn(answer, here);
    const others = [
      was == null ? now : idsIn(before, was),
      last == null ? now : idsIn(last.answer, last.answer.get(list)),
    ];
    return (nodeId) => others.some((ids) => ids.has(nodeId) !== now.has(nodeId));
  }

  function mergeEdges(
    there: StoredRecord,
    here: StoredRecord,
    isMoved: (nodeId: string) => boolean,
  ): MutableRecordSource {
    const [stands, wanted] = [edgesOf(known, there), edgesOf(answer, here)];
    const order = new Map(wanted.map(({ nodeId }, index) => [nodeId, index]));
    const changed = new Set([...unsent].filter(isMoved));
    const moved = wanted.filter(({ nodeId }) => changed.has(nodeId));
    const entering = moved.filter(({ nodeId }) =>
      stands.every((edge) => edge.nodeId !== nodeId),
    ).length;
    const hasNext = answer.get(refIn(here['pageInfo']) ?? '')?.['hasNextPage'] === true;
    // What the device's page does not have may also come after its end.
    const mayFollow = (index: number): boolean => hasNext && index >= wanted.length - entering;
    const edges = stands.filter(
      ({ nodeId }, index) => !changed.has(nodeId) || (!order.has(nodeId) && mayFollow(index)),
    );
    for (const edge of moved) edges.splice(indexFor(edge, edges, order), 0, edge);
    const merged = RecordSource.create();
    for (const { id } of moved) {
      const edge = answer.get(id);
      if (edge != null) merged.set(id, edge);
    }
    // Of the same fields. The index is that of the edges that Relay has made for the answer.
    merged.set(list, {
      ...here,
      ...there,
      edges: { __refs: edges.map(({ id }) => id) },
      __connection_next_edge_index: here['__connection_next_edge_index'],
    } as StoredRecord);
    return merged;
  }
}

interface Edge {
  readonly id: string;
  readonly nodeId: string;
}

function edgesOf(records: Pick<Records, 'get'>, list: StoredRecord): readonly Edge[] {
  return refsIn(list['edges']).flatMap((id) => {
    const nodeId = refIn(records.get(id)?.['node']);
    return nodeId === null ? [] : [{ id, nodeId }];
  });
}

const idsIn = (
  records: Pick<Records, 'get'>,
  list: StoredRecord | null | undefined,
): ReadonlySet<string> =>
  new Set(list == null ? [] : edgesOf(records, list).map(({ nodeId }) => nodeId));

/**
 * After the last of the store's edges that precedes in the device's order. Edges that the device
 * does not have are newer, and most orders begin with what is new.
 */
function indexFor(
  { nodeId }: Edge,
  edges: readonly Edge[],
  order: ReadonlyMap<string, number>,
): number {
  const own = order.get(nodeId) ?? 0;
  return edges.findLastIndex((edge) => (order.get(edge.nodeId) ?? Infinity) < own) + 1;
}

/** Adds to the server's numbers what the entries add to those of the device. */
function mergeCounts(
  base: StoredRecord,
  here: StoredRecord,
  was: StoredRecord | null | undefined,
): StoredRecord {
  const merged: Record<string, unknown> = { ...here, ...base };
  for (const [field, value] of Object.entries(base)) {
    const [now, then] = [here[field], was?.[field]];
    if (typeof value === 'number' && typeof now === 'number' && typeof then === 'number')
      merged[field] = Math.max(0, value + now - then);
  }
  return merged as StoredRecord; // of the same fields
}

/** Adds and removes the pins that the entries add or remove, or did at the last time. */
function mergePins(
  there: StoredRecord,
  here: StoredRecord,
  was: StoredRecord | null | undefined,
  last: StoredRecord | null | undefined,
): StoredRecord {
  const [now, then, earlier] = [pinsIn(here), pinsIn(was ?? here), pinsIn(last ?? was ?? here)];
  let columns = columnsOf(there);
  for (const [number, pin] of [...then, ...earlier, ...[...now].reverse()]) {
    if (then.has(number) === now.has(number) && then.has(number) === earlier.has(number)) continue;
    columns = withSnag(columns, now.has(number) ? pin : { ...pin, at: 'elsewhere' });
  }
  return { ...there, ...columns };
}

/** By number, as changes that add them. */
function pinsIn(record: StoredRecord): ReadonlyMap<number, PinChange> {
  const { numbers, xs, ys, statuses, locationIds, places } = columnsOf(record);
  return new Map(
    numbers.map((number, index) => [
      number,
      {
        number,
        status: statuses[index] ?? '',
        locationId: locationIds[places[index] ?? -1] ?? null,
        at: { x: xs[index] ?? 0, y: ys[index] ?? 0 },
        belongs: true,
      },
    ]),
  );
}

/** Relay stores lists of scalars as they arrive. */
const columnsOf = (record: StoredRecord): PinColumns => record as unknown as PinColumns;

const refIn = (value: unknown): string | null =>
  isRecord(value) && typeof value['__ref'] === 'string' ? value['__ref'] : null;
const refsIn = (value: unknown): readonly string[] =>
  isRecord(value) && Array.isArray(value['__refs'])
    ? value['__refs'].filter((id) => typeof id === 'string')
    : [];
