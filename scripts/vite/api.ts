import { fork, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { watch } from 'chokidar';
import type { Logger, Plugin } from 'vite';
import { isServerPath, serverPaths } from '../../rules/addresses';
import { pathOf, securityHeaders } from '../../server/http/static';

/**
 * Runs the server in development behind Vite's port. It is restarted when one of its files changes,
 * and requests wait meanwhile instead of failing.
 */
export function api(): Plugin {
  let root = process.cwd();
  let port = 0;
  return {
    name: 'snagbook:api',
    apply: 'serve',
    async config() {
      port = await freePort();
      const target = { target: `http://127.0.0.1:${port}`, ws: true, xfwd: true };
      const proxy = Object.fromEntries(serverPaths.map((path) => [`^${path}(?=[/?]|$)`, target]));
      const at = {
        port: Number(process.env['PORT'] ?? 4000),
        host: process.env['HOST'] ?? '127.0.0.1',
      };
      return {
        server: {
          ...at,
          proxy,
          strictPort: true,
          headers: looser(securityHeaders(`${at.host}:${at.port}`, null, false)),
        },
      };
    },
    configResolved(config) {
      root = config.root;
    },
    configureServer(vite) {
      if (vite.config.server.middlewareMode !== false) return;
      const running = keepRunning(root, port, vite.config.logger);
      vite.httpServer?.once('close', () => void running.close());
      vite.middlewares.use((request, response, next) => {
        if (!isServerPath(pathOf(request.url))) return next();
        running.ready().then(
          () => next(),
          (error: unknown) => {
            response.statusCode = 503;
            response.setHeader('content-type', 'text/plain');
            response.end(error instanceof Error ? error.message : String(error));
          },
        );
      });
    },
  };
}

/** Starts the server, and restarts it after each change of one of its files. */
function keepRunning(root: string, port: number, logger: Logger) {
  let child: ChildProcess | null = null;
  let starts = 0;
  let ready = start();
  let closed = false;
  let turn: Promise<void> = Promise.resolve();

  function start(): Promise<void> {
    starts += 1;
    const first = process.env['SNAGBOOK_FRESH'] === '1' ? ['fresh'] : [];
    // Vite may restart itself, and the data are moved away only once.
    delete process.env['SNAGBOOK_FRESH'];
    const args = [String(port), ...(starts > 1 ? ['again'] : first)];
    const started = fork(join(root, 'scripts/serve.ts'), args, {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: 'inherit',
    });
    child = started;
    const answer = new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', () =>
        reject(
          new Error(
            'The server is not running. See the terminal; it starts again when a file changes.',
          ),
        ),
      );
    });
    // Rejections are handled where the server is awaited, which may be nowhere.
    answer.catch(() => undefined);
    return answer;
  }

  async function stop(): Promise<void> {
    const leaving = child;
    child = null;
    if (leaving === null || leaving.exitCode !== null || leaving.signalCode !== null) return;
    const gone = new Promise((resolve) => leaving.once('exit', resolve));
    leaving.kill('SIGTERM');
    const late = setTimeout(() => leaving.kill('SIGKILL'), 3_000);
    await gone;
    clearTimeout(late);
  }

  const files = watch(
    [
      'server',
      'rules',
      'schema.graphql',
      '__generated__/server',
      '__generated__/messages/server',
    ].map((name) => join(root, name)),
    { ignoreInitial: true },
  );
  let pause: NodeJS.Timeout | undefined;
  files.on('all', () => {
    clearTimeout(pause);
    // Editors write several files at once.
    pause = setTimeout(() => {
      const next = turn.then(stop).then(() => (closed ? undefined : start()));
      ready = next;
      turn = next.catch(() => undefined);
      next.then(
        () => logger.info('The server was started again.', { timestamp: true }),
        () => undefined,
      );
    }, 80);
  });

  return {
    ready: () => ready,
    async close() {
      closed = true;
      clearTimeout(pause);
      await files.close();
      await stop();
    },
  };
}

/**
 * The server's headers, except that hot reload needs inline scripts and styles and its own socket.
 */
function looser(headers: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return {
    ...headers,
    'content-security-policy': policy
      .replace(/script-src [^;]*/, "script-src 'self' 'unsafe-inline'")
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace(/connect-src [^;]*/, "connect-src 'self' ws: wss:"),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('No free port.'))
          : resolve(address.port),
      );
    });
  });
}
