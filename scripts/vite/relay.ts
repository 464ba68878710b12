import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import type { Plugin, ViteDevServer } from 'vite';
import { compile, type Compilation } from '../relay/compile';

/**
 * Compiles `graphql` tags to imports of their artifacts. In development the parameters by which
 * routes open a changed query are replaced in place, so that the page is not loaded again.
 */
export function relay(): Plugin {
  let serves = false;
  return {
    name: 'snagbook:relay',
    enforce: 'pre',
    configResolved({ command }) {
      serves = command === 'serve';
    },
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (serves && file.endsWith('$parameters.ts')) return { code: code + replacing, map: null };
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('graphql`'))
        return null;
      const result = await transformAsync(code, {
        filename: file,
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [['relay', { artifactDirectory: '__generated__/relay', eagerEsModules: true }]],
      });
      return result?.code ? { code: result.code, map: result.map ?? null } : null;
    },
  };
}

const replacing = `
import.meta.hot?.accept((next) => Object.assign(node.params, next?.default.params));
`;

/**
 * Runs the Relay compiler in development: at the start and after a change of a source or of the
 * schema, before the changed module is served again. An error is printed and shown as an overlay
 * until it is fixed.
 */
export function relayCompiler(): Plugin {
  let root = process.cwd();
  let last: Compilation = { ok: true, output: '' };
  let queue: Promise<void> = Promise.resolve();

  const run = async (server: ViteDevServer): Promise<void> => {
    const before = last;
    last = await compile(root);
    if (last.ok === before.ok && last.output === before.output) return;
    const { logger } = server.config;
    if (last.ok) {
      logger.info('The Relay compiler is content again.', { timestamp: true });
      // An update, even an empty one, removes the overlay.
      server.hot.send({ type: 'update', updates: [] });
    } else {
      logger.error(`The Relay compiler says:\n${last.output}`, { timestamp: true });
      server.hot.send(overlay(last));
    }
  };
  const inLine = (server: ViteDevServer): Promise<void> => {
    queue = queue.then(() => run(server));
    return queue;
  };

  return {
    name: 'snagbook:relay-compiler',
    apply: 'serve',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    async configureServer(server) {
      server.watcher.add(join(root, 'schema.graphql'));
      server.watcher.on('all', (_event, file) => {
        if (file === join(root, 'schema.graphql')) void inLine(server);
      });
      // A page that is opened during an error shows it, too.
      server.hot.on('vite:client:connect', () => {
        if (!last.ok) server.hot.send(overlay(last));
      });
      await inLine(server);
    },
    hotUpdate: {
      order: 'pre',
      async handler({ type, file, read, server }) {
        if (this.environment.name !== 'client' || !/\/src\/.*\.tsx?$/.test(file)) return undefined;
        const hasTag = type === 'delete' || (await read()).includes('graphql`');
        // Also if the tag was removed, because the file may have caused the error.
        if (hasTag || !last.ok) await inLine(server);
        // The page is not updated until the error is fixed.
        return last.ok ? undefined : [];
      },
    },
    async transform(code, id) {
      if (!code.includes('graphql`')) return null;
      await queue;
      const file = id.split('?')[0] ?? id;
      if (!last.ok && last.output.includes(file.slice(root.length + 1))) this.error(last.output);
      return null;
    },
  };
}

function overlay(failed: Compilation) {
  return {
    type: 'error' as const,
    err: { message: failed.output, stack: '', plugin: 'relay-compiler' },
  };
}
