// Makes network/dist/: the layer as a package of its own, for ES modules and for require, with its types.
import { execFileSync } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = process.cwd();
const out = join(root, 'network/dist');

async function make(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      target: 'es2022',
      // Whoever uses it minifies it with their own code; readable names help until then.
      minify: false,
      lib: {
        entry: { index: 'network/index.ts', settings: 'network/settings.ts' },
        formats: ['es', 'cjs'],
        fileName: (format, name) => `${name}.${format === 'es' ? 'js' : 'cjs'}`,
      },
      rolldownOptions: { external: ['relay-runtime', 'graphql-ws'] },
    },
  });
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '--project', 'network/tsconfig.json', '--outDir', join(out, 'types')],
    { cwd: root, stdio: 'inherit' },
  );
  await nameExtensions(join(out, 'types'));
}

/** Node's own resolution wants whole file names, where the sources leave the extension out. */
async function nameExtensions(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.d.ts')) continue;
    const file = join(folder, entry);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(from '|import\(')(\.{1,2}\/[^']+)'/g, "$1$2.js'"));
  }
}

make().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
