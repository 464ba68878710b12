import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import type { Name } from './contender';

const here = 'tests/bench/network';

/**
 * Everybody is measured as it would be shipped: bundled for production and minified. Writes
 * `<file>.js` with all that it needs.
 */
export async function bundle(files: readonly string[], outDir: string): Promise<void> {
  await build(
    production({
      outDir,
      emptyOutDir: false,
      input: Object.fromEntries(files.map((file) => [file, join(here, `${file}.ts`)])),
    }),
  );
}

/**
 * Bytes, minified and compressed, of what is to be shipped for a contender, without what its users
 * have anyway.
 */
export async function sizeOf({ parts, without }: Name): Promise<number> {
  // Named as if it lay here, so that its imports are found from here.
  const entry = join(process.cwd(), here, 'size.virtual.js');
  const config = production({
    write: false,
    input: entry,
    external: (id) => without.some((name) => id === name || id.startsWith(`${name}/`)),
  });
  config.plugins = [
    {
      name: 'parts',
      resolveId: (id) => (id === entry ? entry : null),
      load: (id) => (id === entry ? parts.join('\n') : null),
    },
  ];
  const made = await build(config);
  // One build with one output that is not watched gives one of these.
  const { output } = made as Rolldown.RolldownOutput;
  return gzipSync(output.map((part) => (part.type === 'chunk' ? part.code : '')).join(''), {
    level: 9,
  }).length;
}

interface Options {
  readonly input: string | Record<string, string>;
  readonly external?: (id: string) => boolean;
  readonly outDir?: string;
  readonly emptyOutDir?: boolean;
  readonly write?: boolean;
}

function production({ input, external, ...build }: Options): InlineConfig {
  return {
    root: process.cwd(),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      ...build,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: (id) => id.startsWith('node:') || external?.(id) === true,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: true },
      },
    },
  };
}
