// Jest's transform: esbuild for types, JSX and imports, in a tenth of Babel's time; before that
// Babel, but only for the two macros, in files that use one.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync as babel } from '@babel/core';
import { transformSync as esbuild, version } from 'esbuild';
import { macro } from '../../scripts/messages/macro.mjs';

const require = createRequire(import.meta.url);
const relay = ['relay', { artifactDirectory: '__generated__/relay', eagerEsModules: true }];
const made = [
  version,
  require('@babel/core/package.json').version,
  require('babel-plugin-relay/package.json').version,
  readFileSync(new URL(import.meta.url), 'utf8'),
].join('\0');

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const server = join(root, 'server') + sep;
/** What several test files use one after the other. */
const kept = join(root, 'tests/support/once') + sep;

/**
 * Libraries that both tests and the server load (two instances would not know each other's objects),
 * those that are large, and one that wants Node's timers. jest.config.js lets Jest transform these
 * libraries alone.
 */
export const librariesLoadedOnce = [
  'graphql',
  'kysely',
  'libsql',
  'pg',
  'sharp',
  'ws',
  'nodemailer',
  'smtp-server',
  'pino',
  'yauzl',
  'yazl',
  'saxes',
  'web-push',
  'playwright-core',
  '@axe-core/playwright',
];
const libraries = librariesLoadedOnce.map((name) => join(root, 'node_modules', name) + sep);

/** Whether a module is loaded once in each worker (loadOnce.cjs), as all of the server is. */
const isLoadedOnce = (path) =>
  [server, kept, ...libraries].some((folder) => path.startsWith(folder));

export default {
  /**
   * Depends only on the text and the transformers. Babel's own transform would read its
   * configuration again for every file.
   */
  getCacheKey: (text, path, { transformerConfig }) =>
    createHash('sha256')
      .update(`${made}\0${path}\0${JSON.stringify(transformerConfig)}\0${text}`)
      .digest('hex'),

  /** `once`: modules of the server are loaded once in each worker. @default false */
  process(text, path, { transformerConfig: { once = false } }) {
    if (once && isLoadedOnce(path))
      return { code: `module.exports = loadOnce(${JSON.stringify(path)});` };
    const plugins = [
      ...(text.includes('graphql`') ? [relay] : []),
      ...(text.includes('@lingui/core/macro') ? [macro] : []),
    ];
    const expanded = plugins.length === 0 ? { code: text, map: null } : expand(text, path, plugins);
    // esbuild reads the source map of the previous step from a comment and returns one that refers
    // to the source.
    const source =
      expanded.map === null
        ? expanded.code
        : `${expanded.code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(expanded.map)).toString('base64')}`;
    const loader = path.endsWith('x') ? 'tsx' : 'ts';
    const { code, map } = esbuild(source, {
      loader: /\.m?js$/.test(path) ? 'js' : loader,
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      jsxDev: false,
      sourcefile: path,
      sourcemap: 'external',
      supported: { 'dynamic-import': false },
    });
    return { code, map: JSON.parse(map) };
  },
};

function expand(text, path, plugins) {
  const result = babel(text, {
    filename: path,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins,
  });
  return { code: result.code, map: result.map };
}
