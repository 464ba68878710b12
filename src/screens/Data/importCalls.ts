import type {
  ImportField,
  ImportMapping,
  ImportOutcome,
  ImportState,
  ImportTable,
  WordField,
} from '../../../rules/imports';
import { type CallsNeed, createServerCalls, readAnswer } from '../../app/serverCalls';

export interface ImportColumn {
  readonly name: string;
  readonly samples: readonly string[];
  readonly guess: ImportField | null;
  /** What stands in it; null where that is too much to say what each means. */
  readonly words: readonly string[] | null;
  /** It holds the names of the workbook's sheets. */
  readonly isSheet?: true;
  /** Words in it that nobody knows, for each field it may hold. */
  readonly unknown: Readonly<Record<WordField, readonly string[]>>;
}

/** A table that is imported, as server/features/tablesIn/route.ts tells it. */
export interface TableImport {
  readonly id: string;
  readonly table: ImportTable;
  /** Of the file; empty for what was pasted. */
  readonly name: string;
  readonly askedAt: number;
  readonly by: string;
  readonly state: ImportState;
  /** Percent of what its state says. */
  readonly progress: number;
  /** Null until it is read. */
  readonly facts: {
    readonly columns: readonly ImportColumn[];
    readonly rows: number;
    readonly notes: readonly ('MACROS' | 'FORMULAS' | 'MERGED' | 'HIDDEN' | 'ENCODING')[];
    readonly skipped: readonly string[];
    readonly twice: readonly string[];
    readonly dayOrder: ImportMapping['dayOrder'];
  } | null;
  /** What was said of the columns last. */
  readonly mapping: ImportMapping | null;
  readonly counts: Readonly<Record<ImportOutcome | 'DONE' | 'UNDONE', number>>;
  /** Why it was refused or stopped, as a sentence. */
  readonly problem: string | null;
}

export interface ImportedRow {
  readonly n: number;
  readonly sheet: string;
  readonly line: number;
  readonly what: string;
  readonly outcome: ImportOutcome | null;
  readonly number: number | null;
  /** Of somebody who was invited. */
  readonly link: string | null;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  readonly changes: readonly {
    readonly field: string;
    readonly from: string;
    readonly to: string;
  }[];
}

export interface ImportCalls {
  list(): Promise<readonly TableImport[]>;
  send(id: string, table: ImportTable, content: Blob, name: string): Promise<TableImport>;
  look(id: string, signal: AbortSignal): Promise<TableImport>;
  check(id: string, mapping: ImportMapping): Promise<TableImport>;
  do(id: string): Promise<TableImport>;
  undo(id: string): Promise<TableImport>;
  forget(id: string): Promise<void>;
  rows(
    id: string,
    outcome: ImportOutcome | null,
    after: number,
  ): Promise<{ readonly rows: readonly ImportedRow[]; readonly more: boolean }>;
  /** Those that were refused, as a table. */
  refused(id: string, decimalComma: boolean): Promise<Blob>;
}

/** All reject with a CallProblem. */
export function createImportCalls(needed: CallsNeed, projectId: string): ImportCalls {
  const ask = createServerCalls(needed);
  const call = async <Answer>(
    path: string,
    init: RequestInit = { method: 'GET' },
  ): Promise<Answer> => readAnswer<Answer>(await ask(`/files/imports${path}`, init));
  const post = (path: string, body = '{}') => call<TableImport>(path, { method: 'POST', body });
  return {
    list: async () =>
      (await call<{ imports: readonly TableImport[] }>(`?project=${projectId}`)).imports,
    send: (id, table, content, name) =>
      call(`/${id}?${new URLSearchParams({ project: projectId, table, name }).toString()}`, {
        method: 'PUT',
        body: content,
      }),
    look: (id, signal) => call(`/${id}`, { method: 'GET', signal }),
    check: (id, mapping) => post(`/${id}/check`, JSON.stringify(mapping)),
    do: (id) => post(`/${id}/do`),
    undo: (id) => post(`/${id}/undo`),
    forget: async (id) => void (await call(`/${id}`, { method: 'DELETE' })),
    rows: (id, outcome, after) =>
      call(
        `/${id}/rows?${new URLSearchParams({ ...(outcome !== null && { outcome }), after: String(after) }).toString()}`,
      ),
    refused: async (id, decimalComma) =>
      (
        await ask(`/files/imports/${id}/refused.csv${decimalComma ? '?decimal=comma' : ''}`, {
          method: 'GET',
        })
      ).blob(),
  };
}
