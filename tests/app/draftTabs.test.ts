import type { PinnedSpot } from '../../src/domain/pin';
import { createDevice } from '../support/device';
import { openForm } from './support/openForm';
import { settled, until } from './support/until';

const spot: PinnedSpot = {
  planCode: 'A-1',
  pin: { revisionId: 'revision_1', x: 0.25, y: 0.5 },
  guessedId: null,
};

describe.each([
  ['on no plan', null],
  ['at one spot of a plan', spot],
])('two forms in two tabs, both %s', (_where, at) => {
  test('raise each the photos it shows, in whatever order they were taken', async () => {
    const device = createDevice();
    const one = await openForm(device, at);
    const other = await openForm(device, at);
    const first = await one.take();
    const second = await other.take();
    const third = await one.take();
    other.draft.setFields({ title: 'Cracked tile' });
    await settled();
    expect([one.shown(), other.shown()]).toEqual([[first, third], [second]]);
    expect(await one.raise()).toEqual([first, third]);
    expect(await other.raise()).toEqual([second]);
    expect(await one.storage.draft('EDEN')).toBeNull();
  });
});

test('a draft is not offered while it is in the form of another tab, and is when that was left or killed', async () => {
  const device = createDevice();
  const one = await openForm(device);
  const first = await one.take();
  const other = await openForm(device);
  expect([other.shown(), other.draft.get().aside ?? []]).toEqual([[], []]);
  other.draft.setFields({ title: 'Its own' });
  await other.draft.startAfresh();
  expect(other.draft.get().aside).toMatchObject([{ fields: { title: 'Its own' } }]);
  for (const own of other.draft.get().aside ?? []) await other.draft.deleteAside(own);
  expect(other.draft.get().aside ?? []).toEqual([]);

  one.draft.leave();
  await settled();
  other.draft.leave();
  other.draft.open(null);
  await until(() => other.draft.get().aside?.length === 1);
  for (const begun of other.draft.get().aside ?? []) await other.draft.resume(begun);
  const second = await other.take();
  other.kill();
  one.draft.open(null);
  await until(() => one.shown().length === 2);
  expect(await one.raise()).toEqual([first, second]);
});

test('where a browser has no locks, a form that shows other photos than are kept raises nothing and shows them', async () => {
  const device = createDevice();
  const one = await openForm(device, null, false);
  one.draft.setFields({ title: 'Cracked tile' });
  const first = await one.take();
  const other = await openForm(device, null, false);
  const second = await other.take();
  await expect(one.raise()).rejects.toThrow('changed in another tab');
  expect(one.shown()).toEqual([first, second]);
  expect(await one.raise()).toEqual([first, second]);

  await expect(other.raise()).rejects.toThrow('changed in another tab');
  expect(other.shown()).toEqual([]);
});
