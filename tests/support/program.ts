import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { startMs } from './patience';

export interface Program {
  readonly process: ChildProcess;
  /** Everything it said so far, on both channels. */
  said(): string;
  /**
   * Resolves with the first match in what it says after the last one that was waited for. Fails
   * when it ends, or after a long time: programs build and compile.
   */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Resolves when it has ended, with its exit code or the signal's name. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** Ends it, and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** A program of ours, run as a person would run it. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let read = 0;
  const waiting = new Set<() => void>();
  const hear = (part: Buffer): void => {
    text += part.toString('utf8');
    for (const look of waiting) look();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('error', (error) => {
      hear(Buffer.from(String(error)));
      resolve(null);
    });
    child.once('close', (code, signal) => resolve(code ?? signal));
  });

  return {
    process: child,
    said: () => text,
    ended,
    says(pattern) {
      return new Promise((resolve, reject) => {
        const late = setTimeout(
          () => finish(new Error(`It did not say ${String(pattern)}. It said:\n${text}`)),
          startMs,
        );
        const look = (): void => {
          const match = pattern.exec(text.slice(read));
          if (match !== null) finish(match);
        };
        const finish = (outcome: RegExpExecArray | Error): void => {
          clearTimeout(late);
          waiting.delete(look);
          if (outcome instanceof Error) return reject(outcome);
          read += outcome.index + outcome[0].length;
          resolve(outcome);
        };
        waiting.add(look);
        look();
        void ended.then((code) =>
          finish(
            new Error(`It ended with ${code} before it said ${String(pattern)}. It said:\n${text}`),
          ),
        );
      });
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}
