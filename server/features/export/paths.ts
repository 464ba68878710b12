import { extname } from 'node:path';

// Where things stand in an archive. Every name is made of ids and numbers alone.

export const journalPath = 'journal.jsonl';
export const tablePath = (table: string): string => `tables/${table}.jsonl`;
export const readmePath = 'README.txt';
export const manifestPath = 'manifest.json';
export const photoPathStart = (id: string): string => `photos/${id}.`;
export const photoPath = ({ id, file_key }: { id: string; file_key: string }): string =>
  `photos/${id}${extname(file_key)}`;
/** `draft` or `sealed`. */
export const handoverPath = (id: string, which: 'draft' | 'sealed'): string =>
  `handovers/${id}-${which}.pdf`;
export const logoPathStart = (id: string): string => `logos/${id}.`;
export const logoPath = ({ id, key }: { id: string; key: string }): string =>
  `logos/${id}${extname(key)}`;
export const planPathStart = (id: string): string => `plans/${id}.`;
export const planPath = ({ id, file_key }: { id: string; file_key: string }): string =>
  `plans/${id}${extname(file_key)}`;
