// Builds dist/: the browser's files, the server and its render worker, and a stamp (a hash of the
// sources).
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig, type LogLevel } from 'vite';
import { stampOf } from './stamp.mjs';
import { writeWorker } from './vite/worker';

const root = process.cwd();
const logLevel: LogLevel = process.argv.includes('--verbose') ? 'info' : 'warn';

const client: InlineConfig = { root, logLevel, configLoader: 'runner' };

/** Packages with native code, and rarely used ones, are not bundled. */
const apart = [
  'libsql',
  '@node-rs/argon2',
  'sharp',
  '@embedpdf/pdfium',
  'pdfkit',
  'heic-decode',
  'exifr',
  'thumbhash',
  '@graphql-yoga/render-graphiql',
  'web-push',
  'ws',
];

const server: InlineConfig = {
  root,
  logLevel,
  configFile: false,
  publicDir: false,
  // Bundled into one file the server starts in half the time; otherwise most of it goes into
  // finding and reading some hundred modules.
  ssr: { noExternal: true, external: apart },
  build: {
    ssr: true,
    outDir: 'dist/server',
    sourcemap: true,
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        ...(existsSync(join(root, 'server/files/renderWorker.ts'))
          ? { renderWorker: 'server/files/renderWorker.ts' }
          : {}),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
    },
  },
};

/** Compresses the browser's files in advance, so that the server only has to send them. */
async function compress(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|css|svg)$/.test(name),
  );
  const write = async (name: string): Promise<void> => {
    const bytes = await readFile(join(folder, name));
    if (bytes.length < 1_000) return;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  };
  await Promise.all(names.map(write));
}

async function step(name: string, make: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  process.stdout.write(`Building ${name} … `);
  await make();
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

async function make(): Promise<void> {
  // Computed first, so that a source that changes during the build makes the build outdated.
  const made = stampOf(root);
  // Set here, because otherwise React's development code is bundled.
  process.env['NODE_ENV'] = 'production';
  await rm(join(root, 'dist/stamp'), { force: true });
  await step('the browser’s half', () => build(client));
  await step('the service worker', () =>
    writeWorker('dist/client', { removesItself: process.argv.includes('--without-worker') }),
  );
  await step('the server', () => build(server));
  await cp('server/demo/pictures', 'dist/server/demoPictures', { recursive: true });
  await step('small copies of the browser’s files', () => compress('dist/client'));
  await writeFile(join(root, 'dist/stamp.new'), made);
  await rename(join(root, 'dist/stamp.new'), join(root, 'dist/stamp'));
}

make().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
