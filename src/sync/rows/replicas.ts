import { createValue } from '../../device/observable';
import type { World } from '../../device/world';
import { createAnswers, type AnsweredOutbox } from '../answers/createAnswers';
import { inParts } from '../answers/executor';
import type { EntryList } from '../outbox/entry';
import { completeCopies, isOfOtherBuild, type Copies } from './copies';
import type { Replicas } from './liveProjects';

export interface ReplicasOptions {
  readonly copies: Copies;
  readonly userId: string;
  readonly outbox: AnsweredOutbox;
  readonly entries: Pick<EntryList, 'subscribe'>;
  readonly world: Pick<World, 'clock'>;
  readonly newlyWaiting: (projectId: string) => number;
  /** Rejects with a Refusal while the data kept on the device is locked. */
  readonly mayRead: () => Promise<void>;
}

/**
 * In all time zones a day begins with a quarter of an hour. What is overdue changes with the day.
 */
const quarterMs = 15 * 60_000;

/** Answers from the state of those projects whose rows are complete. */
export function createReplicas({
  copies,
  userId,
  outbox,
  entries,
  world: { clock },
  newlyWaiting,
  mayRead,
}: ReplicasOptions): Omit<Replicas, 'pushed'> & { close(): void } {
  const projects = createValue<ReadonlyMap<string, string> | null>(null);
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  const complete = completeCopies(copies, userId, (stored) => !isOfOtherBuild(stored));
  const answers = createAnswers({
    device: complete,
    clock: { now: clock.date },
    outbox,
    newlyWaiting,
  });
  let timer: unknown;
  tick();
  const first = look();
  const stops = [
    entries.subscribe(changed),
    copies.subscribe(() => {
      void look().then(changed);
    }),
  ];

  function tick(): void {
    timer = clock.setTimeout(
      () => {
        changed();
        tick();
      },
      quarterMs - (clock.date() % quarterMs),
    );
  }

  function look(): Promise<void> {
    return complete.all().then(
      (all) => {
        const known = projects.get();
        const now = new Map(all.map(({ code, projectId }) => [code.toUpperCase(), projectId]));
        const same =
          known?.size === now.size && [...now].every(([code, id]) => known.get(code) === id);
        if (!same) projects.set(now);
      },
      () => undefined, // The next change looks again.
    );
  }

  return {
    projects,
    known: () => first,
    async answer(request, variables, loaded) {
      const answer = await answers.answer(request, variables, { ...(loaded && { loaded }) });
      if (answer === null) return null;
      await mayRead();
      const { data } = answer.response;
      return { payloads: inParts(request, variables, data), data, freshAt: answer.freshAt };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async cursorOf(code) {
      return (await copies.byCode(code))?.cursor ?? null;
    },
    close() {
      clock.clearTimeout(timer);
      for (const stop of stops) stop();
      listeners.clear();
    },
  };
}
