import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runServer } from './freshServer';
import type { Program } from './program';

export interface DemoPerson {
  role: string;
  email: string;
  password: string;
}

export interface BuiltServer {
  readonly url: string;
  readonly port: number;
  /** Those it named at its start, by what stands before the @ of their e-mail. */
  readonly people: ReadonlyMap<string, DemoPerson>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and the same data. */
  start(): Promise<void>;
  said(): string;
  /** Ends it and deletes its data. */
  close(): Promise<void>;
}

/**
 * A server on a free port with a data directory of its own, in which the demo project is unless
 * `SNAGBOOK_DEMO` is 0. `fill` adds to the data before it starts; `folder` is where the project is.
 */
export async function startBuiltServer(
  environment: Readonly<Record<string, string>> = {},
  fill: (dataDir: string) => Promise<void> = () => Promise.resolve(),
  folder?: string,
): Promise<BuiltServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-data-'));
  const demo = process.env['SNAGBOOK_DEMO_DATA'];
  if (
    demo !== undefined &&
    environment['SNAGBOOK_DEMO'] !== '0' &&
    environment['DATABASE_URL'] === undefined
  )
    await cp(demo, dataDir, { recursive: true });
  await fill(dataDir);
  const port = await freePort();
  const people = new Map<string, DemoPerson>();
  let program: Program | null = null;
  let before = '';

  const start = async (): Promise<void> => {
    before += program?.said() ?? '';
    program = await runServer(port, dataDir, environment, folder);
    for (const [, role = '', email = '', password = ''] of program
      .said()
      .matchAll(/^ +(\w+) +(\S+@\S+) +(\S+)$/gm)) {
      people.set(email.split('@')[0] ?? email, { role, email, password });
    }
  };
  await start();

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    people,
    start,
    said: () => before + (program?.said() ?? ''),
    async kill() {
      await program?.stop('SIGKILL');
    },
    async close() {
      await program?.stop('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
