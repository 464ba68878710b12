import type {
  ConcreteRequest,
  GraphQLSingularResponse,
  INetwork,
  PayloadData,
  Variables,
} from 'relay-runtime';
import type { EntryList } from '../outbox/entry';
import type { OfferAgain } from '../outbox/offerAgain';
import type { Receipts } from '../outbox/receipts';
import type { Person } from '../../session/state';
import type { World } from '../../device/world';
import type { MutableValue } from '../../device/observable';
import { createTabMessages } from '../../device/tabMessages';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { Refusal } from '../../domain/errors';
import { picturesDatabaseOf } from '../../worker/kept';
import type { AnsweredOutbox } from '../answers/createAnswers';
import { createKeptAnswers } from './keptAnswers';
import { openPicturesDatabase } from '../pictures/picturesDatabase';
import { createOfflineDownloads } from '../pictures/offlineDownloads';
import { completeCopies, createCopies } from './copies';
import type { DeviceEngine } from './deferredDevice';
import type { DevicePolicy } from './deviceNetwork';
import { takeConfirmed, takeSetUp } from './copySteps';
import { createFilling } from './filling';
import { createLease } from './lease';
import { createPageRows } from './pageRows';
import { createPendingSnags } from './pendingSnags';
import { createReplicas, type ReplicasOptions } from './replicas';
import { createPending } from '../replica/pendingOf';
import { normalise } from './normalise';
import { confirmedEntry } from './read';
import { rowsDatabaseOf } from './deferredDevice';
import { openRowsDatabase } from './rowsDatabase';
import type { StoredTaken } from '../databases';

export interface DeviceEngineOptions {
  readonly world: Pick<
    World,
    | 'clock'
    | 'random'
    | 'databaseName'
    | 'locks'
    | 'channel'
    | 'online'
    | 'visible'
    | 'fetch'
    | 'origin'
  >;
  readonly person: Person;
  readonly network: INetwork;
  /** Set by the engine to the projects that are kept offline. */
  readonly taken: MutableValue<readonly StoredTaken[] | null>;
  /** The person's outbox. */
  readonly entries: Pick<EntryList, 'all' | 'complete' | 'subscribe'>;
  /** The same, when they are known. */
  readonly entriesRead: AnsweredOutbox['entries'];
  /** Whether the server is known not to answer now. */
  readonly line: ReplicasOptions['line'];
  readonly newlyWaiting: (projectId: string) => number;
  /** What the server confirmed of this person's events. */
  readonly sent: () => Promise<
    Pick<Receipts, 'dropProject' | 'dropTexts' | 'projects'> & { readonly offerAgain: OfferAgain }
  >;
}

/**
 * Time that the server has to answer before what may not be read is deleted, in ms: more than a
 * request has (15 s).
 */
const answeredWithinMs = 20_000;

/**
 * Stores the server's data on the device and answers queries from it. Its code is loaded after the
 * first screen, or when the server does not answer.
 */
export function startDeviceEngine({
  world,
  person,
  network,
  entries,
  entriesRead,
  line,
  newlyWaiting,
  taken,
  sent,
}: DeviceEngineOptions): DeviceEngine {
  const userId = person.id;
  const name = rowsDatabaseOf(world, userId);
  const database = openRowsDatabase(name);
  const copies = createCopies(database);
  const lease = createLease(database, world.clock);
  const kept = createKeptAnswers(database, world.clock);
  const channel = world.channel?.(`${name}-rows`) ?? null;
  const tabs = createTabMessages<{ readonly projectId: string }>(channel, 1, ({ projectId }) =>
    copies.changedElsewhere(projectId),
  );
  const stopTelling = copies.subscribe(
    (projectId, isMine) => isMine && projectId !== null && tabs.post({ projectId }),
  );
  const complete = completeCopies(copies, userId, channel !== null);
  const pageRows = createPageRows(world.clock, person);
  const outbox: AnsweredOutbox = {
    entries: () => (entries.complete() ? entries.all() : entriesRead()),
    pending: createPending(userId),
  };
  const replicas = createReplicas({
    copies,
    kept,
    complete,
    outbox,
    entries,
    line,
    world,
    newlyWaiting,
    mayRead: () => mayRead(),
  });
  const isWhole = (projectId: string): boolean =>
    [...(replicas.projects.get()?.values() ?? [])].includes(projectId);
  const busy = (): boolean => entries.all().some(({ state }) => state === 'sending');
  const filling = createFilling({
    name,
    copies,
    world,
    ask,
    busy,
    async onGone(gone) {
      pageRows.clear();
      await kept.gone(gone);
      // The person does not see the project any more, or sees other parts of it. If that fails it
      // is deleted when its time is over.
      if (!Array.isArray(gone.what))
        void sent()
          .then((receipts) => receipts.dropProject(gone))
          .catch(() => undefined);
      await offlineDownloads.gone(gone);
    },
    // As above: the copy must not stand still for it.
    onErased: (erased) =>
      sent()
        .then((receipts) => receipts.dropTexts(erased))
        .catch(() => undefined),
    onRead: async (...read) => (await sent()).offerAgain(...read),
  });
  const pictures = picturesDatabaseOf(world.databaseName);
  const offlineDownloads = createOfflineDownloads({
    name: pictures,
    database: openPicturesDatabase(pictures, userId),
    rows: complete,
    ask,
    world,
    leads: filling.leads,
    busy,
    taken,
  });

  async function ask({ params }: ConcreteRequest, variables: Variables): Promise<unknown> {
    // Who asks has pauses of their own, and may ask for less.
    const metadata = { device: 'never' satisfies DevicePolicy, retry: false };
    const answer = await network.execute(params, variables, { force: true, metadata }).toPromise();
    // A document without `@defer` has one payload, with data or with errors.
    return (answer as GraphQLSingularResponse | undefined)?.data;
  }

  const mayRead = (): Promise<void> => lease.check().catch(wipeAfter);

  /**
   * Deletes what may not be read any more. Whoever comes back with a line is answered in a moment,
   * and keeps it.
   */
  async function wipeAfter(refusal: unknown): Promise<never> {
    if (refusal instanceof Refusal) {
      if (!world.online.get()) await wipe();
      else wiping ??= world.clock.setTimeout(() => void wipeIfOver(), answeredWithinMs);
    }
    throw refusal;
  }

  async function wipeIfOver(): Promise<void> {
    wiping = undefined;
    const over = await lease.check().then(
      () => false,
      (error: unknown) => error instanceof Refusal,
    );
    if (over) await wipe();
  }

  let wiping: unknown;
  /** Projects were deleted, here or by a page before, and come back when the server answers. */
  let mayBeCleared = true;
  let othersOffered = false;

  /**
   * Rows and pictures: they are not encrypted, and the service worker shows pictures without
   * checking the time limit. What cannot be deleted now is at the next look at it.
   */
  async function wipe(): Promise<void> {
    pageRows.clear();
    await Promise.allSettled([offlineDownloads.lock(), copies.clear()]);
    mayBeCleared = true;
  }

  /** What the server has lost in projects without a copy, whose journals are not read. */
  async function offerOthers(): Promise<void> {
    if (othersOffered) return;
    othersOffered = true;
    try {
      const filled = new Set((await copies.all()).map(({ stored }) => stored.projectId));
      const { projects, offerAgain } = await sent();
      for (const projectId of await projects())
        if (!filled.has(projectId)) await offerAgain(projectId, null);
    } catch {
      othersOffered = false; // The server's next answer tries again.
    }
  }

  async function fillCleared(): Promise<void> {
    if (!mayBeCleared) return;
    mayBeCleared = false;
    for (const code of await database.takeCleared()) filling.wake(code);
  }

  void offerOthers();
  return {
    offlineDownloads,
    replicas: {
      ...replicas,
      pushed: filling.pushed,
      pendingSnags: createPendingSnags({
        userId,
        pageRows,
        clock: { now: world.clock.date },
        outbox: { ...outbox, pending: createPending(userId) },
        whole: {
          has: isWhole,
          // Of what may not be read any more nothing is shown.
          answer: async (...asked) =>
            replicas.answerNow(...asked) ?? replicas.answer(...asked).catch(() => null),
        },
      }),
      took(request, variables, data) {
        // the answer to this mutation
        pageRows.took(request, variables, [{ data: data as PayloadData }]);
        return takeSetUp(copies, normalise(request, variables, data));
      },
    },
    async answer(_request, variables, document) {
      const answer = await replicas.lastAnswer(await document, variables);
      if (answer !== null) pageRows.took(await document, variables, answer.payloads);
      // It may have been deleted for that, or is in a format that this build cannot read.
      if (answer === null) await lease.checkIfKnown().catch(wipeAfter);
      if (
        answer === null &&
        typeof variables['code'] === 'string' &&
        (await copies.unreadable(variables['code'])) !== null
      )
        throw new Refusal('COPY_UNREADABLE', deviceSentenceOf('COPY_UNREADABLE'), {
          retryable: true,
        });
      return answer;
    },
    mayRead,
    keep(params, variables, answer, document) {
      kept.keep(params, variables, answer);
      if (document !== null) pageRows.took(document, variables, answer.payloads);
    },
    open(code) {
      // If there is no room to store it, the project counts as opened earlier.
      database.opened(code, world.clock.date()).catch(() => undefined);
      filling.wake(code);
    },
    confirmed(event, { request: { node, variables } }, data) {
      // The answer to this mutation, with its photo, is not held for nothing.
      if (!isWhole(event.projectId))
        pageRows.took(node, variables, [{ data: data as PayloadData }], event);
      return takeConfirmed(copies, event.projectCode, confirmedEntry(node, variables, data));
    },
    contact() {
      lease.contact();
      fillCleared().catch(() => undefined); // They are filled when they are opened.
      void offerOthers();
      filling.heard();
      offlineDownloads.wake();
    },
    close() {
      world.clock.clearTimeout(wiping);
      replicas.close();
      stopTelling();
      tabs.stop();
      channel?.close();
      filling.close();
      offlineDownloads.close();
      database.close();
    },
  };
}

/** Deletes all data of a person, except for the outbox. */
export async function destroyDevice(
  world: Pick<World, 'databaseName'>,
  userId: string,
): Promise<void> {
  // In parallel, because a database that another tab has open is deleted only when that tab closes
  // it.
  const ends = await Promise.allSettled([
    openRowsDatabase(rowsDatabaseOf(world, userId)).destroy(),
    openPicturesDatabase(picturesDatabaseOf(world.databaseName), userId).destroy(),
  ]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
