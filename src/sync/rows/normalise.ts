import {
  getStorageKey,
  type ConcreteRequest,
  type NormalizationLinkedField,
  type NormalizationSelection,
  type Variables,
} from 'relay-runtime';
import { isRecord } from '../../session/state';
import { isEmbedded, isRef, type Embedded, type Row, type Value } from './row';

/**
 * Fields that the device computes and does not store, because they change with the day, the person
 * or other rows. Every linked field with arguments is left out, too: the device computes its result
 * itself.
 */
export const derivedFields: ReadonlySet<string> = new Set([
  'Project.journalCursor',
  'Snag.project',
  'Snag.photos',
  'Snag.displayTitle',
  'Snag.overdueDays',
  'Snag.afterAcceptance',
  'Snag.allowedActions',
  'Event.editableUntil',
  'Pin.revision',
  'Pin.x',
  'Pin.y',
  'Pin.extractUrl',
  'Plan.project',
  'Plan.pinCount',
  'Company.filterable',
  'Trade.filterable',
  'Location.filterable',
  'Location.shortPath',
]);

/**
 * Extracts the rows from an answer of the server. The query's document tells the type of each
 * object and the storage key of each field. `all`: with what is derived, and linked fields with
 * arguments by their names alone.
 */
export function normalise(
  { operation }: ConcreteRequest,
  variables: Variables,
  data: unknown,
  all = false,
): Row[] {
  const rows = new Map<string, Target & Row>();
  if (isRecord(data)) put(operation.selections, data, {}, 'Query');
  return [...rows.values()];

  function put(
    selections: readonly NormalizationSelection[],
    data: Data,
    target: Target,
    type: string,
  ): void {
    for (const selection of selections) {
      switch (selection.kind) {
        case 'ScalarField': {
          const value = data[selection.alias ?? selection.name];
          // Relay stores scalars as they arrive.
          if (value !== undefined && (all || !derivedFields.has(`${type}.${selection.name}`)))
            target[getStorageKey(selection, variables)] = value as Value;
          break;
        }
        case 'LinkedField':
          putLink(selection, data[selection.alias ?? selection.name], target, type);
          break;
        case 'InlineFragment':
          if (
            selection.abstractKey == null ? selection.type === type : selection.abstractKey in data
          )
            put(selection.selections, data, target, type);
          break;
        case 'Condition':
        case 'Defer':
        case 'Stream':
          // A field that was not requested is not in the data.
          put(selection.selections, data, target, type);
          break;
        default:
      }
    }
  }

  function putLink(
    field: NormalizationLinkedField,
    data: unknown,
    target: Target,
    type: string,
  ): void {
    if (data === undefined) return;
    const key = all ? field.name : getStorageKey(field, variables);
    const left = key !== field.name || (!all && derivedFields.has(`${type}.${field.name}`));
    const before = left ? undefined : target[key];
    const value =
      field.plural && Array.isArray(data)
        ? data.map((each, index) =>
            linked(field, each, Array.isArray(before) ? before[index] : undefined),
          )
        : linked(field, data, before);
    if (!left) target[key] = value;
  }

  /** `before`: fields of the same object from another part of the document. */
  function linked(field: NormalizationLinkedField, data: unknown, before: unknown): Value {
    if (!isRecord(data)) return null;
    const type = field.concreteType ?? String(data['__typename']);
    const { id } = data;
    if (typeof id !== 'string') {
      const embedded: Target = isEmbedded(before) ? { ...before } : {};
      put(field.selections, data, embedded, type);
      return embedded;
    }
    // The object is kept, because a row may be found again inside itself.
    const row = rows.get(id) ?? { __typename: type, id };
    rows.set(id, row);
    put(field.selections, data, row, type);
    return { ref: id };
  }
}

type Data = Readonly<Record<string, unknown>>;
type Target = Record<string, Value | undefined>;

/**
 * Merges new fields into a row. Returns the same object if nothing has changed, because computed
 * values are cached by row.
 */
export function mergeRow(before: Row | undefined, after: Row): Row {
  if (before === undefined) return after;
  const merged = mergeEmbedded(before, after);
  return merged === before ? before : { ...merged, __typename: after.__typename, id: after.id };
}

function mergeEmbedded(before: Embedded, after: Embedded): Embedded {
  const merged: Target = { ...before };
  let changed = false;
  for (const [key, value] of Object.entries(after)) {
    const known = before[key];
    // Two documents may ask for different fields of one embedded object. Lists are always complete.
    const next =
      isEmbedded(known) && isEmbedded(value)
        ? mergeEmbedded(known, value)
        : isSame(known, value)
          ? known
          : value;
    if (next !== known) changed = true;
    merged[key] = next;
  }
  return changed ? merged : before;
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (isRef(one) && isRef(other)) return one.ref === other.ref;
  if (Array.isArray(one) && Array.isArray(other))
    return (
      one.length === other.length &&
      one.every((each: Value, index) => isSame(each, other[index] as Value))
    );
  if (isEmbedded(one) && isEmbedded(other))
    return Object.keys({ ...one, ...other }).every((key) => isSame(one[key], other[key]));
  return one === other;
}
