import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Plugin } from 'vite';
import { workerPath, type Build } from '../../src/worker/build';

const none: Build = { id: 'none', files: {} };

/**
 * Writes the service worker of a build. Its first line lists the files of the build. Called before
 * the compressed copies are made, which have no separate addresses.
 */
export async function writeWorker(folder: string, { removesItself = false } = {}): Promise<void> {
  await writeFile(
    join(folder, workerPath),
    await codeOf(removesItself ? none : await buildIn(folder)),
  );
}

/**
 * In development a worker that removes itself, because the worker of a build that ran at the same
 * address would go on answering.
 */
export function noWorker(): Plugin {
  return {
    name: 'snagbook:no-worker',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(workerPath, (_request, response, next) => {
        codeOf(none).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}

async function codeOf(build: Build): Promise<string> {
  const made = await bundle({
    entryPoints: ['src/worker/worker.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return `${firstLine(build)}\n${made.outputFiles[0]?.text ?? ''}`;
}

/** On a separate line, so that tests can make another build of the same code. */
export const firstLine = (build: Build): string => `const SNAGBOOK_BUILD=${JSON.stringify(build)};`;

/**
 * All files that browsers request and that have the same bytes for all of them; source maps are for
 * developers. The server says the manifest in the browser's language, and a browser reads it when
 * it installs the app, with a line.
 */
export async function buildIn(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  const kept = paths
    .filter((path) => path !== workerPath && !/\.(map|br|gz|webmanifest)$/.test(path))
    .toSorted();
  const files = Object.fromEntries(
    await Promise.all(
      kept.map(
        async (path) => [path, `sha256-${hashOf(await readFile(join(folder, path)))}`] as const,
      ),
    ),
  );
  return { id: hashOf(JSON.stringify(files)).replaceAll(/\W/g, '').slice(0, 12), files };
}

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64');
