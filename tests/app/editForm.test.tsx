import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreContext } from '../../src/app/context';
import { useEditForm } from '../../src/parts/useEditForm';
import { createUnsaved } from '../../src/session/unsaved';
import { createDevice } from '../support/device';

const saved = { name: 'Rohr GmbH', phone: '1' };

/** A form about a company; what it sends, and whether it was closed. */
function openForm({ isNew = false } = {}) {
  const { world } = createDevice().tab();
  const unsaved = createUnsaved(world, () => Promise.reject(new Error('No disk')));
  const state = { kind: 'signedIn', user: { id: 'ada' } };
  const session = { get: () => state, subscribe: () => () => undefined };
  // All that the form asks of them.
  const core = { session, unsaved } as never;
  const send = jest.fn((_values: object) => Promise.resolve());
  const onClose = jest.fn();
  const form = renderHook(
    (now: typeof saved) => useEditForm({ about: 'company', saved: now, isNew, send, onClose }),
    {
      initialProps: saved,
      wrapper: ({ children }: { children: ReactNode }) => (
        <CoreContext value={core}>{children}</CoreContext>
      ),
    },
  );
  return { ...form, send, onClose, unsaved };
}

test('an edit sends what was changed, and nothing that somebody else has saved meanwhile', async () => {
  const { result, rerender, send, onClose, unsaved } = openForm();
  act(() => result.current.change({ name: 'Rohr', phone: '2' }));
  act(() => result.current.change({ name: saved.name }));
  rerender({ ...saved, name: 'Rohr AG' });
  expect(result.current.values).toEqual({ name: 'Rohr AG', phone: '2' });
  await act(() => Promise.resolve(result.current.submit(true)));
  expect(send.mock.calls).toEqual([[{ phone: '2' }]]);
  expect(onClose).toHaveBeenCalled();
  expect(unsaved.has('ada')).toBe(false);
});

test('an edit without a change sends nothing and closes', async () => {
  const { result, send, onClose } = openForm();
  await act(() => Promise.resolve(result.current.submit(true)));
  expect(send).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});

test('a new thing is sent whole, once it is complete', async () => {
  const { result, send } = openForm({ isNew: true });
  await act(() => Promise.resolve(result.current.submit(false)));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.tried).toBe(true);
  act(() => result.current.change({ phone: '2' }));
  await act(() => Promise.resolve(result.current.submit(true)));
  expect(send.mock.calls).toEqual([[{ name: 'Rohr GmbH', phone: '2' }]]);
});
