import type { Environment } from 'relay-runtime';
import type { Connection } from '../../network/index';
import { createEnvironment } from './environment';
import { createJournal, type Journal } from '../sync/journal/createJournal';
import { CodeNotLoaded } from '../app/loading/lazyScreen';
import { lateCode } from '../device/importWithRetry';
import { createLine, type Line } from '../sync/line';
import type { Machine } from './offlineEngine';
import { createDraft, type Draft, type DraftShelf } from '../sync/outbox/draft';
import { createEntryList } from '../sync/outbox/entryList';
import { createLateOutbox, type LateOutbox } from '../sync/outbox/outboxLoadedLater';
import { createNotices, type Notices } from '../sync/outbox/notices';
import type { Reports } from './reports/createReports';
import { loadPreparePhoto } from '../photos/loadPreparePhoto';
import { createLocalPictures, type LocalPictures } from '../photos/localPictures';
import type { Session } from '../session/createSession';
import type { Person } from '../session/state';
import { createValue, type MutableValue } from '../device/observable';
import type { World } from '../device/world';

/** All that belongs to one person on this page, or to nobody. It is thrown away as a whole when the person changes. */
export interface Scope {
  readonly person: Person | null;
  readonly environment: Environment;
  readonly connection: Connection;
  readonly line: Line;
  readonly journal: Journal;
  /** Null for nobody. */
  readonly outbox: LateOutbox | null;
  readonly pictures: LocalPictures;
  readonly notices: Notices;
  readonly reports: Reports;
  /** The snag that was raised last on this page, by its id. */
  readonly lastRaised: MutableValue<string | null>;
  draftOf(projectCode: string): Draft;
  close(): void;
}

export function createScope(world: World, session: Session, person: Person | null, reports: Reports): Scope {
  const notices = createNotices();
  const entries = createEntryList();
  const drafts = new Map<string, Draft>();
  let running: Machine | undefined;
  let closed = false;

  const { environment, connection, close } = createEnvironment(world, session, (event) => {
    reports.network(event);
    line.watch(event);
    if (event.type !== 'end') return;
    if (event.operationKind === 'query') journal.answers.came({ askedAt: event.at - event.durationMs });
    if (event.outcome !== 'ok') return;
    // What was sent says nothing of what others did.
    if (event.operationKind === 'query') line.fresh();
    begin();
  });
  const line = createLine(connection, person && entries, world);
  const machine = again(async () => {
    const { startMachine } = await loadMachine();
    if (closed || person === null) throw new Error('Nobody is here');
    running = startMachine({
      environment,
      world,
      person,
      journal,
      entries,
      maySend: isHere,
      onNotice: ({ eventId, snagId }, message) => notices.add({ id: eventId, snagId, message }),
      onFresh: line.fresh,
      onPhotoRendered: (photoId) => pictures.release(photoId),
    });
    return running;
  });
  const journal = createJournal(environment, world, async () => (await machine()).follow);
  const pictures = createLocalPictures(
    async (photoId) => {
      const facts = [...entries.all().map(({ photo }) => photo), ...[...drafts.values()].flatMap((draft) => draft.get().photos)];
      const mime = facts.find((photo) => photo?.photoId === photoId)?.mime;
      const bytes = await (await machine()).shelf.bytes(photoId);
      return bytes === null || mime === undefined ? null : { bytes, mime };
    },
    async ({ bytes, mime }) => (await loadPreparePhoto()).smallPicture(bytes, mime),
  );
  const draftShelf: DraftShelf = {
    draft: async (projectCode) => (await machine()).shelf.draft(projectCode),
    changeDraft: async (...change) => (await machine()).shelf.changeDraft(...change),
  };

  /** Nobody's events go out in another person's name. */
  function isHere(): boolean {
    const state = session.get();
    return !closed && state.kind === 'signedIn' && state.user.id === person?.id;
  }

  function begin(): void {
    if (isHere() && running === undefined) machine().catch(() => undefined); // The next occasion asks for it again.
  }

  function wake(): void {
    if (isHere()) running?.outbox.wake();
    begin();
  }

  let wasLive = false;
  const timer = world.clock.setTimeout(begin, latestStartMs);
  const stops = [
    session.subscribe(wake),
    world.online.subscribe(wake),
    connection.subscribe(() => {
      const live = connection.get().kind === 'live';
      if (live && !wasLive) {
        wake();
        // A photo is often taken where nothing can be loaded any more.
        loadPreparePhoto().catch(() => undefined);
      }
      wasLive = live;
    }),
  ];

  return {
    person,
    environment,
    connection,
    line,
    journal,
    outbox: person && createLateOutbox(entries, async () => (await machine()).outbox),
    pictures,
    notices,
    reports,
    lastRaised: createValue<string | null>(null),
    draftOf(projectCode) {
      const draft = drafts.get(projectCode) ?? createDraft(draftShelf, projectCode, pictures, world.clock);
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
      line.close();
      close();
    },
  };
}

/** What works behind the screens begins at the first answer, and without one so much after the start, in ms. */
const latestStartMs = 1_000;

const loadMachine = lateCode(() => import('./offlineEngine'));

/** Loads once, and again after a failure. */
function again<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new CodeNotLoaded(cause);
    });
    return loading;
  };
}
