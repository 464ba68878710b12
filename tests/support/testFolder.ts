import { tmpdir } from 'node:os';

/** Where data directories lie; the gate names a folder in memory if there is room. */
export const testFolder = process.env['SNAGBOOK_TEST_DATA'] ?? tmpdir();
