import { createValue, type Value } from '../../../src/device/observable';
import { newId } from '../../../src/domain/ids';
import {
  createOutbox,
  type Outbox,
  type OutboxOptions,
} from '../../../src/sync/outbox/createOutbox';
import { openDatabase } from '../../../src/sync/outbox/database';
import {
  isKnown,
  type EntryList,
  type EventKind,
  type NewEvent,
} from '../../../src/sync/outbox/entry';
import { createEntryList } from '../../../src/sync/outbox/entryList';
import type { NewPhoto, PhotoFacts } from '../../../src/domain/photo';
import { createOutboxStorage, type OutboxStorage } from '../../../src/sync/outbox/outboxStorage';
import type { Outcome } from '../../../src/sync/outbox/outcomes';
import { createReceipts } from '../../../src/sync/outbox/receipts';
import { sha256Hex } from '../../../src/photos/photoWork';
import type { Device, Tab } from '../../support/device';
import type { SiteServer } from './siteServer';

export const ada = 'user_ada';

export interface OpenedOutbox {
  readonly outbox: Outbox;
  readonly entries: EntryList;
  readonly tab: Tab;
  readonly storage: OutboxStorage;
  /** Answers that another tab handed over. */
  readonly absorbed: string[];
  readonly outcomes: Value<readonly Outcome[]>;
  /** As when the tab is killed: what it was doing never ends. */
  kill(): void;
}

/** A tab of the device with the outbox of a person in it. */
export function openOutbox(
  device: Device,
  server: SiteServer,
  options: Partial<OutboxOptions> & {
    locks?: boolean;
    random?: () => number;
    wrapStorage?: (storage: OutboxStorage) => OutboxStorage;
  } = {},
): OpenedOutbox {
  const {
    locks = true,
    random = () => 0,
    wrapStorage = (each) => each,
    userId = ada,
    ...rest
  } = options;
  const tab = device.tab({ locks });
  const storage = wrapStorage(createOutboxStorage(openDatabase(device.databaseName), userId));
  const entries = createEntryList();
  const absorbed: string[] = [];
  const outcomes = createValue<readonly Outcome[]>([]);
  let dead = false;
  const never = new Promise<never>(() => undefined);
  const outbox = createOutbox({
    userId,
    storage,
    entries,
    outcomes,
    world: { ...tab.world, random },
    deliver: async (...request) => {
      const answer = server.deliver(...request);
      await answer.catch(() => undefined);
      return dead ? never : answer;
    },
    receipts: createReceipts(`${device.databaseName}-receipts`, userId),
    knows: isKnown,
    absorb: (event) => void absorbed.push(event.eventId),
    prepare: async (bytes, facts) => ({
      bytes,
      facts: { ...facts, sha256: await sha256Hex(bytes), byteLength: bytes.byteLength },
    }),
    maySend: () => !dead,
    ...rest,
  });
  return {
    outbox,
    entries,
    tab,
    storage,
    absorbed,
    outcomes,
    kill() {
      dead = true;
      tab.kill();
    },
  };
}

export function event(kind: EventKind, snagId: string, more: Partial<NewEvent> = {}): NewEvent {
  return {
    eventId: newId('event'),
    kind,
    userId: ada,
    projectId: 'project_eden',
    projectCode: 'EDEN',
    snagId,
    occurredAt: Date.UTC(2026, 10, 20),
    seen: null,
    fields: {},
    ...more,
  };
}

export function photo(size = 1_000): NewPhoto {
  const bytes = new Uint8Array(size).fill(size % 251).buffer;
  const facts: PhotoFacts = {
    photoId: newId('photo'),
    name: 'IMG_1.jpg',
    mime: 'image/jpeg',
    byteLength: size,
    sha256: null,
    takenAt: 0,
    width: null,
    height: null,
  };
  return { facts, bytes };
}

/** A photo's event with its bytes. */
export function photoEvent(snagId: string, size?: number): { event: NewEvent; photo: NewPhoto } {
  const taken = photo(size);
  return {
    event: event('photo', snagId, { photo: taken.facts, fields: { kind: 'DEFECT' } }),
    photo: taken,
  };
}
