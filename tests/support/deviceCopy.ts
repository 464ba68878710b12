import type { ConcreteRequest, Variables } from 'relay-runtime';
import documents from '../../__generated__/documents.json';
import type { AnsweredOutbox } from '../../src/sync/answers/createAnswers';
import { realClock, type World } from '../../src/device/world';
import { completeCopies, createCopies } from '../../src/sync/rows/copies';
import { createSteps, takeConfirmed } from '../../src/sync/rows/copySteps';
import { confirmedEntry, type Ask } from '../../src/sync/rows/read';
import type { DeviceRows, Erased, Gone, Row, SnagDetails } from '../../src/sync/rows/row';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';
import type { PersonKey, Site } from './site';
import type { StoredCopy } from '../../src/sync/databases';

/** Asks the real server as this person. */
export const askAs =
  (site: Site, person: PersonKey): Ask =>
  (request, variables) => {
    const texts: Readonly<Record<string, string>> = documents;
    // In one piece: what is deferred has the same data.
    const text = texts[request.params.id ?? '']?.replaceAll(/@defer\([^)]*\)/g, '') ?? '';
    return site.ask(person, text, variables);
  };

/**
 * The copy of one project on a device of its own, filled and brought up to date as the app does it.
 */
export interface DeviceCopy {
  readonly device: DeviceRows;
  readonly stored: StoredCopy;
  readonly rows: ReadonlyMap<string, Row>;
  readonly details: ReadonlyMap<string, SnagDetails>;
  /** Reads the journal from where it stood; answers how many entries there were. */
  catchUp(): Promise<number>;
  /** Sends an event's mutation from this device. `late`: the answer comes once more, long after. */
  send(mutation: ConcreteRequest, input: Variables): Promise<{ late(): Promise<void> }>;
}

/** The outbox of somebody who has done nothing. */
export const nothingWaits: AnsweredOutbox = {
  entries: () => Promise.resolve([]),
  pending: () => Promise.reject(new Error('Nothing waits')),
};

let copiesMade = 0;

interface FillOptions {
  code?: string;
  /** Runs before each request of the filling, with the name of its document. */
  beforeAsk?: (document: string) => Promise<void>;
  /** Is told what was kept and has gone. */
  onGone?: (gone: Gone) => Promise<void>;
  /** Is told what was erased. */
  onErased?: (erased: readonly Erased[]) => Promise<void>;
  /** @default the real one */
  clock?: Pick<World['clock'], 'now' | 'date'>;
  /** @default always 0, so that nothing waits for a random time */
  random?: () => number;
}

export async function fillCopy(
  site: Site,
  person: PersonKey,
  {
    code = 'SITE',
    beforeAsk = () => Promise.resolve(),
    onGone = () => Promise.resolve(),
    onErased = () => Promise.resolve(),
    clock = realClock,
    random = () => 0,
  }: FillOptions = {},
): Promise<DeviceCopy> {
  copiesMade += 1;
  const database = openRowsDatabase(`copy-${copiesMade}`);
  const copies = createCopies(database);
  let entries = 0;
  const ask = async (request: ConcreteRequest, variables: object): Promise<unknown> => {
    await beforeAsk(request.operation.name);
    const data = (await askAs(site, person)(request, variables)) as {
      readonly project?: { readonly journal?: { readonly entries: readonly unknown[] } };
    }; // as far as it is read here
    entries += data.project?.journal?.entries.length ?? 0;
    return data;
  };
  const { step } = createSteps({
    copies,
    ask,
    clock,
    random,
    onGone,
    onErased,
    onRead: () => Promise.resolve(),
  });
  const whole = async () => {
    const copy = await copies.byCode(code);
    const found = copy && (await database.read(copy.projectId, 0));
    if (!copy || !found) throw new Error('The project is not shared with the person.');
    const details = await Promise.all(
      copy.snagIds.map(async (id) => [id, await copy.details(id)] as const),
    );
    return {
      stored: found.copy,
      rows: new Map([...found.chunks.values()].flat().map((row) => [row.id, row])),
      details: new Map(details.flatMap(([id, each]) => (each === null ? [] : [[id, each]]))),
    };
  };
  const filled = async () => {
    let result;
    do result = await step(code);
    while (result === 'more' || result === 'refill');
    return whole();
  };
  let now = await filled();
  return {
    device: completeCopies(copies, site.people[person].userId),
    get stored() {
      return now.stored;
    },
    get rows() {
      return now.rows;
    },
    get details() {
      return now.details;
    },
    async catchUp() {
      entries = 0;
      now = await filled();
      return entries;
    },
    async send(mutation, input) {
      const variables = { input };
      const data = await askAs(site, person)(mutation, variables);
      const late = async (): Promise<void> => {
        await takeConfirmed(copies, code, confirmedEntry(mutation, variables, data));
        now = await whole();
      };
      await late();
      return { late };
    },
  };
}
