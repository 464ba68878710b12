import { formatsOf, type TableFormat, type TableName, tableNames } from '../../../rules/tables';
import { Refusal } from '../../refusal';
import type { Filter } from '../snags/listFilter';
import { readFilter } from '../snags/readFilter';

/** What the address of a table asks for. */
export interface Question {
  readonly projectId: string;
  readonly table: TableName;
  readonly format: TableFormat;
  /** Of the snags; others are given whole. */
  readonly filter: Filter;
  /** As spreadsheets of the person's region write numbers. */
  readonly decimalComma: boolean;
  /** Whether a workbook has a picture of each snag. */
  readonly pictures: boolean;
}

const address = /^\/files\/tables\/(project_[0-7][0-9a-hjkmnp-tv-z]{25})\/(\w+)\.(\w+)$/;

/**
 * Null where there is no such table. Whatever is not understood is refused: a filter that is left
 * out would give somebody rows they did not ask for.
 */
export function readQuestion({ pathname, searchParams }: URL): Question | null {
  const [, projectId, name, ending] = address.exec(pathname) ?? [];
  const table = tableNames.find((each) => each === name);
  const format = table && formatsOf(table).find((each) => each === ending);
  if (projectId === undefined || table === undefined || format === undefined) return null;
  const narrowing = [...searchParams].filter(
    ([field]) => field !== 'decimal' && field !== 'pictures',
  );
  for (const field of searchParams.keys())
    if (searchParams.getAll(field).length > 1) throw new Refusal('BAD_REQUEST', {}, field);
  if (table !== 'snags' && narrowing.length > 0)
    throw new Refusal('BAD_REQUEST', {}, narrowing[0]?.[0]);
  const decimal = searchParams.get('decimal') ?? 'point';
  if (decimal !== 'point' && decimal !== 'comma') throw new Refusal('BAD_REQUEST', {}, 'decimal');
  const pictures = searchParams.get('pictures');
  if (pictures !== null && (pictures !== 'small' || table !== 'snags' || format !== 'xlsx'))
    throw new Refusal('BAD_REQUEST', {}, 'pictures');
  return {
    projectId,
    table,
    format,
    filter: table === 'snags' ? readFilter(narrowing) : null,
    decimalComma: decimal === 'comma',
    pictures: pictures !== null,
  };
}
