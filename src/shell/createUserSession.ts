import type { UserSession } from '../app/context';
import { createEnvironment } from './environment';
import { createJournal } from '../sync/journal/createJournal';
import { CodeNotLoaded } from '../app/loading/lazyScreen';
import { importWithRetry } from '../device/importWithRetry';
import { createReachability } from '../sync/reachability';
import type { OfflineEngine } from './offlineEngine';
import { createDraft, type Draft, type DraftStorage } from '../sync/outbox/draft';
import { createEntryList } from '../sync/outbox/entryList';
import { createDeferredOutbox } from '../sync/outbox/deferredOutbox';
import { createNotices } from '../sync/outbox/notices';
import type { Reports } from '../reports/createReports';
import { loadPreparePhoto } from '../photos/loadPreparePhoto';
import { createLocalPictures } from '../photos/localPictures';
import type { Session } from '../session/createSession';
import type { Person } from '../session/state';
import { createValue } from '../device/observable';
import type { World } from '../device/world';

export function createUserSession(world: World, session: Session, person: Person | null, reports: Reports): UserSession {
  const notices = createNotices();
  const entries = createEntryList();
  const drafts = new Map<string, Draft>();
  let running: OfflineEngine | undefined;
  let closed = false;

  const { environment, connection, close } = createEnvironment(world, session, (event) => {
    reports.network(event);
    reachability.onNetworkEvent(event);
    if (event.type !== 'end') return;
    if (event.operationKind === 'query') journal.answers.received({ askedAt: event.at - event.durationMs });
    if (event.outcome !== 'ok') return;
    // Only a query's answer shows the state of the server.
    if (event.operationKind === 'query') reachability.markFresh();
    startEngine();
  });
  const reachability = createReachability(connection, person && entries, world);
  const engine = loadOnce(async () => {
    const { startOfflineEngine } = await loadOfflineEngine();
    if (closed || person === null) throw new Error('Nobody is here');
    running = startOfflineEngine({
      environment,
      world,
      person,
      journal,
      entries,
      maySend: isActive,
      onNotice: ({ eventId, snagId }, message) => notices.add({ id: eventId, snagId, message }),
      onFresh: reachability.markFresh,
      onPhotoRendered: (photoId) => pictures.release(photoId),
    });
    return running;
  });
  const journal = createJournal(environment, world, async () => (await engine()).follow);
  const pictures = createLocalPictures(
    async (photoId) => {
      const facts = [...entries.all().map(({ photo }) => photo), ...[...drafts.values()].flatMap((draft) => draft.get().photos)];
      const mime = facts.find((photo) => photo?.photoId === photoId)?.mime;
      const bytes = await (await engine()).storage.bytes(photoId);
      return bytes === null || mime === undefined ? null : { bytes, mime };
    },
    async ({ bytes, mime }) => (await loadPreparePhoto()).smallPicture(bytes, mime),
  );
  const draftStorage: DraftStorage = {
    draft: async (projectCode) => (await engine()).storage.draft(projectCode),
    changeDraft: async (...change) => (await engine()).storage.changeDraft(...change),
  };

  /** Whether this person is still signed in; events are never sent in another person's name. */
  function isActive(): boolean {
    const state = session.get();
    return !closed && state.kind === 'signedIn' && state.user.id === person?.id;
  }

  function startEngine(): void {
    if (isActive() && running === undefined) engine().catch(() => undefined); // Tried again at the next event.
  }

  function wake(): void {
    if (isActive()) running?.outbox.wake();
    startEngine();
  }

  let wasLive = false;
  const timer = world.clock.setTimeout(startEngine, latestStartMs);
  const stops = [
    session.subscribe(wake),
    world.online.subscribe(wake),
    connection.subscribe(() => {
      const live = connection.get().kind === 'live';
      if (live && !wasLive) {
        wake();
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
    journal,
    outbox: person && createDeferredOutbox(entries, async () => (await engine()).outbox),
    pictures,
    notices,
    reports,
    lastRaised: createValue<string | null>(null),
    draftOf(projectCode) {
      const draft = drafts.get(projectCode) ?? createDraft(draftStorage, projectCode, pictures, world.clock);
      drafts.set(projectCode, draft);
      return draft;
    },
    close() {
      closed = true;
      world.clock.clearTimeout(timer);
      for (const stop of stops) stop();
      journal.close();
      for (const draft of drafts.values()) draft.close();
      running?.close();
      pictures.close();
      reachability.close();
      close();
    },
  };
}

/** The offline engine starts at the first answer of the server, and without one after this time, in ms. */
const latestStartMs = 1_000;

const loadOfflineEngine = importWithRetry(() => import('./offlineEngine'));

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
