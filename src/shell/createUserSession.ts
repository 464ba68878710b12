import type { Environment } from 'relay-runtime';
import type { UserSession } from '../app/context';
import { createEnvironment, loadLive } from './environment';
import { createJournal } from '../sync/journal/journal';
import { CodeNotLoaded } from '../app/loading/lazyScreen';
import type { AppVersion } from '../device/appVersion';
import { importWithRetry } from '../device/importWithRetry';
import { createDeferredDevice } from '../sync/rows/deferredDevice';
import type { Replicas } from '../sync/rows/liveProjects';
import { DeviceEnvironment } from '../sync/rows/deviceEnvironment';
import { createLastContact, createReachability, isGone } from '../sync/reachability';
import type { OfflineEngine } from './offlineEngine';
import type { Draft, DraftStorage } from '../sync/outbox/draft';
import { createEntries, type EntryList, type OutboxEntry } from '../sync/outbox/entry';
import type { DeferredOutbox, Outbox } from '../sync/outbox/createOutbox';
import type { Outcome } from '../sync/outbox/outcomes';
import type { NetworkEvent } from '../../network/index';
import type { Reports } from '../reports/createReports';
import { createLocalPictures, loadPreparePhoto } from '../photos/localPictures';
import type { Session } from '../session/createSession';
import type { Person, SessionState } from '../session/state';
import { createValue } from '../device/observable';
import { readInTime } from '../device/readInTime';
import type { World } from '../device/world';
import type { StoredTaken } from '../sync/databases';

export function createUserSession(
  world: World,
  session: Session,
  person: Person | null,
  reports: Reports,
  version: AppVersion,
): UserSession {
  const outcomes = createValue<readonly Outcome[]>([]);
  const entries = createEntries();
  const taken = createValue<readonly StoredTaken[] | null>(null);
  const lastContact = person && createLastContact(world, person.id);
  const drafts = new Map<string, Draft>();
  /** The projects for which the device answers: their ids by code. */
  const liveProjects = createValue<ReadonlyMap<string, string>>(new Map());
  const lineListeners: (() => void)[] = [];
  let running: OfflineEngine | undefined;
  let closed = false;
  let painted = false;
  let resolvePainted = (): void => {};
  /** What works behind the screens waits for it, so that the first screen has the line to itself. */
  const firstScreen = new Promise<void>((resolve) => (resolvePainted = resolve));

  const device = createDeferredDevice({
    world,
    userId: person?.id ?? null,
    whenPainted: (run) => (painted ? run() : void firstScreen.then(run)),
    async load() {
      const { startDeviceEngine, destroyDevice } = await loadDeviceEngine();
      return {
        start() {
          if (person === null) throw new Error('Nobody is here');
          const started = startDeviceEngine({
            world,
            person,
            network: environment.getNetwork(),
            entries,
            entriesRead,
            line: { gone: lineGone, subscribe: reachability.subscribe },
            taken,
            sent: async () => (await engine()).sent,
            newlyWaiting: (projectId) => newlyWaitingIn(environment, projectId),
          });
          started.replicas.subscribe(answerOpen);
          const look = (): void => liveProjects.set(started.replicas.projects.get() ?? new Map());
          started.replicas.projects.subscribe(look);
          look();
          // What was entered before it has started.
          queueMicrotask(answerOpen);
          return started;
        },
        destroy: (userId) => destroyDevice(world, userId),
      };
    },
  });
  const onEvent = (event: NetworkEvent): void => {
    reports.network(event);
    if ('operation' in event && isFill(event.operation)) {
      if (event.type !== 'end' || event.outcome !== 'ok') return;
      reachability.onNetworkEvent(event);
      device.contact();
      lastContact?.made();
      if (event.operation === 'fillJournalQuery') reachability.markFresh();
      return;
    }
    reachability.onNetworkEvent(event);
    if (event.type !== 'end') return;
    // The server has another version: a newer one, or an older one that was restored.
    if (event.errors?.some(({ code }) => code === 'UNKNOWN_DOCUMENT') === true) version.check();
    if (event.outcome !== 'ok') return;
    device.contact();
    lastContact?.made();
    // Only a query's answer shows the state of the server.
    if (event.operationKind === 'query') reachability.markFresh();
    startEngine();
  };
  const { environment, connection, close } = createEnvironment(
    world,
    session,
    onEvent,
    person === null
      ? undefined
      : {
          source: device,
          lineGone,
          live: {
            projects: liveProjects,
            replicas: device.replicas,
            start: startReplicas,
            lineChanged: (listener) => void lineListeners.push(listener),
            served(response) {
              if (environment instanceof DeviceEnvironment) environment.served(response);
            },
            took,
          },
        },
  );
  const reachability = createReachability(connection, person && entries, world);
  let gone = lineGone();
  const stopLine = reachability.subscribe(() => {
    if (gone === lineGone()) return;
    gone = lineGone();
    for (const listener of lineListeners) listener();
  });
  const engine = loadOnce(async () => {
    // Loaded in parallel with the engine, which needs it to follow the project and requests it
    // again if this fails.
    loadLive().catch(() => undefined);
    const { startOfflineEngine } = await loadOfflineEngine();
    if (closed || person === null) throw new Error('Nobody is here');
    running = startOfflineEngine({
      environment,
      world,
      person,
      journal,
      entries,
      outcomes,
      maySend: isActive,
      mayRead: async () => (await device.engine()).mayRead(),
      confirmed: device.confirmed,
      live: {
        codeOf: liveCode,
        replicas: async () => (await device.engine()).replicas,
        wake: device.open,
        subscribe: liveProjects.subscribe,
      },
      onFresh() {
        reachability.markFresh();
        lastContact?.made();
      },
      onPhotoRendered: (photoId) => pictures.release(photoId),
    });
    return running;
  });
  const journal = createJournal(environment, world, async () => {
    await firstScreen;
    return (await engine()).follow;
  });
  const pictures = createLocalPictures(
    async (photoId) => (await engine()).photo(photoId),
    async ({ bytes, mime }) => (await loadPreparePhoto()).smallPicture(bytes, mime),
  );
  const draftStorage: DraftStorage = {
    draft: async (projectCode) => (await engine()).storage.draft(projectCode),
    changeDraft: async (...change) => (await engine()).storage.changeDraft(...change),
  };

  /** The code of a project for which the device answers; null if it does not. */
  function liveCode(projectId: string): string | null {
    for (const [code, id] of liveProjects.get()) if (id === projectId) return code;
    return null;
  }

  function lineGone(): boolean {
    return isGone(reachability.get());
  }

  function answerOpen(): void {
    if (environment instanceof DeviceEnvironment) environment.answerOpen();
  }

  function took(...answer: Parameters<Replicas['took']>): void {
    const replicas = device.replicas();
    if (replicas === null || replicas === 'unknown') return;
    replicas
      .took(...answer)
      .catch(() => undefined) // The journal brings it.
      .finally(answerOpen);
  }

  /** Waits a moment for what the device has. */
  async function startReplicas(): Promise<Replicas | null> {
    await readInTime(
      world.clock,
      device.engine().then(({ replicas }) => replicas.known()),
    );
    const replicas = device.replicas();
    return replicas === 'unknown' ? null : replicas;
  }

  async function entriesRead(): Promise<readonly OutboxEntry[]> {
    if (!entries.complete())
      await readInTime(
        world.clock,
        engine().then(({ outbox }) => outbox.loaded),
      );
    return entries.all();
  }

  /** Whether this person is still signed in; events are never sent in another person's name. */
  function isActive(): boolean {
    return !closed && isStill(session.get(), person);
  }

  function startEngine(): void {
    // The next event tries again.
    if (painted && isActive() && running === undefined) engine().catch(() => undefined);
  }

  function forget(userId: string | null): void {
    loadOfflineEngine()
      .then(({ forgetSent }) => forgetSent(world, userId))
      .catch(() => undefined); // If that fails, the next start does it.
  }

  function wake(): void {
    if (isActive()) running?.outbox.wake();
    startEngine();
  }
  function startBehind(): void {
    if (painted || closed) return;
    painted = true;
    resolvePainted();
    // A tab that was killed may have left behind what its person had sent.
    const left = session.left();
    if (person === null || left !== null) forget(left);
    startEngine();
  }
  let wasLive = false;
  let beenLive = false;
  let timer = world.clock.setTimeout(startBehind, latestStartMs);
  const stops = [
    stopLine,
    // Shows what is entered.
    entries.subscribe(() => {
      if (entries.all().length > 0) device.engine().catch(() => undefined);
    }),
    liveProjects.subscribe(answerOpen),
    session.subscribe(wake),
    world.online.subscribe(wake),
    connection.subscribe(() => {
      const live = connection.get().kind === 'live';
      if (live && !wasLive) {
        wake();
        // The connection was lost, perhaps because the server was updated.
        if (beenLive) version.check();
        beenLive = true;
        // Loaded now, because photos are often taken where there is no signal.
        loadPreparePhoto().catch(() => undefined);
      }
      wasLive = live;
    }),
  ];

  return {
    person,
    environment,
    connection,
    reachability,
    lastContact,
    journal,
    keepProject: device.open,
    offlineDownloads: person && {
      possible: world.worker !== null,
      taken,
      start: () => device.engine().then(() => undefined),
      estimate: async (...what) => (await device.engine()).offlineDownloads.estimate(...what),
      take: async (...project) => (await device.engine()).offlineDownloads.take(...project),
      remove: async (projectId) => (await device.engine()).offlineDownloads.remove(projectId),
    },
    outbox: person && deferredOutbox(entries, async () => (await engine()).outbox),
    entriesRead,
    sent: person && {
      count: async () => (await engine()).sent.count(),
      events: async () => (await engine()).sent.events(),
      hashes: async (projectId) => (await engine()).sent.hashes(projectId),
      bytes: async (photoId) => (await engine()).sent.bytes(photoId),
      subscribe(listener) {
        let stop = (): void => {};
        let left = false;
        engine().then(
          ({ sent }) => left || (stop = sent.subscribe(listener)),
          () => undefined,
        );
        return () => {
          left = true;
          stop();
        };
      },
    },
    pictures,
    outcomes,
    ages: createValue<ReadonlyMap<object, number | null>>(new Map()),
    askServer: (path, init) =>
      world.fetch(world.origin + path, { credentials: 'same-origin', redirect: 'error', ...init }),
    reports,
    version,
    lastRaised: createValue<string | null>(null),
    screenShown() {
      if (painted || closed) return;
      world.clock.clearTimeout(timer);
      timer = world.clock.setTimeout(startBehind, paintMs);
    },
    draftOf(projectCode, create) {
      const draft = drafts.get(projectCode) ?? create(draftStorage, projectCode, pictures, world);
      drafts.set(projectCode, draft);
      return draft;
    },
    close() {
      closed = true;
      world.clock.clearTimeout(timer);
      for (const stop of stops) stop();
      const state = session.get();
      const over = !isStill(state, person);
      // False if the server only does not know the session any more: after a restore it needs the
      // confirmed events.
      const left =
        over && ((state.kind === 'signedOut' && !state.ended) || session.left() === person?.id);
      device.close(over);
      journal.close();
      for (const draft of drafts.values()) draft.close();
      if (running !== undefined) running.close(left);
      else if (left && person !== null) forget(person.id);
      pictures.close();
      reachability.close();
      close();
    },
  };
}

/** What works behind the screens starts so long after the first screen is in the page, in ms. */
const paintMs = 50;
/** Without a screen it starts after this time, in ms. */
const latestStartMs = 3_000;

/**
 * Whether an operation only copies a project onto the device. Nobody waits for it, and no screen
 * shows its answer.
 */
const isFill = (operation: string): boolean => /^fill[A-Z]/.test(operation);
/**
 * How many snags newly wait for the person in a project, as the store has it from the server; 0 if
 * it does not.
 */
const newlyWaitingIn = (environment: Environment, projectId: string): number =>
  Number(environment.getStore().getSource().get(projectId)?.['newlyWaiting'] ?? 0);
/** Whether the session is this person's. */
const isStill = (state: SessionState, person: Person | null): boolean =>
  state.kind === 'signedIn' && state.user.id === person?.id;

const loadDeviceEngine = importWithRetry(() => import('../sync/rows/deviceEngine'));
const loadOfflineEngine = importWithRetry(() => import('./offlineEngine'));

function deferredOutbox(entries: EntryList, outbox: () => Promise<Outbox>): DeferredOutbox {
  return {
    entries,
    add: async (...content) => (await outbox()).add(...content),
    raiseDraft: async (...content) => (await outbox()).raiseDraft(...content),
    tryAgain: async (eventId) => (await outbox()).tryAgain(eventId),
    discard: async (eventId) => (await outbox()).discard(eventId),
    takeBack: async (eventId) => (await outbox()).takeBack(eventId),
    takeBackRaise: async (...raise) => (await outbox()).takeBackRaise(...raise),
    hold: async (eventIds, ms) => (await outbox()).hold(eventIds, ms),
    markRead: async (eventIds) => (await outbox()).markRead(eventIds),
    bytes: async (photoId) => (await outbox()).bytes(photoId),
  };
}

/** Loads once; after a failure the next call tries again. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new CodeNotLoaded(cause);
    });
    return loading;
  };
}
