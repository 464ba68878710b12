import { createTabMessages } from '../../device/tabMessages';
import { isQuotaExceeded } from '../../device/keptDatabase';
import { createRetry } from '../../device/retry';
import type { World } from '../../device/world';
import { createLeader } from '../outbox/tabs';
import type { Copies } from './copies';
import { createSteps, type StepsOptions } from './copySteps';
import type { JournalRows } from './read';

/** After a failure, in ms. */
const pauses = { firstMs: 5_000, lastMs: 60_000 };
/**
 * Longest pause between two requests, in ms. Each pause is as long as the request before it, so
 * that half of a slow connection stays free.
 */
const longestRestMs = 5_000;
/** How long it waits for the outbox at most, and between two checks of it, in ms. */
const outboxMs = 60_000;
const lookMs = 500;
/** Time without a message from the filling tab after which a visible tab takes over, in ms. */
const silenceMs = 10_000;

export interface FillingOptions extends Omit<StepsOptions, 'clock' | 'random'> {
  /** Name of the lock and of the channel. */
  readonly name: string;
  readonly copies: Copies;
  readonly world: Pick<World, 'clock' | 'random' | 'locks' | 'channel' | 'online' | 'visible'>;
  /**
   * Whether the outbox is being sent, which comes first. An entry that cannot be sent now, perhaps
   * for days, does not count.
   */
  readonly busy: () => boolean;
}

/** Makes the copies of projects and keeps them up to date, in one tab. */
export interface Filling {
  /**
   * The server has pushed these entries after the cursor `before`, in this tab. Resolves when the
   * copy has them, or is being brought up to date otherwise.
   */
  pushed(code: string, before: string, page: JournalRows): Promise<void>;
  /** A project was opened, or something happened in it. */
  wake(code: string): void;
  /**
   * The server has answered something: a pause after a failure is over, unless it has only begun.
   */
  heard(): void;
  /** Whether this is the tab that fills. */
  leads(): boolean;
  close(): void;
}

/** Without a code: all projects that have a copy. */
type Message =
  | { readonly type: 'wake'; readonly code: string | null }
  | { readonly type: 'working' };

/** Format of the messages between tabs, which may be of other builds. */
const messageFormat = 1;

export function createFilling({
  name,
  copies,
  ask,
  world,
  busy,
  onGone,
  onErased,
  onRead,
}: FillingOptions): Filling {
  const { clock } = world;
  const due = new Set<string>();
  /**
   * Opened projects that have no copy yet. A project that is neither opened nor has a copy gets
   * none, for example because its copy was deleted to make room.
   */
  const opened = new Set<string>();
  /**
   * All projects with a copy are due, because only the answer about a project says that the person
   * was removed from it.
   */
  let allDue = false;
  let closed = false;
  let running = false;
  const retry = createRetry(clock, pauses);
  let failedAt = -Infinity;
  /** Timers of the projects that have to be read again later, by code. */
  const readingLater = new Map<string, unknown>();
  let endRest = (): void => {};

  const { step, pushed } = createSteps({
    copies,
    ask: (...request) => asked(() => ask(...request)),
    clock,
    random: world.random,
    onGone,
    onErased,
    onRead,
  });
  const channel = world.channel?.(name) ?? null;
  const tabs = createTabMessages<Message>(channel, messageFormat, (message) => {
    if (message.type === 'working') leader.heard();
    else if (message.type === 'wake' && leader.leads()) {
      tabs.post({ type: 'working' });
      take(message.code);
    }
  });
  const leader = createLeader(world, name, { onLead: () => take(null), silenceMs });
  const stops = [
    world.online.subscribe(() => world.online.get() && wake(null)),
    world.online.subscribe(again),
    world.visible.subscribe(again),
  ];
  wake(null);

  function wake(code: string | null): void {
    if (closed) return;
    if (leader.leads()) return take(code);
    tabs.post({ type: 'wake', code });
    if (code !== null) open(code);
    leader.expect();
  }

  function take(code: string | null): void {
    if (code === null) allDue = true;
    else open(code);
    if (!retry.waits()) void run();
  }

  function open(code: string): void {
    opened.add(code);
    due.add(code);
    void copies.byCode(code).then(
      (copy) => copy !== null && opened.delete(code),
      () => {},
    );
  }

  function again(): void {
    if (!world.online.get() || !world.visible.get()) return;
    retry.stop();
    void run();
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    await addAll();
    for (const code of due) {
      if (closed || !leader.leads()) break;
      due.delete(code);
      try {
        await bring(code);
        // The connection is back.
        if (retry.worked()) allDue = true;
        await addAll(code);
      } catch (error) {
        // No room for the copy: not tried again until the project is opened again.
        if (isQuotaExceeded(error)) continue;
        // No answer: continues later.
        due.add(code);
        failedAt = clock.now();
        if (!closed) retry.later(again);
        break;
      }
    }
    running = false;
  }

  async function addAll(done?: string): Promise<void> {
    if (!allDue) return;
    allDue = false;
    // If the copies cannot be read, projects that are opened later are still due.
    for (const { stored } of await copies.all().catch(() => []))
      if (stored.code !== done) due.add(stored.code);
  }

  /**
   * Brings a copy up to date, or makes it. After a stopped tab it continues from what is on the
   * disk.
   */
  async function bring(code: string): Promise<void> {
    let mayBegin = opened.delete(code);
    for (let count = 0; count < mostSteps && !closed && leader.leads(); count += 1) {
      // The copy was deleted meanwhile to make room for new work.
      if (!mayBegin && (await copies.byCode(code)) === null) return;
      const result = await step(code).catch(async (error: unknown) => {
        if (mayBegin && !isQuotaExceeded(error) && (await copies.byCode(code)) === null)
          opened.add(code);
        throw error;
      });
      if (result === 'upToDate') return;
      if (typeof result === 'object') return bringLater(code, result.againInMs);
      mayBegin = result === 'refill';
    }
    // Another tab fills now. Without a copy it does not know of the project, so it is told.
    if (mayBegin && (await copies.byCode(code)) === null) wake(code);
  }

  /** If the tab is closed before, the next start finds on the disk what is left to do. */
  function bringLater(code: string, ms: number): void {
    clock.clearTimeout(readingLater.get(code));
    if (closed) return;
    const timer = clock.setTimeout(() => {
      due.add(code);
      if (!retry.waits()) void run();
    }, ms);
    readingLater.set(code, timer);
  }

  /** Waits for more urgent requests and then runs one. */
  async function asked<T>(request: () => Promise<T>): Promise<T> {
    for (let waited = 0; busy() && waited < outboxMs; waited += lookMs) await rest(lookMs);
    if (closed) throw new Error('Closed');
    const startedAt = clock.now();
    const answer = await request();
    await rest(Math.min(clock.now() - startedAt, longestRestMs));
    return answer;
  }

  function rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      endRest = resolve;
      if (closed) resolve();
      else clock.setTimeout(resolve, ms);
    });
  }

  return {
    wake,
    async pushed(code, before, page) {
      const result = await pushed(code, before, page).catch(() => 'more' as const);
      if (result === 'more' || result === 'refill') wake(code);
      else if (typeof result === 'object') bringLater(code, result.againInMs);
    },
    heard() {
      if (retry.waits() && clock.now() - failedAt >= pauses.firstMs) again();
    },
    leads: leader.leads,
    close() {
      closed = true;
      for (const stop of stops) stop();
      retry.stop();
      for (const timer of readingLater.values()) clock.clearTimeout(timer);
      endRest();
      leader.close();
      tabs.stop();
      channel?.close();
    },
  };
}

/** Most steps of one run: 100,000 snags or events. */
const mostSteps = 1_000;
