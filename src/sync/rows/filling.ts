import { createTabMessages } from '../../device/tabMessages';
import { isQuotaExceeded } from '../../device/keptConnection';
import type { World } from '../../device/world';
import { createLeader } from '../outbox/tabs';
import type { Copies } from './copies';
import { createSteps, type StepsOptions } from './copySteps';

/** First and longest pause after a failure, in ms. */
const firstPauseMs = 5_000;
const lastPauseMs = 60_000;
/** Longest pause between two requests, in ms. Each is as long as the request before it, so that half of a slow line stays free. */
const longestRestMs = 5_000;
/** How long it waits at most for the outbox to be sent, and between two looks, in ms. */
const outboxMs = 60_000;
const lookMs = 500;
/** Time without a message of the tab that fills after which a visible one takes over, in ms. */
const silenceMs = 10_000;

export interface FillingOptions extends Omit<StepsOptions, 'clock'> {
  /** Of the locks and the channel. */
  readonly name: string;
  readonly copies: Copies;
  readonly world: Pick<World, 'clock' | 'locks' | 'channel' | 'online' | 'visible'>;
  /** Something of the outbox is being sent: that comes first. An entry that cannot be sent now, perhaps for days, holds nothing up. */
  readonly busy: () => boolean;
}

/** Makes the copies of projects and keeps them up to date, in one tab. */
export interface Filling {
  /** A project was opened, or something happened in it. */
  wake(code: string): void;
  /** Whether this tab is the one. */
  leads(): boolean;
  close(): void;
}

/** Without a code: all projects of which there is a copy. */
type Message = { readonly type: 'wake'; readonly code: string | null } | { readonly type: 'working' };

/** Of the messages between tabs, which may be of other builds. */
const messageFormat = 1;

export function createFilling({ name, copies, ask, world, busy, onGone }: FillingOptions): Filling {
  const { clock } = world;
  const due = new Set<string>();
  /** Projects that somebody has opened and of which there is no copy yet. Of others there is one, or it made room for new work and none is made. */
  const opened = new Set<string>();
  /** All projects of which there is a copy are due: to somebody who was removed from one, only its own answer says so. */
  let allDue = false;
  let closed = false;
  let running = false;
  let pauseMs = firstPauseMs;
  let pause: unknown;
  let silence: unknown;
  let endRest = (): void => {};

  const step = createSteps({ copies, ask: (...request) => asked(() => ask(...request)), clock, onGone });
  const channel = world.channel?.(name) ?? null;
  const tabs = createTabMessages<Message>(channel, messageFormat, (message) => {
    if (message.type === 'working') clock.clearTimeout(silence);
    else if (message.type === 'wake' && leader.leads()) {
      tabs.post({ type: 'working' });
      take(message.code);
    }
  });
  const leader = createLeader(world.locks, name, () => take(null));
  const stops = [world.online.subscribe(() => world.online.get() && wake(null)), world.online.subscribe(again), world.visible.subscribe(again)];
  wake(null);

  function wake(code: string | null): void {
    if (leader.leads()) return take(code);
    tabs.post({ type: 'wake', code });
    if (code !== null) open(code);
    clock.clearTimeout(silence);
    silence = clock.setTimeout(() => world.visible.get() && !leader.leads() && leader.takeOver(), silenceMs);
  }

  function take(code: string | null): void {
    if (code === null) allDue = true;
    else open(code);
    if (pause === undefined) void run();
  }

  function open(code: string): void {
    opened.add(code);
    due.add(code);
    void copies.byCode(code).then((copy) => copy !== null && opened.delete(code), () => {});
  }

  function again(): void {
    if (!world.online.get() || !world.visible.get()) return;
    clock.clearTimeout(pause);
    pause = undefined;
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
        // The line is back.
        if (pauseMs > firstPauseMs) allDue = true;
        pauseMs = firstPauseMs;
        await addAll(code);
      } catch (error) {
        // Without room for the copy, until the project is opened again.
        if (isQuotaExceeded(error)) continue;
        // Without an answer: later, from where it stands.
        due.add(code);
        if (!closed) {
          clock.clearTimeout(pause);
          pause = clock.setTimeout(again, pauseMs);
        }
        pauseMs = Math.min(pauseMs * 2, lastPauseMs);
        break;
      }
    }
    running = false;
  }

  async function addAll(done?: string): Promise<void> {
    if (!allDue) return;
    allDue = false;
    // If they cannot be read, the next project that is opened is due all the same.
    for (const { stored } of await copies.all().catch(() => [])) if (stored.code !== done) due.add(stored.code);
  }

  /** Brings a copy up to date, or makes it. After a stopped tab it continues from what is on the disk. */
  async function bring(code: string): Promise<void> {
    let mayBegin = opened.delete(code);
    for (let count = 0; count < mostSteps && !closed && leader.leads(); count += 1) {
      // It has made room for new work meanwhile, perhaps between two steps.
      if (!mayBegin && (await copies.byCode(code)) === null) return;
      const result = await step(code).catch(async (error: unknown) => {
        if (mayBegin && !isQuotaExceeded(error) && (await copies.byCode(code)) === null) opened.add(code);
        throw error;
      });
      if (result === 'upToDate') return;
      mayBegin = result === 'refill';
    }
    // Another tab fills now, and finds no copy that would tell it of the project.
    if (mayBegin && (await copies.byCode(code)) === null) wake(code);
  }

  /** One request, after what is more urgent. */
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
    leads: leader.leads,
    close() {
      closed = true;
      for (const stop of stops) stop();
      clock.clearTimeout(pause);
      clock.clearTimeout(silence);
      endRest();
      leader.close();
      tabs.stop();
      channel?.close();
    },
  };
}

/** Steps after which it stops for now: 100,000 snags or events. */
const mostSteps = 1_000;
