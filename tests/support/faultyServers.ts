import { bundled } from './bundled';
import { type DatabaseProxy, startDatabaseProxy } from './databaseProxy';
import { type Program, run } from './program';

/**
 * Several processes of one server, each with a line of its own to PostgreSQL, and what is done to
 * them.
 */
export interface FaultyServers {
  /** The addresses of those that answer now; none for a moment, if all have just been killed. */
  urls(): readonly string[];
  /**
   * Does something bad to one of them. Resolves when that is over; one that was killed starts
   * again.
   */
  harm(one: number, fault: Fault, ms: number): Promise<void>;
  /** Lets all lines be whole again, and resolves when every process runs. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/**
 * kill: as a power cut would. cut: its connections to PostgreSQL end. refuse: so do they, and it
 * gets no new ones. stall: nothing comes through. commit: one commit is not answered.
 */
export const faults = ['kill', 'cut', 'refuse', 'stall', 'commit'] as const;
export type Fault = (typeof faults)[number];

/** How long a fault lasts, or nothing bad happens. No test waits for a state by it. */
export const lasting = (ms: number): Promise<void> =>
  new Promise((over) => void setTimeout(over, ms));

interface One {
  proxy: DatabaseProxy;
  program: Program | null;
  url: string | null;
  running: Promise<void>;
}

export async function startFaultyServers(
  count: number,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
): Promise<FaultyServers> {
  let isOver = false;
  const all = await Promise.all(
    Array.from({ length: count }, async (): Promise<One> => ({
      proxy: await startDatabaseProxy(databaseUrl),
      program: null,
      url: null,
      running: Promise.resolve(),
    })),
  );

  /** Again and again: where its line is refused it cannot start. */
  async function start(one: One): Promise<void> {
    while (!isOver) {
      const program = run(process.execPath, [bundled('tests/support/serverProgram.mts'), dataDir], {
        env: { ...process.env, DATABASE_URL: one.proxy.through(databaseUrl) },
      });
      one.program = program;
      const said = await Promise.race([
        program.says(/listening at (\S+) /),
        program.ended.then(() => null),
      ]).catch(() => null);
      one.url = said?.[1] ?? null;
      if (one.url !== null) return;
    }
  }

  async function harm(n: number, fault: Fault, ms: number): Promise<void> {
    const one = all[n];
    if (one === undefined) throw new Error('There is no such process.');
    const { proxy } = one;
    if (fault === 'cut') proxy.cut();
    if (fault === 'commit') void proxy.loseCommit();
    if (fault === 'refuse' || fault === 'stall') {
      proxy[fault](true);
      if (fault === 'refuse') proxy.cut();
      await lasting(ms);
      proxy[fault](false);
    }
    if (fault === 'kill') {
      // One after the other: two that were killed at once would start twice, and one of these would
      // never end.
      one.running = one.running.then(async () => {
        one.url = null;
        await one.program?.stop('SIGKILL');
        await lasting(ms);
        await start(one);
      });
      await one.running;
    }
  }

  for (const one of all) one.running = start(one);
  await Promise.all(all.map(({ running }) => running));
  return {
    urls: () => all.flatMap(({ url }) => url ?? []),
    harm,
    async mend() {
      for (const { proxy } of all) {
        proxy.refuse(false);
        proxy.stall(false);
      }
      await Promise.all(all.map(({ running }) => running));
    },
    async close() {
      isOver = true;
      await Promise.all(all.map(async ({ program }) => program?.stop('SIGKILL')));
      await Promise.all(all.map(({ proxy }) => proxy.close()));
    },
  };
}
