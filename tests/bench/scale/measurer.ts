import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Client } from 'pg';

/** ms, medians and of 20 the longest but one. */
export interface Measured {
  name: string;
  clock: number;
  clock95: number;
  /** Of the server's process. */
  cpu: number;
  cpu95: number;
  /** Of PostgreSQL's, on the mean; null where it cannot be seen. */
  database: number | null;
  /**
   * The longest for which the event loop did nothing else, median of the repeats: whatever else the
   * machine does seldom hits half of them.
   */
  turn: number;
  statements: number;
  /** Of the answer. */
  bytes: number;
}

const warmUps = 3;
const mostRepeats = 41;
const leastRepeats = 7;
/** ms for one thing that is measured. */
const patience = 3_000;
/** Linux counts CPU time of processes in hundredths of a second. */
const tickMs = 10;

/** Measures one thing after the other, many times each. */
export async function measurer({
  databaseUrl,
  statements,
}: {
  databaseUrl: string | undefined;
  statements: () => number;
}) {
  const client = databaseUrl === undefined ? null : new Client({ connectionString: databaseUrl });
  await client?.connect();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  async function measure(name: string, work: () => Promise<unknown>): Promise<Measured> {
    for (let nth = 0; nth < warmUps; nth += 1) await work();
    const [clocks, cpus, turns]: [number[], number[], number[]] = [[], [], []];
    let [bytes, took] = [0, 0];
    const ticksBefore = await ticksOf(client);
    const asked = statements();
    const since = performance.now();
    while (
      clocks.length < leastRepeats ||
      (clocks.length < mostRepeats && performance.now() - since < patience)
    ) {
      delay.reset();
      delay.enable();
      // What looks needs a first look before it can say how late the next one is.
      await new Promise((resolve) => setTimeout(resolve, 3));
      const [began, before] = [performance.now(), process.cpuUsage()];
      const answer = await work();
      const { user, system } = process.cpuUsage(before);
      took = performance.now() - began;
      // The timer that looks has to come once more after a long turn.
      await new Promise((resolve) => setTimeout(resolve, 3));
      delay.disable();
      clocks.push(took);
      cpus.push((user + system) / 1_000);
      turns.push(Math.min(delay.max / 1e6, took));
      bytes = typeof answer === 'string' ? Buffer.byteLength(answer) : 0;
    }
    const each = (statements() - asked) / clocks.length;
    const ticks = (await ticksOf(client)) - ticksBefore;
    return {
      name,
      clock: at(clocks, 0.5),
      clock95: at(clocks, 0.95),
      cpu: at(cpus, 0.5),
      cpu95: at(cpus, 0.95),
      // A connection that was closed meanwhile takes its count with it.
      database: Number.isNaN(ticks) || ticks < 0 ? null : (ticks * tickMs) / clocks.length,
      turn: at(turns, 0.5),
      statements: Math.round(each * 10) / 10,
      bytes,
    };
  }
  return Object.assign(measure, { close: () => client?.end() });
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.round((values.length - 1) * part)] ??
  Number.NaN;

/** CPU time of the processes that serve a database, NaN if they are not on this machine. */
async function ticksOf(client: Client | null): Promise<number> {
  if (client === null) return Number.NaN;
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  let ticks = 0;
  for (const { pid } of rows) {
    // The name of a process stands in brackets and may hold spaces.
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
      .split(') ')[1]
      ?.split(' ');
    ticks += fields === undefined ? Number.NaN : Number(fields[11]) + Number(fields[12]);
  }
  return ticks;
}
