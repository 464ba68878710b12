import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { compile, compilerPath, type Compilation } from './compile';

export interface Watch {
  close(): Promise<void>;
}

/**
 * Compiles now and after every change of a source or the schema, and reports each run. Errors are
 * reported and do not end it.
 */
export function watch(root: string, told: (compilation: Compilation) => void): Watch {
  let running: Promise<void> | null = null;
  let again = false;

  const once = async (): Promise<void> => {
    do {
      again = false;
      told(await compile(root).catch((error: unknown) => ({ ok: false, output: String(error) })));
      // Set by a change that happened meanwhile.
    } while (again as boolean);
  };
  const start = (): void => {
    again = true;
    running ??= once().finally(() => {
      running = null;
    });
  };

  const files = watchFiles([join(root, 'src'), join(root, 'schema.graphql')], {
    ignoreInitial: true,
    ignored: (path, stats) => stats?.isFile() === true && !/\.(tsx?|graphql)$/.test(path),
  });
  files.on('all', start);
  files.on('ready', start);
  return {
    async close() {
      await files.close();
      await running;
    },
  };
}

/** Uses the compiler's own watch mode. Resolves with false if watchman does not work with it. */
export function watchByWatchman(root: string): Promise<boolean> {
  return new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(compilerPath(), ['--watch'], { cwd: root, stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      resolve(code === 0 || code === null || Date.now() - started > 10_000);
    });
  });
}

/**
 * The compiler needs watchman of 2021 or later; `watchman version` also checks that its daemon
 * starts.
 */
export function hasWatchman(): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('watchman', ['version'], { timeout: 5_000 }, (error, stdout) => {
      const year = error ? undefined : /"version":\s*"(\d{4})\./.exec(stdout)?.[1];
      resolve(year !== undefined && Number(year) >= 2021);
    });
  });
}
