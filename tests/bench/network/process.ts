import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Name } from './contender';
import type { Answers, Task } from './tasks';

/** A process that does tasks for one contender, one at a time. */
export class Contender {
  readonly #child: ChildProcess;
  readonly #died: Promise<never>;

  constructor(folder: string, { file }: Pick<Name, 'file'>, nodeOptions: readonly string[] = []) {
    this.#child = fork(join(folder, 'worker.js'), [join(folder, `${file}.js`)], {
      execArgv: ['--expose-gc', ...nodeOptions],
    });
    this.#died = once(this.#child, 'exit').then(([code]) => {
      throw new Error(`the process of ${file} ended with ${String(code)}`);
    });
    // It does, at the end; what counts is whether somebody waits for it then.
    this.#died.catch(() => {});
  }

  async ask<T extends Task>(task: T): Promise<Answers[T['task']]> {
    const answer = once(this.#child, 'message');
    this.#child.send(task);
    // The worker answers a task with what `Answers` says of it.
    const [value] = (await Promise.race([answer, this.#died])) as [Answers[T['task']]];
    return value;
  }

  async end(): Promise<void> {
    this.#child.kill();
    await this.#died.catch(() => {});
  }
}

/** Asks a fresh process of each contender the same, one after the other. */
export async function eachAlone<T>(
  folder: string,
  names: readonly Name[],
  ask: (process: Contender, name: Name) => Promise<T>,
): Promise<Map<string, T>> {
  const answers = new Map<string, T>();
  for (const name of names) {
    const process = new Contender(folder, name);
    try {
      answers.set(name.file, await ask(process, name));
    } finally {
      await process.end();
    }
  }
  return answers;
}
