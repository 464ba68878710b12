import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { processesOf, type RenderProcesses } from '../../../server/files/renderer';
import { renderWorker } from './renderWorker';

// Loaded once in each test worker (tests/environment/loadOnce.cjs), so that what is kept here
// outlives a test file.

/** Processes that wait for a job, by their limits. */
const waiting = new Map<string, ChildProcess[]>();

/** Of the same limits, and of all; servers rarely need more at once. */
const most = { alike: 2, all: 12 };

const processes = processesOf(renderWorker);
const limitsOf = new WeakMap<ChildProcess, string>();

/**
 * The real processes, but one that a closed server does not need any more is used by the next: to
 * start one takes half a second of CPU time, and a report's whole second. As in production one
 * opens many files, and ends after one that it could not read.
 */
export const keptProcesses: RenderProcesses = {
  async start(limits) {
    const key = JSON.stringify(limits);
    for (
      let child = waiting.get(key)?.pop();
      child !== undefined;
      child = waiting.get(key)?.pop()
    ) {
      if (child.exitCode !== null || child.signalCode !== null || !child.connected) continue;
      holdOpen(child, true);
      return child;
    }
    const child = await processes.start(limits);
    limitsOf.set(child, key);
    return child;
  },
  async end(child, isIdle) {
    const key = limitsOf.get(child);
    const kept = key === undefined ? [] : (waiting.get(key) ?? []);
    if (key === undefined || !isIdle || !child.connected || kept.length >= most.alike)
      return processes.end(child, isIdle);
    holdOpen(child, false);
    // Those whose limits were asked for last come last.
    waiting.delete(key);
    waiting.set(key, [...kept, child]);
    const all = [...waiting.values()].flat();
    if (all.length > most.all) await endOldest();
  },
};

async function endOldest(): Promise<void> {
  for (const children of waiting.values()) {
    const oldest = children.shift();
    if (oldest !== undefined) return processes.end(oldest, true);
  }
}

/** Whether it keeps the test worker from ending. A process ends with its channel. */
function holdOpen(child: ChildProcess, isUsed: boolean): void {
  const how = isUsed ? 'ref' : 'unref';
  // What it writes there comes by a pipe.
  const pipe = child.stderr as Socket | null;
  for (const each of [child, child.channel, pipe]) each?.[how]();
}
