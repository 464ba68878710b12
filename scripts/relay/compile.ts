import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { addMissing, artifacts, current, prune } from './documents';

export interface Compilation {
  ok: boolean;
  /** The compiler's output without colours; empty if there is none. */
  output: string;
}

export interface Compiled extends Compilation {
  /** Number of files that were written or deleted. */
  changed: number;
}

// The package exports the path of the compiler for this system, or null if there is none.
const compiler: unknown = createRequire(import.meta.url)('relay-compiler');

/**
 * Compiles once, without watchman, because an old version in PATH breaks even a single run. Then
 * updates the documents file.
 */
export async function compile(root: string): Promise<Compiled> {
  const before = await writtenAt(root);
  const compilation = await compileAll(root);
  const after = await writtenAt(root);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name)).length;
  return { ...compilation, changed };
}

/** When each generated file was written, by its path. */
async function writtenAt(root: string): Promise<Map<string, number>> {
  const folder = join(root, artifacts);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const paths = [join(root, current), ...names.map((name) => join(folder, name))];
  return new Map(
    await Promise.all(
      paths
        .filter((path) => existsSync(path))
        .map(async (path) => [path, (await stat(path)).mtimeMs] as const),
    ),
  );
}

async function compileAll(root: string): Promise<Compilation> {
  const first = await run(root, []);
  if (!first.ok) return first;
  // The compiler writes a document only when its text has changed, so one that is missing in the
  // file must be forced.
  if (await addMissing(root)) {
    const second = await run(root, ['--repersist']);
    if (!second.ok) return second;
  }
  await prune(root);
  return first;
}

/** Compares the output with the existing files. */
export function validate(root: string): Promise<Compilation> {
  return run(root, ['--validate']);
}

function compilerPath(): string {
  if (typeof compiler !== 'string') {
    throw new Error(`relay-compiler has no program for ${process.platform} on ${process.arch}.`);
  }
  return compiler;
}

function run(root: string, options: string[]): Promise<Compilation> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      compilerPath(),
      ['--noWatchman', '--output', 'quiet-with-errors', ...options],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, RUST_BACKTRACE: '0' },
      },
    );
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        ok: code === 0,
        output: plain(Buffer.concat(parts).toString('utf8')).replaceAll(join(root, '/'), ''),
      }),
    );
  });
}

/** Without colours, and without the lines common to all failures. */
function plain(text: string): string {
  return text
    .replaceAll(/\u001B\[[0-9;]*m/g, '')
    .replaceAll(
      /\n?\[(?:ERROR|INFO)\] (?:Compilation failed\.|Unable to run relay compiler\.[\s\S]*$)/g,
      '',
    )
    .replaceAll(/^\[ERROR\] (?:Error: )?/gm, '')
    .trim();
}
