import { resolve } from 'node:path';

/**
 * The program that reads and draws photos and plans. The gate has built it and names that file,
 * which starts in a fifth of the time the source takes through tsx.
 */
export const renderWorker = resolve(
  process.env['SNAGBOOK_RENDER_WORKER'] ?? 'server/files/renderWorker.ts',
);
