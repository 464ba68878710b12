import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import SnagDetailScreenQuery from '../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagListScreenQuery from '../../__generated__/relay/SnagListScreenQuery.graphql';
import { createAnswers } from '../../src/sync/answers/createAnswers';
import { completeCopies, createCopies } from '../../src/sync/rows/copies';
import { realClock } from '../../src/device/world';
import { createSteps } from '../../src/sync/rows/copySteps';
import type { Row } from '../../src/sync/rows/row';
import {
  oldestFormat,
  openRowsDatabase,
  rowsFormat,
  type RowsDatabase,
} from '../../src/sync/rows/rowsDatabase';
import { askAs, nothingWaits } from '../support/deviceCopy';
import { openSite } from '../support/site';
import type { StoredCopy } from '../../src/sync/databases';

interface Dump {
  readonly userId: string;
  readonly copies: readonly [string, StoredCopy][];
  readonly chunks: readonly [[string, number], readonly Row[]][];
  readonly details: readonly [[string, string], unknown][];
}

/** What a build of this format has left on a device: project SITE with two snags. */
const dumpOf = (format: number): Dump =>
  // written by that build
  JSON.parse(readFileSync(`${__dirname}/rowsFormats/${format}.json`, 'utf8')) as Dump;

let disks = 0;
/** A device with that on its disk, changed as the test says. */
async function device(
  format: number,
  { copy = (each: StoredCopy): StoredCopy => each, row = (each: Row): Row => each } = {},
) {
  disks += 1;
  const name = `format-${disks}`;
  const made = openRowsDatabase(name);
  await made.copies();
  made.close();
  const raw = await openDB(name);
  const dump = dumpOf(format);
  for (const [, value] of dump.copies) await raw.put('copies', copy(value));
  for (const [key, rows] of dump.chunks) await raw.put('chunks', rows.map(row), key);
  for (const [key, value] of dump.details) await raw.put('details', value, key);
  raw.close();
  return { name, userId: dump.userId };
}

/** What the screens of this build are answered there. */
function reading(database: RowsDatabase, userId: string) {
  const answers = createAnswers({
    device: completeCopies(createCopies(database), userId),
    clock: Date,
    outbox: nothingWaits,
  });
  return async (request: ConcreteRequest, variables: Variables): Promise<string> =>
    JSON.stringify(
      (await answers.answer(request, { code: 'SITE', ...variables }))?.response.data ?? null,
    );
}
const list: Variables = {
  filter: {},
  sort: 'NUMBER',
  first: 50,
  near: null,
  from: null,
  around: null,
};
const snag: Variables = { number: 1, id: '', byId: false };

const formats = Array.from(
  { length: rowsFormat - oldestFormat + 1 },
  (_, index) => oldestFormat + index,
);
test.each(formats)(
  'a build that starts first without a line shows what a build of format %i has kept',
  async (format) => {
    const { name, userId } = await device(format);
    const read = reading(openRowsDatabase(name), userId);
    expect(await read(SnagListScreenQuery, list)).toMatch(
      /Loose handle.*Cracked tile|Cracked tile.*Loose handle/,
    );
    expect(await read(SnagDetailScreenQuery, snag)).toContain('Beside the door');
  },
);

describe('a copy', () => {
  const stored = async (database: RowsDatabase): Promise<StoredCopy | undefined> =>
    (await database.copies())[0];

  test('in an unreadable format is not shown, and is filled again when the server answers; one of a newer build is left alone', async () => {
    const site = await openSite();
    try {
      for (const [format, end] of [
        [oldestFormat - 1, 'filled'],
        [rowsFormat + 1, 'left'],
      ] as const) {
        const { name, userId } = await device(rowsFormat, {
          copy: (each) => ({ ...each, format, projectId: site.projectId }),
        });
        const database = openRowsDatabase(name);
        const copies = createCopies(database);
        expect(await reading(database, userId)(SnagListScreenQuery, list)).toBe('null');
        expect([await copies.unreadable('site'), await stored(database)]).toEqual([
          format < rowsFormat ? 'OLDER' : 'NEWER',
          expect.objectContaining({ format }),
        ]);
        const { step } = createSteps({
          copies,
          ask: askAs(site, 'inspector'),
          clock: realClock,
          random: () => 0,
          onGone: () => Promise.resolve(),
          onErased: () => Promise.resolve(),
          onRead: () => Promise.resolve(),
        });
        while ((await step('SITE')) !== 'upToDate');
        expect(await stored(database)).toMatchObject(
          end === 'left' ? { format } : { format: rowsFormat, freshAt: expect.any(Number) },
        );
      }
    } finally {
      await site.close();
    }
  });
});
