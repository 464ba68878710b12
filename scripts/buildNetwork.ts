// Builds network/dist/: the layer as a separate package, for ES modules and for require, with its
// types.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = process.cwd();
const out = join(root, 'network/dist');

/** The two module systems with their file extensions, for code and for types. */
const formats = { es: '.js', cjs: '.cjs' } as const;
/** The entry points, the same as in package.json's `exports`. */
const entry = {
  index: 'network/index.ts',
  incremental: 'network/incremental.ts',
  settings: 'network/settings.ts',
  subscriptions: 'network/subscriptions.ts',
};

async function make(): Promise<void> {
  await rm(out, { recursive: true, force: true });
  for (const format of ['es', 'cjs'] as const) await bundle(format);
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '--project',
      'network/tsconfig.json',
      '--outDir',
      join(out, 'types'),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  await writeTypes(join(out, 'types'));
  for (const name of Object.keys(entry).filter((each) => each !== 'index')) await writeFolder(name);
}

/** For resolvers that do not read `exports`, such as TypeScript's node10. */
async function writeFolder(name: string): Promise<void> {
  const folder = join(root, 'network', name);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      main: `../dist/${name}.cjs`,
      module: `../dist/${name}.js`,
      types: `../dist/types/${name}.d.cts`,
    }),
  );
}

async function bundle(format: keyof typeof formats): Promise<void> {
  const ending = formats[format];
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2022',
      // Not minified: users minify it with their own code, and readable names help until then.
      minify: false,
      // With the sources included, because the package does not contain them.
      sourcemap: true,
      lib: { entry, formats: [format], fileName: (_format, name) => `${name}${ending}` },
      rolldownOptions: {
        external: ['relay-runtime', 'graphql-ws'],
        output: { chunkFileNames: `shared/[name]${ending}` },
      },
    },
  });
}

/**
 * Node's resolution needs full file names, which the sources leave out, and separate types for
 * `require`.
 */
async function writeTypes(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const withEnding = (ending: string): string =>
      text.replace(/(from '|import\(')(\.{1,2}\/[^']+)'/g, `$1$2${ending}'`);
    await writeFile(file, withEnding(formats.es));
    await writeFile(file.replace(/\.d\.ts$/, '.d.cts'), withEnding(formats.cjs));
  }
}

make().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
