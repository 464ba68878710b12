import type { TableFormat, TableName } from '../../rules/tables';
import { filterFields, type FilterInput } from '../domain/filters';
import { region } from '../ui/messages/region';

/** Where the server gives a table. A CSV comes as spreadsheets of the person's region read it. */
export function tableAddress(
  projectId: string,
  table: TableName,
  format: TableFormat,
  { filter = {}, pictures = false }: { filter?: Partial<FilterInput>; pictures?: boolean } = {},
): string {
  const search = new URLSearchParams(filterFields(filter));
  if (format === 'csv' && hasDecimalComma()) search.set('decimal', 'comma');
  if (pictures && format === 'xlsx') search.set('pictures', 'small');
  const text = search.toString();
  return `/files/tables/${projectId}/${table}.${format}${text === '' ? '' : `?${text}`}`;
}

/**
 * Whether spreadsheets of the person's region write numbers with a comma, and so separate cells by
 * semicolons.
 */
export const hasDecimalComma = (): boolean =>
  new Intl.NumberFormat(region())
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ',');
