import { rmSync } from 'node:fs';

/** Runs once after the browser tests. */
export default function tidy(): void {
  const data = process.env['SNAGBOOK_DEMO_DATA'];
  if (data !== undefined) rmSync(data, { recursive: true, force: true });
}
