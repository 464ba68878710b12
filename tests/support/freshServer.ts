import { createServer } from 'node:net';
import { run, type Program } from './program';

/**
 * What `npm start` runs, as a process of its own; `folder` is where the project is. Resolves when
 * it has said where it is and who may sign in.
 */
export async function runServer(
  port: number,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<Program> {
  const program = run(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
  });
  await program.says(
    /Snagbook is running at .*\n[\s\S]*(?:These passwords|Open it in a browser).*\n/,
  );
  return program;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address === null || typeof address === 'string'
          ? reject(new Error('There is no free port.'))
          : resolve(address.port),
      );
    });
  });
}
