import { join } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import { compile, type Compiled } from './compile';

export interface Watch {
  close(): Promise<void>;
}

/**
 * Compiles now and after every change of a source or the schema, and reports each run. Errors are
 * reported and do not end it.
 */
export function watch(root: string, told: (compilation: Compiled) => void): Watch {
  let running: Promise<void> | null = null;
  let again = false;

  const once = async (): Promise<void> => {
    do {
      again = false;
      told(
        await compile(root).catch((error: unknown) => ({
          ok: false,
          output: String(error),
          changed: 0,
        })),
      );
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
