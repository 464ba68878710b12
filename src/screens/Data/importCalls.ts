import type {
  ImportField,
  ImportMapping,
  ImportOutcome,
  ImportState,
  ImportTable,
  NamedThing,
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
  /** It holds the lines above groups of rows that name their place. */
  readonly isSection?: true;
  /**
   * What its words are taken for, for each field it may hold: empty for nothing, null for one that
   * nobody knows.
   */
  readonly meanings: Readonly<Record<WordField, Readonly<Record<string, string | null>>>>;
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
    readonly leftOut?: number;
    readonly dayOrder: ImportMapping['dayOrder'];
    /** Of a BCF file. */
    readonly bcf?: { readonly version: string; readonly broken: readonly string[] };
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
  /** All its cells, where rows of any outcome were asked for. */
  readonly raw?: readonly string[];
  readonly cells: {
    readonly title: string;
    readonly place: string;
    readonly company: string;
    readonly key: string;
    /** Names of files. */
    readonly photo: string;
  };
  readonly outcome: ImportOutcome | null;
  readonly number: number | null;
  readonly snagId: string | null;
  /** Ids of the snag's photos, those that were removed too. */
  readonly photos: readonly string[];
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

interface Thing {
  readonly id: string;
  readonly name: string;
}

/** A name that the project does not have, and what it has that is like it. */
export interface AskedName {
  readonly name: string;
  readonly rows: number;
  readonly near: readonly Thing[];
}

/** One reason why rows are refused, as server/features/tablesIn/questions.ts tells it. */
export interface Question {
  readonly key: string;
  readonly code: string;
  readonly title: string;
  readonly rows: number;
  readonly lines: readonly number[];
  readonly texts: readonly string[];
  readonly thing?: NamedThing;
  readonly like?: boolean;
  readonly names?: readonly AskedName[];
  readonly field?: WordField;
  readonly word?: string;
}

/** What a dry run asks and tells. */
export interface Questions {
  readonly questions: readonly Question[];
  /** Questions beside these, which come when these are answered. */
  readonly more: number;
  readonly refused: number;
  readonly leftOut: number;
  readonly made: readonly { readonly thing: NamedThing; readonly count: number }[];
  readonly told: readonly { readonly code: string; readonly text: string; readonly rows: number }[];
  readonly things: Readonly<Record<'company' | 'trade', readonly Thing[]>>;
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
  questions(id: string): Promise<Questions>;
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
    questions: (id) => call(`/${id}/questions`),
    refused: async (id, decimalComma) =>
      (
        await ask(`/files/imports/${id}/refused.csv${decimalComma ? '?decimal=comma' : ''}`, {
          method: 'GET',
        })
      ).blob(),
  };
}
