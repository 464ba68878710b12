import type { ConcreteRequest, Variables } from 'relay-runtime';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import { type AnsweredOutbox, type Answer, createAnswers } from '../answers/createAnswers';
import { inParts, type Rows } from '../answers/executor';
import type { EntryList } from '../outbox/entry';
import { showSame } from '../replica/pendingOf';
import { type CompleteCopies, type Copies, isOfOtherBuild } from './copies';
import { type KeptAnswers, withElsewhere } from './keptAnswers';
import { type DeviceAnswer, isOfPerson, type ReplicaAnswer, type Replicas } from './liveProjects';
import type { StoredCopy } from '../databases';

export interface ReplicasOptions {
  readonly copies: Pick<Copies, 'byCode' | 'isStuck' | 'subscribe'>;
  /** Those of them that are complete. */
  readonly complete: CompleteCopies;
  readonly kept: Pick<KeptAnswers, 'answer'>;
  readonly outbox: AnsweredOutbox;
  readonly entries: Pick<EntryList, 'all' | 'subscribe'>;
  /** Whether the server is known not to answer now. */
  readonly line: { gone(): boolean } & Pick<Value<unknown>, 'subscribe'>;
  readonly world: Pick<World, 'clock'>;
  readonly newlyWaiting: (projectId: string) => number;
  /** Rejects with a Refusal while the data kept on the device is locked. */
  readonly mayRead: () => Promise<void>;
}

/**
 * Most rows that are read for a query about all projects of a person, beginning with the project
 * opened last. For the others the server's last answer is used.
 */
const mostRows = 25_000;
/**
 * Most waiting snags that are read from the device when they are combined with the server's last
 * answer for other projects: more than one page.
 */
const mostWaiting = 1_000;
/**
 * In all time zones a day begins with a quarter of an hour. What is overdue changes with the day.
 */
const quarterMs = 15 * 60_000;
/** How long it holds that the rows may be read, in ms. */
const mayReadMs = 60_000;

/** Answers from the state of those projects whose rows are complete. */
export function createReplicas({
  copies,
  complete,
  kept,
  outbox,
  entries,
  line,
  world: { clock },
  newlyWaiting,
  mayRead,
}: ReplicasOptions): Omit<Replicas, 'pushed' | 'took' | 'pendingSnags'> & {
  /**
   * An answer while the server does not answer, also from its last answer to the query or from the
   * rows of another build; null if there is none.
   */
  lastAnswer(request: ConcreteRequest, variables: Variables): Promise<DeviceAnswer | null>;
  close(): void;
} {
  const projects = createValue<ReadonlyMap<string, string> | null>(null);
  const listeners = new Set<() => void>();
  const changed = (): void => listeners.forEach((listener) => listener());
  const answers = createAnswers({
    device: complete,
    clock: { now: clock.date },
    outbox,
    newlyWaiting,
  });
  let timer: unknown;
  let mayReadAt = -Infinity;
  /** The projects whose pending entries an answer had, by the name of its query. */
  const pendingIn = new Map<string, ReadonlySet<string>>();
  let pending = entries.all();
  tick();
  const first = look();
  const stops = [
    entries.subscribe(() => {
      const now = entries.all();
      if (showSame(pending, now)) return;
      pending = now;
      changed();
    }),
    line.subscribe(() => void look()),
    copies.subscribe(() => void look().then(changed)),
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
        // Rows of another build lack fields, which the server has, and what cannot be written
        // stands still.
        const meant = line.gone() ? all : all.filter((stored) => isUpToDate(stored));
        const known = projects.get();
        const now = new Map(meant.map(({ code, projectId }) => [code.toUpperCase(), projectId]));
        const same =
          known?.size === now.size && [...now].every(([code, id]) => known.get(code) === id);
        if (!same) projects.set(now);
      },
      // Nothing is known of a disk that cannot be read. The next change looks again.
      () => {
        if (projects.get() === null) projects.set(new Map());
      },
    );
  }

  const isUpToDate = (stored: StoredCopy): boolean =>
    !isOfOtherBuild(stored) && !copies.isStuck(stored.projectId);

  /** `last`: the server's last answer, which tells of other projects, too. */
  async function answerOf(
    request: ConcreteRequest,
    variables: Variables,
    last: DeviceAnswer | null,
    loaded?: Rows['loaded'],
  ): Promise<Answer | null> {
    const isCombined = last !== null && isOfPerson(request.params);
    // While the server answers, the device knows better only what it has not been sent yet: the rows
    // of projects that are not open may be old.
    const only = isCombined && !line.gone() ? await withPending(request) : undefined;
    if (only?.size === 0) return null;
    const options = {
      ...(isCombined && { mostRows }),
      ...(only && { only }),
      ...(loaded && { loaded }),
    };
    const fromRows = await answers.answer(request, variables, options);
    return !isCombined || fromRows === null
      ? fromRows
      : withElsewhere(fromRows, last, () =>
          answers.answer(request, { ...variables, first: mostWaiting }, options),
        );
  }

  /** The projects with pending entries, and once more those that had some the last time. */
  async function withPending({ params }: ConcreteRequest): Promise<ReadonlySet<string>> {
    const now = new Set((await outbox.entries()).map(({ projectId }) => projectId));
    const before = pendingIn.get(params.name) ?? [];
    pendingIn.set(params.name, now);
    return new Set([...now, ...before]);
  }

  async function inPayloads(
    answer: Answer | null,
    request: ConcreteRequest,
    variables: Variables,
  ): Promise<ReplicaAnswer | null> {
    if (answer === null) return null;
    await mayRead();
    mayReadAt = clock.now();
    return made(answer, request, variables);
  }

  function made(answer: Answer, request: ConcreteRequest, variables: Variables): ReplicaAnswer {
    const { data } = answer.response;
    return { payloads: inParts(request, variables, data), data, freshAt: answer.freshAt };
  }

  return {
    projects,
    known: () => first,
    answerNow(request, variables, loaded) {
      if (isOfPerson(request.params) || clock.now() - mayReadAt > mayReadMs) return undefined;
      const answer = answers.answerNow(request, variables, { ...(loaded && { loaded }) });
      return answer && made(answer, request, variables);
    },
    async answer(request, variables, loaded) {
      const last = isOfPerson(request.params) ? await kept.answer(request.params, variables) : null;
      // What only the server knows of other projects it is about to say.
      if (isOfPerson(request.params) && last === null && !line.gone()) return null;
      return inPayloads(await answerOf(request, variables, last, loaded), request, variables);
    },
    async lastAnswer(request, variables) {
      const last = await kept.answer(request.params, variables);
      const answer = await answerOf(request, variables, last);
      const fromRows = await inPayloads(answer, request, variables);
      if (fromRows !== null || last === null) return fromRows;
      await mayRead();
      return last;
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
