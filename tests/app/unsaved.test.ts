import { createUnsaved } from '../../src/session/unsaved';
import { createDevice } from '../support/device';

test('a table too large for the tab’s storage lasts as long as the page; other input survives a reload', () => {
  const tabStorage = new Map<string, string>();
  const { world } = createDevice().tab({ tabStorage });
  const unsaved = createUnsaved(world.tabStorage);
  const table = { form: { pasted: 'x'.repeat(1_000_001) } };
  unsaved.set('ada', 'import', table);
  unsaved.set('ada', 'snag', { comment: 'Half a com' });
  expect(unsaved.get('ada', 'import')).toBe(table);

  const reloaded = createUnsaved(world.tabStorage);
  expect(reloaded.get('ada', 'import')).toBeUndefined();
  expect(reloaded.get('ada', 'snag')).toEqual({ comment: 'Half a com' });
  reloaded.set('ada', 'snag', undefined);
  expect([...tabStorage.keys()]).toEqual([]);
});

test('when the storage is full, no older state comes back after a reload', () => {
  const tabStorage = new Map<string, string>();
  const { world } = createDevice().tab({ tabStorage });
  const unsaved = createUnsaved(world.tabStorage);
  unsaved.set('ada', 'snag', { comment: 'Sent in a moment' });
  const full = jest.spyOn(tabStorage, 'set').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  unsaved.set('ada', 'other', { comment: 'Half a com' });
  unsaved.set('ada', 'snag', undefined);
  expect(unsaved.get('ada', 'other')).toEqual({ comment: 'Half a com' });
  full.mockRestore();
  expect(createUnsaved(world.tabStorage).get('ada', 'snag')).toBeUndefined();
});
