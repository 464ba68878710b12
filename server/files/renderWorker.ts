/**
 * The process that opens what strangers have sent: photos and plans, never both in one process. A file that crashes, hangs or swells its
 * decoder takes this process with it and nothing else. It gets paths to read and answers with pictures; only the tiles of a sheet and the pictures
 * of pages, which are many, it writes itself, into the folder it is given.
 */
import { access, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal';
import { overCpu, type Answer, type Job, type Message, type Result, type WorkerLimits } from './renderJob';

/**
 * Ends the process when it has grown too large or works too long, from a thread of its own: while a decoder computes, the main thread
 * hears nothing. V8's own limit covers only its heap, and pixels live outside it. As a string it needs no file of its own in the bundle.
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
/** What one look counts at most, in ms of CPU time. A virtual machine that stood still may count that time as this process's own. */
const mostCpuMs = 2_000;

function start(): void {
  // The one argument is written by renderer.ts.
  const limits = JSON.parse(process.argv[2] ?? '{}') as WorkerLimits;
  /** Of the job: when it is late, ms on the clock, or 0 while there is none; how much CPU time it may use, in ms; which one it is. */
  const bounds = new Float64Array(new SharedArrayBuffer(24));
  let started = 0;
  new Worker(watchdog, { eval: true, execArgv: [], workerData: { bounds, memoryBytes: limits.memoryBytes, overCpu, mostCpuMs } });
  setPriority(limits.niceness);
  // Where memory is short, the system should end this process and not the server. Only Linux has this file.
  void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

  process.on('message', (job: Job) => {
    // The server counts the same time; this one holds if the server itself is gone.
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
    // A file that is not there is our fault and not its sender's.
    await access(job.path);
    return { kind: 'done', result: await resultOf(job), rss: process.memoryUsage.rss() };
  } catch (error) {
    const rss = process.memoryUsage.rss();
    if (!(error instanceof Refusal)) return { kind: 'fault', message: String(error), rss };
    const numbers = Object.entries(error.extensions.meta ?? {}).map(([name, value]): [string, number] => [name, Number(value)]);
    return { kind: 'refused', code: error.code, meta: Object.fromEntries(numbers), rss };
  }
}

/** Each process loads only what its own kind of file needs. */
async function resultOf(job: Job): Promise<Result> {
  switch (job.kind) {
    case 'inspect':
      return (await import('./decode')).inspect(job);
    case 'render':
      return (await import('./renderPictures')).renderPictures(job);
    case 'validatePlan':
      return (await import('./plans/validatePlan')).validatePlan(job);
    case 'drawSheet':
      return (await import('./plans/drawSheet')).drawSheet(job, (percent) => send({ kind: 'progress', percent }));
    case 'drawPages':
      return (await import('./plans/drawPages')).drawPages(job, (percent) => send({ kind: 'progress', percent }));
  }
}

function send(message: Message): void {
  process.send?.(message);
}

start();
