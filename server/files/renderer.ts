import { fork, type ChildProcess } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { Refusal } from '../refusal';
import {
  overCpu,
  type Answer,
  type Job,
  type Kind,
  type Message,
  type Result,
  type WorkerLimits,
} from './renderJob';
import type { Log } from '../monitoring/log';

/**
 * The program that opens files and writes reports in processes of its own: the path of
 * `renderWorker.ts` (run through tsx) or of the bundled `renderWorker.js`, or what starts and ends
 * its processes.
 */
export type RenderWorker = string | RenderProcesses;

export interface RenderProcesses {
  /** One that waits for its first job. */
  start(limits: WorkerLimits): Promise<ChildProcess>;
  /** `isIdle`: it has answered all that it was asked, and is not ended because of a file. */
  end(child: ChildProcess, isIdle: boolean): Promise<void>;
}

export interface RendererOptions extends WorkerLimits {
  worker: RenderWorker;
  /**
   * Makes the Refusal for a file whose process has ended twice, or once because of its CPU time
   * (`overCpu`).
   * @default PHOTO_UNREADABLE
   */
  givenUp?: (job: Job, overCpu: boolean) => Error;
  /** A process without work ends after so many ms to free its memory. */
  idleMs: number;
  log: Log;
}

export interface Renderer {
  /**
   * Throws a Refusal if the file is at fault, another Error if the server is. One job at a time, in
   * order.
   */
  run<K extends Kind>(job: Job<K> & { kind: K }, onProgress?: Progress): Promise<Result<K>>;
  close(): Promise<void>;
}

/** Whole percent. */
type Progress = (percent: number) => void;

/**
 * A file is tried twice: the first crash may be caused by the machine, the second is attributed to
 * the file.
 */
const ATTEMPTS = 2;
const START_MS = 30_000;

export function createRenderer(options: RendererOptions): Renderer {
  const { memoryBytes, timeMs, cpuMs, niceness } = options;
  const limits: WorkerLimits = { memoryBytes, timeMs, cpuMs, niceness };
  const processes =
    typeof options.worker === 'string' ? processesOf(options.worker) : options.worker;
  let child: ChildProcess | null = null;
  let working = false;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  const givenUp = options.givenUp ?? (() => new Refusal('PHOTO_UNREADABLE'));

  async function perform(job: Job, onProgress: Progress): Promise<Answer> {
    clearTimeout(idle);
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      if (!closed) child ??= await processes.start(limits);
      if (closed || child === null) throw new Error('The renderer is closed.');
      working = true;
      const answer = await ask(child, job, timeMs, onProgress).finally(() => (working = false));
      if (answer.kind !== 'ended') {
        if (isSpent(answer, memoryBytes)) await stop({ anew: true });
        idle = setTimeout(() => void stop(), options.idleMs).unref();
        return answer;
      }
      child = null;
      // Ended by close(), so the file is not at fault.
      if (closed) throw new Error('The renderer is closed.');
      options.log({
        level: 'warn',
        message: 'a rendering process ended before its time',
        job: job.kind,
        ...('mime' in job && { mime: job.mime }),
        attempt,
        why: answer.why,
      });
      if (answer.overCpu) throw givenUp(job, true);
      // Exceeding the wall time only means that the machine was busy.
      if (answer.late) throw new Error(`The machine was too busy for this file: ${answer.why}.`);
    }
    throw givenUp(job, false);
  }

  async function stop({ anew = false } = {}): Promise<void> {
    const leaving = child;
    child = null;
    if (leaving !== null) await processes.end(leaving, !working && !anew);
  }

  return {
    async run<K extends Kind>(job: Job<K> & { kind: K }, onProgress: Progress = () => undefined) {
      // A kind together with its data is a Job, which the compiler cannot infer for a generic kind.
      const mine = last.then(() => perform(job as Job, onProgress));
      last = mine.catch(() => undefined);
      const answer = await mine;
      if (answer.kind === 'refused') throw new Refusal(answer.code, answer.meta);
      if (answer.kind === 'fault') throw new Error(answer.message);
      // The worker answers each kind of job with the matching result; the type is lost between the
      // processes.
      return answer.result as Result<K>;
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      await stop();
      await last;
      await stop();
    },
  };
}

/** A new process for the next file, because a failed decoder may leave memory or state behind. */
function isSpent(answer: Answer, memoryBytes: number): boolean {
  const failed =
    answer.kind === 'fault' ||
    (answer.kind === 'refused' && /_(UNREADABLE|FAILED)$/.test(answer.code));
  return failed || answer.rss > memoryBytes / 2;
}

/** A process for each start, which ends when it is asked to. */
export function processesOf(program: string): RenderProcesses {
  const worker = resolve(program);
  return { start: (limits) => startChild(worker, limits), end: endChild };
}

async function startChild(worker: string, limits: WorkerLimits): Promise<ChildProcess> {
  const child = fork(worker, [JSON.stringify(limits)], {
    // Modules, including tsx, are resolved from the worker's folder, whatever the current one.
    cwd: dirname(worker),
    execArgv: ['--max-old-space-size=256', ...(worker.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: passedOn(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH']),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2_000);
  });
  const first = await nextMessage(child, START_MS, () => undefined);
  if (first.kind === 'started') return child;
  child.kill('SIGKILL');
  throw new Error(
    `The process that opens files does not start: ${first.kind === 'ended' ? first.why : first.kind}. ${complaint}`,
  );
}

async function ask(
  child: ChildProcess,
  job: Job,
  timeMs: number,
  onProgress: Progress,
): Promise<Answer | Ended> {
  const answer = nextMessage(child, timeMs, onProgress);
  // The end of the process is reported by `exit`, so an error of the channel is ignored.
  child.send(job, () => undefined);
  const message = await answer;
  return message.kind === 'started'
    ? { kind: 'ended', why: 'started twice', late: false, overCpu: false }
    : message;
}

interface Ended {
  kind: 'ended';
  why: string;
  /** Killed because its wall time was over. */
  late: boolean;
  /** Ended itself because its CPU time was used up. */
  overCpu: boolean;
}

type Said = Exclude<Message, { kind: 'progress' }>;

/**
 * The next message of the process that is not progress, or its end: by itself, or killed because
 * its time was over.
 */
async function nextMessage(
  child: ChildProcess,
  timeMs: number,
  onProgress: Progress,
): Promise<Said | Ended> {
  return new Promise((resolve) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeMs);
    const settle = (message: Said | Ended): void => {
      clearTimeout(timer);
      child.off('message', heard).off('exit', ended).off('error', ended);
      resolve(message);
    };
    // tsx uses the same channel for its own messages; ours have a kind.
    const heard = (message: Message | object): void => {
      if (!('kind' in message)) return;
      if (message.kind === 'progress') onProgress(message.percent);
      else settle(message);
    };
    const ended = (why: unknown, signal?: unknown): void =>
      settle({
        kind: 'ended',
        late,
        overCpu: signal === overCpu,
        why: late ? `no answer after ${timeMs} ms` : String(why ?? signal),
      });
    if (child.exitCode !== null || child.signalCode !== null)
      return ended(child.exitCode, child.signalCode);
    child.on('message', heard).on('exit', ended).on('error', ended);
  });
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

function passedOn(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
