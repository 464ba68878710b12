// What may stand in a column of an archive's row, and in the JSON of its other entries.

/** Whether the archive has a row with this id, in a table that was read before. */
export type Knows = (table: string, id: string) => boolean;
export type Check = (value: unknown, knows: Knows) => boolean;
export type Columns = Readonly<Record<string, Check>>;

export const text: Check = (value) => typeof value === 'string';
export const whole: Check = (value) => Number.isSafeInteger(value);
export const number: Check = (value) => Number.isFinite(value);
export const upTo =
  (most: number): Check =>
  (value, knows) =>
    whole(value, knows) && Number(value) <= most;
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
export const matching =
  (fits: RegExp | ((value: string) => boolean)): Check =>
  (value) =>
    typeof value === 'string' && (typeof fits === 'function' ? fits(value) : fits.test(value));
/** The value of a field may also be this one; undefined for a field that is not there. */
export const or =
  (other: null | undefined | '', check: Check): Check =>
  (value, knows) =>
    value === other || check(value, knows);
export const orNull = (check: Check): Check => or(null, check);
export const listOf =
  (check: Check): Check =>
  (value, knows) =>
    Array.isArray(value) && value.every((each) => check(each, knows));
export const tuple =
  (...checks: readonly Check[]): Check =>
  (value, knows) =>
    Array.isArray(value) &&
    value.length === checks.length &&
    checks.every((check, at) => check(value[at], knows));
/** An object with these fields, and maybe others. */
export const fields =
  (columns: Columns): Check =>
  (value, knows) =>
    isObject(value) && Object.entries(columns).every(([name, check]) => check(value[name], knows));
export const valuesOf =
  (check: Check): Check =>
  (value, knows) =>
    isObject(value) && Object.values(value).every((each) => check(each, knows));
/** JSON as text. */
export const json =
  (check: Check): Check =>
  (value, knows) => {
    try {
      return typeof value === 'string' && check(JSON.parse(value), knows);
    } catch {
      return false;
    }
  };

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For what names no rows. */
export const knowsNone: Knows = () => false;

/** What is wrong with a row that must have these columns and no others; null if nothing is. */
export const faultOf = (
  columns: Columns,
  row: Readonly<Record<string, unknown>>,
  knows: Knows = knowsNone,
): string | null =>
  Object.keys(row).find((column) => !Object.hasOwn(columns, column)) ??
  Object.keys(columns).find((column) => columns[column]?.(row[column], knows) !== true) ??
  null;
