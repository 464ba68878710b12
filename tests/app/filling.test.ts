import { createCopies, type Copies, type Copy } from '../../src/sync/rows/copies';
import { createFilling } from '../../src/sync/rows/filling';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';
import { createDevice } from '../support/device';
import { askAs } from '../support/deviceCopy';
import { openSite } from '../support/site';
import { settled, until } from './support/until';

/** A tab of somebody with copies of two projects, and a server that has taken them out of these. */
function openTab({ online = true, reached = (): boolean => true } = {}) {
  const tab = createDevice().tab();
  tab.online(online);
  const asked: string[] = [];
  const gone: string[] = [];
  const kept = new Map(
    ['EDEN', 'OAK'].map((code) => [
      code,
      { projectId: `project_${code}`, stored: { code, cursor: 'c', filling: null } } as Copy,
    ]),
  ); // as far as it is used
  // As far as it is used.
  const copies = {
    all: async () => [...kept.values()],
    byCode: async (code: string) => kept.get(code) ?? null,
    unreadable: async () => Promise.resolve(null),
    drop: async (id: string) => void kept.delete(id.slice(8)),
  } as unknown as Copies;
  const filling = createFilling({
    name: 'rows',
    copies,
    world: tab.world,
    busy: () => false,
    async ask(_request, { code }) {
      asked.push(String(code));
      if (!online || !reached()) throw new TypeError('Failed to fetch');
      return { project: null };
    },
    onGone: async ({ projectId, code }) => void gone.push(projectId ?? code),
    onErased: () => Promise.resolve(),
  });
  return {
    ...tab,
    filling,
    asked,
    gone,
    kept,
    line(is: boolean) {
      online = is;
      tab.online(is);
    },
    /** What was begun has ended, pauses between requests too. */
    async passes() {
      for (let turn = 0; turn < 10; turn += 1) {
        await settled();
        tab.advance(0);
      }
    },
  };
}

const all = ['project_EDEN', 'project_OAK'];

test('at a start every copy is asked for once, so that nothing of a project stays to which somebody does not belong any more', async () => {
  const tab = openTab();
  await tab.passes();
  expect(tab.asked).toEqual(['EDEN', 'OAK']);
  expect(tab.gone).toEqual(all);
});

test('every copy is asked for also when the line is back', async () => {
  const tab = openTab({ online: false });
  await tab.passes();
  expect(tab.gone).toEqual([]);
  tab.line(true);
  await tab.passes();
  expect(tab.gone).toEqual(expect.arrayContaining(all));
});

test('after failures every copy is asked for as soon as the server answers anything, though the browser does not say that the line is back', async () => {
  let reached = false;
  const tab = openTab({ reached: () => reached });
  await tab.passes();
  for (const ms of [5_000, 10_000, 20_000, 40_000]) {
    tab.advance(ms);
    await tab.passes();
  }
  const before = tab.asked.length;
  // Right after a failure the next try waits all the same: the server may fail at this alone.
  tab.filling.heard();
  await tab.passes();
  expect(tab.asked).toHaveLength(before);
  reached = true;
  tab.advance(5_000);
  tab.filling.heard();
  await tab.passes();
  expect(tab.gone).toEqual(expect.arrayContaining(all));
});

test('a project that is opened and is not shared any more, of which there is no copy, is gone too', async () => {
  const tab = openTab();
  await tab.passes();
  tab.filling.wake('ASH');
  await tab.passes();
  expect(tab.gone).toEqual([...all, 'ASH']);
});

test('a copy that made room for new work while the line was away is not made again until the project is opened', async () => {
  const tab = openTab({ online: false });
  await tab.passes();
  tab.kept.clear();
  tab.asked.length = 0;
  tab.line(true);
  await tab.passes();
  expect(tab.asked).toEqual([]);
  tab.filling.wake('OAK');
  await tab.passes();
  expect(tab.asked).toEqual(['OAK']);
});

test('a copy of a project that was opened without a line, and then made room, is not made again by itself', async () => {
  const tab = openTab({ online: false });
  await tab.passes();
  tab.filling.wake('EDEN');
  await tab.passes();
  tab.kept.clear();
  tab.asked.length = 0;
  tab.line(true);
  await tab.passes();
  expect(tab.asked).toEqual([]);
});

test('a copy that makes room for new work while it is filled is not begun again until the project is opened', async () => {
  const site = await openSite();
  try {
    const tab = createDevice().tab();
    const copies = createCopies(openRowsDatabase(`filling-${Date.now()}`));
    const asked: string[] = [];
    const filling = createFilling({
      name: 'rows',
      copies,
      world: tab.world,
      busy: () => false,
      async ask(request, variables) {
        asked.push(request.operation.name);
        const answer = await askAs(site, 'inspector')(request, variables);
        if (asked.length === 2) await copies.drop(site.projectId);
        return answer;
      },
      onGone: () => Promise.resolve(),
      onErased: () => Promise.resolve(),
    });
    /** Until that many requests were made, pauses between them left out. */
    const passes = (requests: number): Promise<void> =>
      until(() => (tab.advance(0), asked.length >= requests));
    filling.wake('SITE');
    await passes(2);
    filling.wake('OAK');
    await passes(3);
    expect([asked[2], await copies.byCode('SITE')]).toEqual(['fillSetUpQuery', null]);
    filling.wake('SITE');
    await passes(5);
    expect(asked.slice(3, 5)).toEqual(['fillSetUpQuery', 'fillSnagsQuery']);
    filling.close();
  } finally {
    await site.close();
  }
});

test('what has to be read again after a person was erased is read at its time by the tab that is open, and by no tab that was closed', async () => {
  const site = await openSite();
  try {
    const tab = createDevice().tab();
    const copies = createCopies(openRowsDatabase(`filling-${Date.now()}`));
    const asked: string[] = [];
    const open = () =>
      createFilling({
        name: 'rows',
        copies,
        world: { ...tab.world, random: () => 0.5 },
        busy: () => false,
        ask: (request, variables) => (
          asked.push(request.operation.name),
          askAs(site, 'inspector')(request, variables)
        ),
        onGone: () => Promise.resolve(),
        onErased: () => Promise.resolve(),
      });
    const stored = async () => (await copies.byCode('SITE'))?.stored;
    /** Until the copy is like that, pauses between requests left out. */
    const passes = async (
      is: (copy: Awaited<ReturnType<typeof stored>>) => boolean,
    ): Promise<void> => {
      for (let turn = 0; !is(await stored()); turn += 1) {
        if (turn > 500) throw new Error(`Not so: ${JSON.stringify(await stored())}`);
        tab.advance(0);
        await settled();
      }
    };
    const first = open();
    first.wake('SITE');
    await passes((copy) => copy?.freshAt !== undefined && copy.freshAt !== null);
    await site.ask(
      'admin',
      'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
      { input: { userId: site.people.inspector2.userId } },
    );
    asked.length = 0;
    first.wake('SITE');
    await passes((copy) => copy?.filling?.notBefore !== undefined);
    await settled();
    first.close();
    tab.advance(149_000);
    await settled();
    expect(asked).not.toContain('fillSnagsQuery');

    const second = open();
    second.wake('SITE');
    await until(
      () => (tab.advance(0), asked.filter((name) => name === 'fillJournalQuery').length > 1),
    );
    await settled();
    expect(asked).not.toContain('fillSnagsQuery');
    tab.advance(1_000);
    await passes((copy) => copy?.filling === null);
    expect(asked).toContain('fillSnagsQuery');
    second.close();
  } finally {
    await site.close();
  }
});
