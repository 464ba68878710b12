import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { byStatus } from '../../../rules/lists';
import type { Lists, Sheet, SheetFilter } from './lists';

/** Pins as the server sends them: the entries at index n of all lists are one pin. */
export interface PinColumns {
  readonly numbers: readonly number[];
  /** Ten-thousandths of the sheet. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly statuses: readonly string[];
  readonly locationIds: readonly string[];
  /** Index into `locationIds`, or -1. */
  readonly places: readonly number[];
}

/** A snag's data for its pin, after an event. */
export interface PinChange {
  readonly number: number;
  readonly status: string;
  readonly locationId: string | null;
  /** Ten-thousandths; `elsewhere`: not on this plan; `unknown`: on a revision that is not shown. */
  readonly at: { readonly x: number; readonly y: number } | 'elsewhere' | 'unknown';
  /** Whether the snag is to be added if it is not among the pins. */
  readonly belongs: boolean;
}

/** The columns after a change; the same ones if it changes nothing. */
export function withSnag(columns: PinColumns, { number, status, locationId, at, belongs }: PinChange): PinColumns {
  const index = columns.numbers.indexOf(number);
  if (at === 'elsewhere') return index < 0 ? columns : without(columns, index);
  if (index < 0 && (!belongs || at === 'unknown')) return columns;
  const x = at === 'unknown' ? columns.xs[index] : at.x;
  const y = at === 'unknown' ? columns.ys[index] : at.y;
  if (x === undefined || y === undefined) return columns;
  const { locationIds, locationIndex } = locationIndexOf(columns, locationId);
  const same = columns.xs[index] === x && columns.ys[index] === y && columns.statuses[index] === status && columns.places[index] === locationIndex;
  if (same) return columns;
  // New ones come first: newest first.
  const put = <T>(list: readonly T[], value: T): readonly T[] => (index < 0 ? [value, ...list] : list.with(index, value));
  return {
    numbers: put(columns.numbers, number),
    xs: put(columns.xs, x),
    ys: put(columns.ys, y),
    statuses: put(columns.statuses, status),
    locationIds,
    places: put(columns.places, locationIndex),
  };
}

/** Updates the pin of a numbered snag on the plans on the screen. `own`: raised on this device, so it is shown whatever the filter. */
export function applyPins(store: RecordSourceProxy, lists: Pick<Lists, 'sheets'>, snag: RecordProxy, own = false): void {
  const number = snag.getValue('number');
  const status = snag.getValue('status');
  if (typeof number !== 'number' || typeof status !== 'string') return;
  const locationId = snag.getLinkedRecord('location')?.getDataID() ?? null;
  for (const sheet of lists.sheets()) {
    change(store, sheet, { number, status, locationId, at: spotOn(sheet, snag), belongs: own || belongsTo(sheet.filter, status) });
  }
}

/** Removes a snag's pin from the plans on the screen. */
export function takePins(store: RecordSourceProxy, lists: Pick<Lists, 'sheets'>, snag: RecordProxy): void {
  const number = snag.getValue('number');
  if (typeof number !== 'number') return;
  for (const sheet of lists.sheets()) change(store, sheet, { number, status: '', locationId: null, at: 'elsewhere', belongs: false });
}

function change(store: RecordSourceProxy, { pinsId }: Sheet, change: PinChange): void {
  const record = store.get(pinsId);
  if (!record) return;
  const before = columnsOf(record);
  const after = withSnag(before, change);
  if (after === before) return;
  for (const column of ['numbers', 'xs', 'ys', 'statuses', 'locationIds', 'places'] as const) record.setValue([...after[column]], column);
}

function spotOn({ planId, revisionId }: Sheet, snag: RecordProxy): PinChange['at'] {
  const pin = snag.getLinkedRecord('pin');
  // Undefined: the pin is not in the store.
  if (pin === undefined) return 'unknown';
  const [x, y] = [pin?.getValue('x'), pin?.getValue('y')];
  if (pin?.getLinkedRecord('plan')?.getDataID() !== planId || typeof x !== 'number' || typeof y !== 'number') return 'elsewhere';
  if (pin.getLinkedRecord('revision')?.getDataID() !== revisionId) return 'unknown';
  return { x: Math.round(x * 10_000), y: Math.round(y * 10_000) };
}

/** Whether a snag matches the filter, as far as its status decides; otherwise false, until the server has been asked shortly after. */
function belongsTo({ chip, planCode: _here, ...narrowings }: SheetFilter, status: string): boolean {
  if (Object.values(narrowings).some((value) => value != null)) return false;
  return byStatus(chip ?? 'ALL')?.some((each) => each === status) ?? false;
}

function locationIndexOf({ locationIds }: PinColumns, locationId: string | null): { locationIds: readonly string[]; locationIndex: number } {
  if (locationId === null) return { locationIds, locationIndex: -1 };
  const known = locationIds.indexOf(locationId);
  return known < 0 ? { locationIds: [...locationIds, locationId], locationIndex: locationIds.length } : { locationIds, locationIndex: known };
}

function without(columns: PinColumns, index: number): PinColumns {
  const cut = <T>(list: readonly T[]): readonly T[] => list.toSpliced(index, 1);
  const { numbers, xs, ys, statuses, locationIds, places } = columns;
  return { numbers: cut(numbers), xs: cut(xs), ys: cut(ys), statuses: cut(statuses), locationIds, places: cut(places) };
}

function columnsOf(record: RecordProxy): PinColumns {
  return {
    numbers: list(record, 'numbers').map(Number),
    xs: list(record, 'xs').map(Number),
    ys: list(record, 'ys').map(Number),
    statuses: list(record, 'statuses').map(String),
    locationIds: list(record, 'locationIds').map(String),
    places: list(record, 'places').map(Number),
  };
}

function list(record: RecordProxy, column: string): readonly unknown[] {
  const value: unknown = record.getValue(column);
  return Array.isArray(value) ? value : [];
}
