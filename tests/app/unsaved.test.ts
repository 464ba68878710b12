import { createUnsaved, type Unsaved } from '../../src/session/unsaved';
import { openUnsaved } from '../../src/session/unsavedDatabase';
import { createDevice, type Device, type Tab } from '../support/device';
import { unsavedOn } from '../support/unsavedOn';
import { settled, until } from './support/until';

function openTab(device: Device, locks = true): { unsaved: Unsaved; tab: Tab } {
  const tab = device.tab({ locks });
  const database = openUnsaved(tab.world);
  return { tab, unsaved: createUnsaved(tab.world, () => Promise.resolve(database)) };
}

const half = { comment: 'Half a com' };
const onDisk = async (device: Device): Promise<void> => {
  for (let text = ''; text === ''; text = await unsavedOn(device)) await settled();
};

test.each([
  ['a killed app', true],
  ['a reload where a browser has no locks', false],
])(
  'what was typed survives %s, and is gone from the disk when it is saved',
  async (_what, locks) => {
    const device = createDevice();
    const first = openTab(device, locks);
    first.unsaved.set('ada', 'snag', half);
    await onDisk(device);
    first.tab.kill();
    const { unsaved } = openTab(device, locks);
    await until(() => unsaved.get('ada', 'snag') !== undefined);
    expect(unsaved.get('ada', 'snag')).toEqual(half);
    expect([unsaved.has('ada'), unsaved.has('ben')]).toEqual([true, false]);
    unsaved.set('ada', 'snag', undefined);
    await settled();
    expect(await unsavedOn(device)).toBe('');
  },
);

test('two tabs keep their own input, and what a closed one leaves goes to the other, field by field, unless that has newer', async () => {
  const device = createDevice();
  const one = openTab(device);
  const other = openTab(device);
  one.unsaved.set('ada', 'snag', half);
  one.unsaved.set('ada', 'due', { ...half, form: { title: 'Tile', dueOn: '2026-05-01' } });
  await onDisk(device);
  expect(other.unsaved.get('ada', 'snag')).toBeUndefined();
  other.unsaved.set('ada', 'due', { form: { dueOn: '2026-05-02' } });
  await settled();
  expect(other.unsaved.get('ada', 'snag')).toBeUndefined();
  one.tab.kill();
  await until(() => other.unsaved.get('ada', 'snag') !== undefined);
  const merged = { ...half, form: { title: 'Tile', dueOn: '2026-05-02' } };
  await until(() => other.unsaved.get('ada', 'due') !== undefined);
  expect(other.unsaved.get('ada', 'due')).toEqual(merged);
  await settled();
  other.tab.kill();
  const { unsaved } = openTab(device);
  await unsaved.read('ada');
  expect(unsaved.get('ada', 'due')).toEqual(merged);
});

test('where the disk cannot be written, input is kept as long as the page', async () => {
  const { world } = createDevice().tab();
  const unsaved = createUnsaved(world, () => Promise.reject(new Error('No disk')));
  unsaved.set('ada', 'snag', half);
  await settled();
  expect(unsaved.get('ada', 'snag')).toEqual(half);
  unsaved.forget('ada');
  expect(unsaved.has('ada')).toBe(false);
});

test('nobody waits for a disk that does not answer', async () => {
  const tab = createDevice().tab();
  const unsaved = createUnsaved(tab.world, () => new Promise(() => undefined));
  const read = unsaved.read('ada');
  tab.advance(2_000);
  await read;
  expect(unsaved.has('ada')).toBe(false);
});

test('what a full disk refused is written with the next input, and what was sent is gone from it', async () => {
  const device = createDevice();
  const { unsaved } = openTab(device);
  unsaved.set('ada', 'sent', { comment: 'Sent' });
  await onDisk(device);
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  unsaved.set('ada', 'snag', half);
  unsaved.set('ada', 'sent', undefined);
  await settled();
  full.mockRestore();
  expect(await unsavedOn(device)).toBe('');
  unsaved.set('ada', 'other', { comment: 'Other' });
  await settled();
  expect(await unsavedOn(device)).toMatch(/Half a com.*Other|Other.*Half a com/);
});
