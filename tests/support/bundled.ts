import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources';

const made = new Map<string, string>();

/**
 * A program of ours as one file that Node runs as it is. Through tsx, which reads each of a
 * server's modules by itself, it takes two and a half times as long until it has started. The file
 * stands within the project, so that it finds the packages.
 */
export function bundled(entry: string): string {
  const before = made.get(entry);
  if (before !== undefined) return before;
  const folder = join(root, 'node_modules/.cache/snagbook-tests');
  const file = join(folder, `${entry.replaceAll(/\W+/g, '-')}.mjs`);
  // Several test processes may make the same at the same time.
  const scratch = `${file}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  // Node imports no JSON file without being told that it is one.
  const options = [
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--target=node20',
    '--packages=external',
    '--alias:popular-passwords=./node_modules/popular-passwords/data.json',
    '--log-level=warning',
  ];
  execFileSync(
    join(root, 'node_modules/.bin/esbuild'),
    [join(root, entry), ...options, `--outfile=${scratch}`],
    { cwd: root },
  );
  renameSync(scratch, file);
  made.set(entry, file);
  return file;
}
