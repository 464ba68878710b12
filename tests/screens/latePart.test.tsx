import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { UserSessionContext, type UserSession } from '../../src/app/context';
import { latePart } from '../../src/app/loading/latePart';
import { createValue } from '../../src/device/observable';

// All that a part needs of it: when to ask again.
const userSession = {
  reachability: createValue({ kind: 'live', late: null }),
} as unknown as UserSession;
const Panel = ({ name }: { name: string }) => <p>The panel of {name}</p>;

test('a part of a screen whose code does not come says so, and stands there when the line is back', async () => {
  let online = false;
  const Late = latePart(async () =>
    online ? Panel : Promise.reject(new TypeError('Failed to fetch')),
  );
  render(
    <UserSessionContext value={userSession}>
      <Late name="EDEN" />
    </UserSessionContext>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the app could not be loaded. Nothing you entered was lost.',
  );
  online = true;
  // Effects of the alert's render run first: they listen for the line.
  await act(async () => {});
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.getByText('The panel of EDEN')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
