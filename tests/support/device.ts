import type { Channel, RunsAs, World } from '../../src/device/world';

/** One browser with its storage and its tabs. */
export interface Device {
  readonly databaseName: string;
  readonly storage: Map<string, string>;
  readonly home: { readonly page: EventTarget; runsAs: RunsAs };
  /** As its tabs find it when they are opened. @default null */
  worker: World['worker'];
  tab(options?: {
    locks?: boolean;
    fetch?: World['fetch'];
    origin?: string;
    network?: World['network'];
  }): Tab;
}

export interface Tab {
  readonly world: World;
  /** Lets time pass in this tab. */
  advance(ms: number): void;
  /** The person sets the device's clock back. */
  setClockBack(ms: number): void;
  /** What its timers wait for, in ms from now. */
  waits(): number[];
  online(is: boolean): void;
  visible(is: boolean): void;
  /**
   * As when the browser is killed: nothing is tidied up, its locks are free, its timers never run.
   */
  kill(): void;
}

let devices = 0;

/** `databaseName`: of a device whose browser somebody else now uses. @default a new one */
export function createDevice(databaseName = `device-${(devices += 1)}`): Device {
  const locks = createLocks();
  const storage = new Map<string, string>();
  const pipes = new Map<string, Set<Pipe>>();
  const home = { page: new EventTarget(), runsAs: 'tab' as RunsAs };

  function open(name: string, pipe: Pipe): Channel {
    const all = pipes.get(name) ?? new Set();
    pipes.set(name, all.add(pipe));
    return {
      postMessage(message) {
        if (!pipe.alive) return;
        const data: unknown = structuredClone(message);
        for (const other of all)
          if (other !== pipe && other.alive)
            queueMicrotask(
              () => other.alive && other.listeners.forEach((listener) => listener({ data })),
            );
      },
      addEventListener: (_type, listener) => void pipe.listeners.add(listener),
      removeEventListener: (_type, listener) => void pipe.listeners.delete(listener),
      close: () => void all.delete(pipe),
    };
  }

  const device: Device = {
    databaseName,
    storage,
    home,
    worker: null,
    tab({
      locks: hasLocks = true,
      fetch = () => Promise.reject(new TypeError('Failed to fetch')),
      origin = 'http://snagbook.test',
      network = {},
    } = {}) {
      const clock = createClock();
      const online = createSwitch();
      const visible = createSwitch();
      const mine = new Set<Pipe>();
      const owner = {};
      return {
        advance: clock.advance,
        setClockBack: clock.setBack,
        waits: clock.waits,
        online: online.set,
        visible: visible.set,
        kill() {
          clock.stop();
          for (const pipe of mine) pipe.alive = false;
          locks.release(owner);
        },
        world: {
          origin,
          fetch,
          databaseName,
          storage: storageOf(storage),
          locks: hasLocks ? locks.of(owner) : null,
          channel(name) {
            const pipe: Pipe = { alive: true, listeners: new Set() };
            mine.add(pipe);
            return open(name, pipe);
          },
          worker: device.worker,
          home,
          clock,
          random: () => 0,
          online,
          visible,
          network,
        },
      };
    },
  };
  return device;
}

function storageOf(texts: Map<string, string>): NonNullable<World['storage']> {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}

interface Pipe {
  alive: boolean;
  readonly listeners: Set<(event: { readonly data: unknown }) => void>;
}

function createSwitch(): World['online'] & { set(is: boolean): void } {
  const listeners = new Set<() => void>();
  let on = true;
  return {
    get: () => on,
    set(is) {
      on = is;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createClock(): World['clock'] & {
  advance(ms: number): void;
  setBack(ms: number): void;
  waits(): number[];
  stop(): void;
} {
  const timers = new Map<number, { at: number; run: () => void }>();
  const start = Date.UTC(2026, 10, 20);
  let now = 0;
  let setBackMs = 0;
  let last = 0;
  let stopped = false;
  return {
    now: () => now,
    date: () => start + now - setBackMs,
    setBack: (ms) => void (setBackMs += ms),
    setTimeout(run, ms) {
      last += 1;
      if (!stopped) timers.set(last, { at: now + ms, run });
      return last;
    },
    clearTimeout: (timer) => void timers.delete(Number(timer)),
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const next = [...timers]
          .filter(([, { at }]) => at <= end)
          .toSorted(([, a], [, b]) => a.at - b.at)[0];
        if (next === undefined) break;
        timers.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
      }
      now = end;
    },
    waits: () => [...timers.values()].map(({ at }) => at - now).toSorted((a, b) => a - b),
    stop() {
      stopped = true;
      timers.clear();
    },
  };
}

interface Held {
  readonly owner: object;
  readonly steal: () => void;
}

/** Web Locks as the standard has them, exclusive ones only. */
function createLocks() {
  const held = new Map<string, Held>();
  const queues = new Map<string, { owner: object; grant: () => void }[]>();

  function next(name: string): void {
    if (!held.has(name)) queues.get(name)?.shift()?.grant();
  }

  return {
    release(owner: object) {
      for (const queue of queues.values())
        queue.splice(0, queue.length, ...queue.filter((each) => each.owner !== owner));
      for (const [name, lock] of held) {
        if (lock.owner !== owner) continue;
        held.delete(name);
        next(name);
      }
    },
    of(owner: object): NonNullable<World['locks']> {
      function request<T>(
        name: string,
        ...rest: [(lock: unknown) => T] | [LockOptions, (lock: unknown) => T]
      ): Promise<T> {
        const options = rest.length === 2 ? rest[0] : {};
        const run = rest.length === 2 ? rest[1] : rest[0];
        return new Promise((resolve, reject) => {
          const aborted = (): void => reject(new DOMException('Aborted', 'AbortError'));
          const grant = (): void => {
            options.signal?.removeEventListener('abort', aborted);
            const lock: Held = { owner, steal: aborted };
            held.set(name, lock);
            const done = (): void => {
              if (held.get(name) !== lock) return;
              held.delete(name);
              next(name);
            };
            Promise.resolve()
              .then(() => run({ name }))
              .then(resolve, reject)
              .finally(done);
          };
          if (options.ifAvailable === true && held.has(name)) {
            Promise.resolve(run(null)).then(resolve, reject);
            return;
          }
          if (options.steal === true) {
            held.get(name)?.steal();
            return grant();
          }
          if (!held.has(name)) return grant();
          const waiting = { owner, grant };
          queues.set(name, [...(queues.get(name) ?? []), waiting]);
          options.signal?.addEventListener('abort', () => {
            queues.set(
              name,
              (queues.get(name) ?? []).filter((each) => each !== waiting),
            );
            aborted();
          });
        });
      }
      const query = () =>
        Promise.resolve({ held: [...held.keys()].map((name) => ({ name })), pending: [] });
      // The overloads of the standard's type do not say which result belongs to which callback.
      return { request: request as NonNullable<World['locks']>['request'], query };
    },
  };
}
