export type ArchiveImportState =
  | 'RECEIVING'
  | 'RECEIVED'
  | 'QUEUED'
  | 'BRINGING'
  | 'DONE'
  | 'FAILED';

/** An archive of a project that somebody sends, and what becomes of it. */
export interface ArchiveImportTable {
  id: string;
  asked_by: string;
  /** Of the file. */
  name: string;
  byte_length: number;
  /** Bytes that have come. */
  received: number;
  state: ArchiveImportState;
  /** Whole percent. */
  progress: number;
  /**
   * JSON, as features/import/alreadyHere.ts writes it: what the archive says it is. Null until
   * all of it has come.
   */
  facts: string | null;
  /** Under which the project is imported; empty until somebody has said it. */
  code: string;
  /** JSON: the code of the refusal and what its sentence needs. */
  failure: string | null;
  /** Null until it is DONE. */
  project_id: string | null;
  /** Epoch ms. */
  touched_at: number;
}

/** Rows of an archive before all of it is there. */
export interface ArchiveRowTable {
  import_id: string;
  /** In the order in which they came. */
  part: number;
  into_table: string;
  /** JSON list of rows with the same columns. */
  rows: string;
}

/** Somebody whom a project that was imported names. */
export interface ImportedPersonTable {
  project_id: string;
  user_id: string;
  /** On the server that it came from; empty if that was not known. */
  email: string;
  /** Empty for somebody who was no member. */
  role: string;
  company_id: string | null;
}
