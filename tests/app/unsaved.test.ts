import { createUnsaved } from '../../src/session/unsaved';
import { createDevice } from '../support/device';

test('a table that would fill the storage of the tab is kept as long as the page, and other input over a reload all the same', () => {
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

test('where the storage takes no more, no older state of it comes back after a reload', () => {
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
