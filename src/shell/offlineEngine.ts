import type { Environment } from 'relay-runtime';
import { photoMimeOf } from '../../rules/fileKinds';
import { keepBadge } from '../app/appBadge';
import { createDelivery } from '../app/events/kinds';
import type { Follow, Journal } from '../sync/journal/journal';
import { followProject, rowsFollower, screensFollower } from '../sync/journal/followProject';
import { renewTold } from '../app/useTellDevice';
import { createOutbox, type Outbox } from '../sync/outbox/createOutbox';
import { openDatabase } from '../sync/outbox/database';
import { isKnown, type SettableEntries } from '../sync/outbox/entry';
import { createEntryList } from '../sync/outbox/entryList';
import type { DeviceEngine } from '../sync/rows/deferredDevice';
import type { Replicas } from '../sync/rows/liveProjects';
import { createOfferAgain, type OfferAgain } from '../sync/outbox/offerAgain';
import { createOutboxStorage, type OutboxStorage } from '../sync/outbox/outboxStorage';
import type { Outcome } from '../sync/outbox/outcomes';
import { createReceipts, type Receipts, type Sent } from '../sync/outbox/receipts';
import { evictionStepsFor } from '../sync/evictionSteps';
import { loadPreparePhoto } from '../photos/localPictures';
import type { Person } from '../session/state';
import type { MutableValue } from '../device/observable';
import type { World } from '../device/world';

export interface OfflineEngineOptions {
  readonly environment: Environment;
  readonly world: World;
  readonly person: Person;
  readonly journal: Pick<Journal, 'changes' | 'cursorOf'>;
  readonly entries: SettableEntries;
  readonly outcomes: MutableValue<readonly Outcome[]>;
  readonly maySend: () => boolean;
  /** Rejects while the data kept on the device is locked. */
  readonly mayRead: () => Promise<void>;
  /** Puts the server's answer to an event into the device's copy. */
  readonly confirmed: DeviceEngine['confirmed'];
  readonly live: {
    /** Null: the device does not have the state of the project. */
    codeOf(projectId: string): string | null;
    replicas(): Promise<Replicas>;
    wake(code: string): void;
    /** Listeners run when it is for other projects that the device has the state. */
    subscribe(listener: () => void): () => void;
  };
  /** Data of the server arrived. */
  readonly onFresh: () => void;
  readonly onPhotoRendered: (photoId: string) => void;
}

/** Stores events, sends them, and follows the journal. Its code is loaded after the first screen. */
export interface OfflineEngine {
  readonly outbox: Outbox;
  readonly storage: OutboxStorage;
  /** What the server confirmed lately; empty while the data kept on the device is locked. */
  readonly sent: Sent &
    Pick<Receipts, 'dropProject' | 'dropTexts' | 'projects'> & { readonly offerAgain: OfferAgain };
  /**
   * A photo that was taken on this device, sent or not; null if the device does not have it any
   * more, or its type is not known.
   */
  photo(photoId: string): Promise<{ readonly bytes: ArrayBuffer; readonly mime: string } | null>;
  readonly follow: Follow;
  /** `left`: the session was ended on purpose, so what the server confirmed is deleted. */
  close(left: boolean): void;
}

/** How often data that is too old is deleted, in ms. */
const tidyEveryMs = 60 * 60_000;

export function startOfflineEngine({
  environment,
  world,
  person,
  journal,
  entries,
  outcomes,
  maySend,
  mayRead,
  confirmed,
  live,
  onFresh,
  onPhotoRendered,
}: OfflineEngineOptions): OfflineEngine {
  const { changes } = journal;
  const database = openDatabase(world.databaseName);
  const receipts = createReceipts(receiptsName(world), person.id);
  let tidying: unknown;
  const tidy = (): void => {
    receipts.tidy(world.clock.date()).catch(() => undefined);
    tidying = world.clock.setTimeout(tidy, tidyEveryMs);
  };
  tidy();
  const stopBadge = keepBadge(environment, world, person);
  // The next start tries again.
  renewTold(environment, person.id).catch(() => undefined);
  const isLocked = (): Promise<boolean> =>
    mayRead().then(
      () => false,
      () => true,
    );
  const storage = createOutboxStorage(
    database,
    person.id,
    evictionStepsFor(world, person.id, receipts),
  );
  const { deliver, absorb } = createDelivery(environment, world.clock, confirmed);
  const outbox = createOutbox({
    userId: person.id,
    storage,
    entries: createEntryList(entries),
    outcomes,
    world,
    deliver,
    receipts,
    absorb,
    knows: isKnown,
    prepare: async (bytes, facts) => (await loadPreparePhoto()).preparePhoto(bytes, facts),
    maySend,
  });
  const offerAgain = createOfferAgain({
    environment,
    clock: world.clock,
    receipts,
    storage,
    offered: outbox.changed,
  });
  // It finds what the server has lost of that since.
  receipts
    .count()
    .then((count) => (count > 0 ? live.replicas() : null))
    .catch(() => undefined);
  const onChange = (kind: string | null, snagId: string | null): void => {
    onFresh();
    changes.happened(kind, snagId);
    if (snagId !== null) outbox.happened(snagId);
  };
  const sent: OfflineEngine['sent'] = {
    ...receipts,
    offerAgain,
    count: async () => ((await isLocked()) ? 0 : receipts.count()),
    events: async () => ((await isLocked()) ? [] : receipts.events()),
    bytes: async (photoId) => ((await isLocked()) ? null : receipts.bytes(photoId)),
  };
  return {
    outbox,
    storage,
    sent,
    async photo(photoId) {
      const bytes = (await storage.bytes(photoId)) ?? (await sent.bytes(photoId));
      const mime = bytes && photoMimeOf(new Uint8Array(bytes));
      return bytes && mime && { bytes, mime };
    },
    follow(projectId, cursor) {
      const begin = (): (() => void) => {
        const code = live.codeOf(projectId);
        const network = environment.getNetwork();
        const follower =
          code === null
            ? screensFollower(() => journal.cursorOf(projectId) ?? cursor)
            : rowsFollower(network, live.replicas, live.wake, code);
        // Where the screens have yet to ask for the server's picture, this device's own stays.
        const rendered = code === null ? () => undefined : onPhotoRendered;
        return followProject(
          { network, world, follower, onChange, onPhotoRendered: rendered },
          projectId,
        );
      };
      let code = live.codeOf(projectId);
      let end = begin();
      const stop = live.subscribe(() => {
        if (live.codeOf(projectId) === code) return;
        code = live.codeOf(projectId);
        end();
        end = begin();
      });
      return () => {
        stop();
        end();
      };
    },
    close(left) {
      world.clock.clearTimeout(tidying);
      stopBadge();
      outbox.close();
      database.close();
      if (left) receipts.forget().catch(() => undefined); // If that fails, the next start does it.
    },
  };
}

/**
 * Deletes what the server confirmed, except for the hashes, of a person whose session was ended on
 * purpose; and of everybody what is too old.
 */
export async function forgetSent(world: World, userId: string | null): Promise<void> {
  const receipts = createReceipts(receiptsName(world), userId);
  if (userId !== null) await receipts.forget();
  await receipts.tidy(world.clock.date());
}

const receiptsName = ({ databaseName }: World): string => `${databaseName}-receipts`;
