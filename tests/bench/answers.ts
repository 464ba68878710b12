import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Figure } from './main';

/**
 * What the answers of the device cost, run as the page's bundle is, but for the macro that looks up
 * sentences: none of the figures needs one.
 */
export async function measureAnswers(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  const outfile = join(folder, 'answersRun.mjs');
  try {
    await build({
      entryPoints: ['tests/bench/answersRun.ts'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      outfile,
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      plugins: [
        {
          name: 'sentences',
          setup(builder) {
            builder.onResolve({ filter: /^@lingui\/core\/macro$/ }, () => ({
              path: 'macro',
              namespace: 'sentences',
            }));
            builder.onLoad({ filter: /./, namespace: 'sentences' }, () => ({
              contents: 'export const t = String.raw;',
            }));
          },
        },
      ],
    });
    const { run } = (await import(pathToFileURL(outfile).href)) as typeof import('./answersRun');
    return await run();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
