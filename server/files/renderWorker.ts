/**
 * The process that opens untrusted files, photos or plans, or writes a report, never two of them in
 * one process. A file that crashes its decoder, makes it hang or use too much memory ends only this
 * process. It gets paths to read and answers with pictures. Only the tiles of a sheet and the
 * pictures of pages, which are many, are written by it, into the folder it is given.
 */
import { access, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal';
import {
  overCpu,
  type Answer,
  type Job,
  type Message,
  type Result,
  type WorkerLimits,
} from './renderJob';

/**
 * Ends the process when it uses too much memory or time, from a separate thread, because while a
 * decoder computes the main thread is blocked. V8's own limit covers only its heap, and pixels are
 * outside of it. A string, so that the bundle needs no separate file.
 */
const watchdog = `
const { workerData } = require('node:worker_threads');
const { bounds, memoryBytes, overCpu, mostCpuMs } = workerData;
const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
let [job, used, before] = [0, 0, spent()];
setInterval(() => {
  const [deadline, cpuMs, number] = bounds;
  const now = spent();
  used = number === job ? used + Math.min(now - before, mostCpuMs) : 0;
  [job, before] = [number, now];
  const late = deadline !== 0 && Date.now() > deadline;
  if (late || process.memoryUsage.rss() > memoryBytes) process.kill(process.pid, 'SIGKILL');
  if (deadline !== 0 && used > cpuMs) process.kill(process.pid, overCpu);
}, 50);`;
/**
 * Maximum CPU time counted between two checks, in ms. After a pause of a virtual machine the time
 * of the pause may be counted as CPU time.
 */
const mostCpuMs = 2_000;

function start(): void {
  // The argument is written by renderer.ts.
  const limits = JSON.parse(process.argv[2] ?? '{}') as WorkerLimits;
  /**
   * Shared with the thread: the job's deadline in ms (0 without a job), its limit of CPU time in
   * ms, and its number.
   */
  const bounds = new Float64Array(new SharedArrayBuffer(24));
  let started = 0;
  new Worker(watchdog, {
    eval: true,
    execArgv: [],
    workerData: { bounds, memoryBytes: limits.memoryBytes, overCpu, mostCpuMs },
  });
  setPriority(limits.niceness);
  // If memory is short, the system should end this process and not the server. This file exists
  // only on Linux.
  void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

  process.on('message', (job: Job) => {
    // The server has the same limit; this one is for the case that the server is gone.
    started += 1;
    bounds.set([Date.now() + limits.timeMs + 1_000, limits.cpuMs, started]);
    void answer(job).then((said) => {
      bounds[0] = 0;
      send(said);
    });
  });
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'started' });
}

async function answer(job: Job): Promise<Answer> {
  try {
    // A missing file is the server's fault and not the sender's.
    await access(job.path);
    return { kind: 'done', result: await resultOf(job), rss: process.memoryUsage.rss() };
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (!(error instanceof Refusal)) return { kind: 'fault', message: String(error), rss };
    const numbers = Object.entries(error.extensions.meta ?? {}).map(
      ([name, value]): [string, number] => [name, Number(value)],
    );
    return { kind: 'refused', code: error.code, meta: Object.fromEntries(numbers), rss };
  }
}

/** Each process loads only the modules for its kind of files. */
async function resultOf(job: Job): Promise<Result> {
  switch (job.kind) {
    case 'inspect':
      return (await import('./decode')).inspect(job);
    case 'render':
      return (await import('./decode')).renderPictures(job);
    case 'drawLogo':
      return (await import('./decode')).drawLogo(job);
    case 'validatePlan':
      return (await import('./plans/validatePlan')).validatePlan(job);
    case 'drawSheet':
      return (await import('./plans/drawSheet')).drawSheet(job, (percent) =>
        send({ kind: 'progress', percent }),
      );
    case 'writeReport':
      return (await import('../reports/writeReport')).writeReport(job, (percent) =>
        send({ kind: 'progress', percent }),
      );
    case 'writePeriods':
      return (await import('../reports/writePeriods')).writePeriods(job);
    case 'shrink':
      return (await import('./shrinkPictures')).shrinkPictures(job);
    case 'drawPages':
      return (await import('./plans/drawPages')).drawPages(job, (percent) =>
        send({ kind: 'progress', percent }),
      );
  }
}

function send(message: Message): void {
  process.send?.(message);
}

start();
