import type { ImportOutcome, ImportState, ImportTable } from '../../rules/imports';

/** A table that somebody brings in, and how far that is. */
export interface TableImportTable {
  id: string;
  project_id: string;
  asked_by: string;
  /** Epoch ms. */
  asked_at: number;
  /** What its rows are about. */
  target: ImportTable;
  /** Of the file; empty for what was pasted. */
  name: string;
  byte_length: number;
  state: ImportState;
  /** Whole percent of what its state says. */
  progress: number;
  /** JSON, as features/tablesIn/recognise.ts writes it. Null until it is READ. */
  facts: string | null;
  /** JSON of an ImportMapping. Null until somebody has said what the columns hold. */
  mapping: string | null;
  /** JSON: the code of the refusal and what its sentence needs. */
  failure: string | null;
  /** Epoch ms. */
  touched_at: number;
}

export interface TableImportRowTable {
  import_id: string;
  /** Its position among all rows, from 1. */
  n: number;
  /** Empty where there is one. */
  sheet: string;
  /** As its spreadsheet counts. */
  line: number;
  /** JSON list of texts. */
  cells: string;
  /** JSON: what a topic of a BCF file says beside its cells; null for rows of tables. */
  topic: string | null;
  /** By the dry run, and then by the doing. */
  outcome: ImportOutcome | null;
  /** JSON: problems, notes and changes. */
  told: string | null;
  /** The snag that it is about. */
  thing_id: string | null;
  /**
   * JSON: what is written for it, with the ids of its events; and what has to be known to undo it.
   */
  doing: string | null;
  /** Empty until it is begun. UNDOING and UNDONE likewise. */
  state: '' | 'DOING' | 'DONE' | 'UNDOING' | 'UNDONE';
}

/** A topic of another program, and its snag here. */
export interface BcfTopicTable {
  project_id: string;
  /** In lower case. */
  guid: string;
  snag_id: string;
  /**
   * Packed JSON of its files, as features/bcf/kept.ts writes it; null after something of it was
   * erased.
   */
  kept: string | null;
  /** The `changed_at` of its snag after the last import. */
  changed_at: number;
}

/** What the last import said of a thing. */
export interface ImportedThingTable {
  project_id: string;
  thing_id: string;
  /** JSON: for each field a keyed hash of its cell. */
  said: string;
}
