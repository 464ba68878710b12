import { type Copies, type Copy } from '../../src/sync/rows/copies';
import { createFilling } from '../../src/sync/rows/filling';
import { createDevice } from '../support/device';
import { settled } from './support/until';

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
    onRead: () => Promise.resolve(),
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

test('every copy is asked for once at the start, so that projects a person has left are deleted', async () => {
  const tab = openTab();
  await tab.passes();
  expect(tab.asked).toEqual(['EDEN', 'OAK']);
  expect(tab.gone).toEqual(all);
});

test('after failures every copy is asked for as soon as the server answers anything, with no online event', async () => {
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
