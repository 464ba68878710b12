import type { ImportMapping } from '../../../rules/imports';
import type { Context } from '../../context';
import type { TableImportTable } from '../../database/importTables';
import type { Services } from '../../services';
import { type MappedRow, mapper } from './mapped';
import type { TableFacts, TableRow } from './tableFacts';
import { factsOfImport, mappingOfImport } from './store';

/** What the parts of an import work with. */
export interface Import {
  readonly services: Services;
  /** As whoever brings the table in. */
  readonly context: Context;
  readonly row: TableImportTable;
  /** Throws when the server is asked to stop, between two batches. */
  readonly goOn: () => void;
  readonly tell: (done: number, of: number) => Promise<void>;
}

/** A table whose columns somebody has said. */
export interface Mapped {
  readonly facts: TableFacts;
  readonly mapping: ImportMapping;
  readonly map: (row: TableRow) => MappedRow;
}

export function mapped(row: TableImportTable): Mapped {
  const [facts, mapping] = [factsOfImport(row), mappingOfImport(row)];
  if (facts === null || mapping === null) throw new Error('A table that was not read is checked.');
  return { facts, mapping, map: mapper(row.target, facts, mapping) };
}
