// A process of its own for each contender: its own heap, its own compiled code. `node worker.js
// <the contender's bundle>`
import { constants, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks';
import type { Conditions, Operation, Running, SetUp, Start } from './contender';
import { stubs } from './stubs';
import type { Answers, Round, Stub, Task } from './tasks';

// The bundle was made by the bench from a file that exports just this.
const { setUp } = (await import(process.argv[2] ?? '')) as { setUp: SetUp };
const collect = (globalThis as { gc?: () => void }).gc ?? (() => {}); // given by --expose-gc

const text = `query BenchQuery($code: String!, $first: Int) { project(code: $code) { snags(first: $first) { edges { node { id title status } } } } }`;
const mutation = `mutation BenchMutation($input: FixSnagInput!) { fixSnag(input: $input) { snag { id status } } }`;

const onStubs = new Map<Stub, Start>();
let started: Running[] = [];
let collections = 0;
new PerformanceObserver(
  (list) => (collections += list.getEntries().filter(unasked).length),
).observe({ entryTypes: ['gc'] });

/** Those that `collect` asks for are told late and do not count. */
function unasked(entry: PerformanceEntry): boolean {
  // What an entry of type gc carries.
  const { detail } = entry as PerformanceEntry & { detail: { flags: number } };
  return (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) === 0;
}

process.on('message', (task: Task) => {
  void perform(task).then((answer) => process.send?.(answer));
});

async function perform(task: Task): Promise<Answers[Task['task']]> {
  switch (task.task) {
    case 'round':
      return round(startOn(task.stub), task.count);
    case 'kept': {
      const start = startOn(task.stub);
      await round(start, task.count);
      const growths: number[] = [];
      for (let stretch = 0; stretch < 3; stretch += 1) {
        const before = settledHeap();
        await round(start, task.count);
        growths.push(settledHeap() - before);
      }
      // A leak grows in every stretch; whatever else lives in the heap comes and goes.
      return Math.max(0, Math.min(...growths));
    }
    case 'crowd':
      return crowd(task);
    case 'start': {
      const start = setUp(conditions(task.url, task.speed, true));
      started = Array.from({ length: task.count }, (_, number) => start(query(number)));
      for (const { result } of started) result.catch(() => {});
      return null;
    }
    case 'cancel':
      for (const running of started) running.cancel();
      started = [];
      return null;
    case 'timers':
      return process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  }
}

function startOn(stub: Stub): Start {
  let start = onStubs.get(stub);
  if (start === undefined) {
    start = setUp({
      url: 'http://bench.example/graphql',
      fetch: stubs[stub],
      token: () => 'token',
      refresh: async () => 'token',
      speed: 1,
      resendMutations: true,
    });
    onStubs.set(stub, start);
  }
  return start;
}

async function round(start: Start, count: number): Promise<Round> {
  collect();
  await turn();
  collections = 0;
  const heap = process.memoryUsage().heapUsed;
  const cpu = process.cpuUsage();
  for (let number = 0; number < count; number += 1) await start(query(number)).result;
  const used = process.cpuUsage(cpu);
  const grown = process.memoryUsage().heapUsed - heap;
  await turn();
  return { cpu: (used.user + used.system) / count, heap: grown / count, collections };
}

async function crowd({
  url,
  speed,
  kind,
  resend,
  count,
  atOnce,
}: Extract<Task, { task: 'crowd' }>): Promise<Answers['crowd']> {
  const start = setUp(conditions(url, speed, resend));
  let next = 0;
  let succeeded = 0;
  let failed = 0;
  let unended = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const number = next;
      next += 1;
      const { result } = start(kind === 'query' ? query(number) : change(number));
      const ended = await Promise.race([
        result.then(
          () => 'succeeded',
          () => 'failed',
        ),
        tooLong(),
      ]);
      if (ended === 'succeeded') succeeded += 1;
      else if (ended === 'failed') failed += 1;
      else unended += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { succeeded, failed, unended };
}

/**
 * An operation that neither answers nor fails must not hold the bench; 5 s are many times what
 * three attempts may take here.
 */
function tooLong(): Promise<string> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('unended'), 5_000).unref();
  });
}

function conditions(url: string, speed: number, resendMutations: boolean): Conditions {
  let token = 'expired';
  return {
    url,
    fetch: globalThis.fetch,
    token: () => token,
    async refresh() {
      const response = await fetch(new URL('/refresh', url), { method: 'POST' });
      token = await response.text();
      return token;
    },
    speed,
    resendMutations,
  };
}

function query(number: number): Operation {
  return { kind: 'query', name: 'BenchQuery', text, variables: { code: 'EDEN', first: number } };
}

/** The number stands for the id of the event that a client makes once. */
function change(number: number): Operation {
  return {
    kind: 'mutation',
    name: 'BenchMutation',
    text: mutation,
    variables: { input: { eventId: number, snag: 'snag_42' } },
  };
}

function settledHeap(): number {
  for (let time = 0; time < 4; time += 1) collect();
  return process.memoryUsage().heapUsed;
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
