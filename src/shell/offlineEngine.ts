import type { Environment } from 'relay-runtime';
import { createDelivery } from '../app/events/delivery';
import { projectEntries } from '../app/events/projections';
import type { Follow, Journal } from '../sync/journal/createJournal';
import { followProject } from '../sync/journal/followProject';
import { createOutbox, type Outbox } from '../sync/outbox/createOutbox';
import { openDatabase } from '../sync/outbox/database';
import { isKnown, type StoredEvent } from '../sync/outbox/entry';
import type { MutableEntryList } from '../sync/outbox/entryList';
import { createOutboxStorage, type OutboxStorage } from '../sync/outbox/outboxStorage';
import { createReceipts, keepingReceipts } from '../sync/outbox/receipts';
import { loadPreparePhoto } from '../photos/loadPreparePhoto';
import type { Person } from '../session/state';
import type { World } from '../device/world';

export interface OfflineEngineOptions {
  readonly environment: Environment;
  readonly world: World;
  readonly person: Person;
  readonly journal: Pick<Journal, 'lists' | 'answers' | 'changes'>;
  readonly entries: MutableEntryList;
  readonly maySend: () => boolean;
  readonly onNotice: (event: StoredEvent, message: string) => void;
  /** Data of the server arrived. */
  readonly onFresh: () => void;
  readonly onPhotoRendered: (photoId: string) => void;
}

/** Stores events, sends them, projects them onto Relay's store, and follows the journal. Its code is loaded after the first screen. */
export interface OfflineEngine {
  readonly outbox: Outbox;
  readonly storage: OutboxStorage;
  readonly follow: Follow;
  close(): void;
}

export function startOfflineEngine({ environment, world, person, journal, entries, maySend, onNotice, onFresh, onPhotoRendered }: OfflineEngineOptions): OfflineEngine {
  const { lists, answers, changes } = journal;
  const database = openDatabase(world.databaseName);
  const storage = createOutboxStorage(database, person.id);
  const { deliver, absorb } = createDelivery(environment, journal, world.clock);
  const outbox = createOutbox({
    userId: person.id,
    storage,
    entries,
    world,
    deliver: keepingReceipts(deliver, createReceipts(`${world.databaseName}-receipts`), world.clock),
    absorb,
    knows: isKnown,
    prepare: async (bytes, facts) => (await loadPreparePhoto()).preparePhoto(bytes, facts),
    maySend,
    onNotice,
  });
  const projections = projectEntries(environment, entries, person, lists, world.clock.now);
  const onChange = (kind: string | null): void => {
    onFresh();
    changes.happened(kind);
  };
  return {
    outbox,
    storage,
    follow: (projectId, cursor) => followProject({ environment, world, lists, answers, onChange, onPhotoRendered }, projectId, cursor),
    close() {
      outbox.close();
      projections.close();
      database.close();
    },
  };
}
