import { act, render, screen, within } from '@testing-library/react';
import { type UserSession, UserSessionContext } from '../../src/app/context';
import { lazyScreen } from '../../src/app/loading/lazyScreen';
import { LocalScreenRoute } from '../../src/app/loading/ScreenRoute';
import { createValue } from '../../src/device/observable';
import type { ReachabilityState } from '../../src/sync/reachability';
import { latePart } from '../../src/app/loading/latePart';
import '@testing-library/jest-dom';

afterEach(() => jest.useRealTimers());

test('a screen whose code does not load says so, and appears once it has loaded', async () => {
  jest.useFakeTimers();
  let come = (_screen: () => string): void => {};
  const { start, Screen } = lazyScreen<object>(() => new Promise((resolve) => (come = resolve)));
  const reachability = createValue<ReachabilityState>({
    kind: 'reconnecting',
    late: null,
    unanswered: false,
    since: 0,
    lastFreshAt: null,
  });
  // As far as it is used.
  const session = {
    reachability,
    reports: { bug: () => undefined },
    version: { renew: () => Promise.resolve() },
    screenShown: () => undefined,
  } as unknown as UserSession;
  start();
  await act(
    async () =>
      void render(
        <UserSessionContext value={session}>
          <LocalScreenRoute skeleton="Loading">
            <Screen />
          </LocalScreenRoute>
        </UserSessionContext>,
        { onCaughtError: () => undefined },
      ),
  );
  const page = within(document.body);
  page.getByText('Loading');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  page.getByText('This part of the app could not be loaded. Nothing you entered was lost.');
  await act(async () => reachability.set({ ...reachability.get(), kind: 'live' }));
  page.getByText('This part of the app could not be loaded. Nothing you entered was lost.');
  await act(async () => come(() => 'The screen'));
  page.getByText('The screen');
});

// All that a part needs of it: when to ask again.
const userSession = {
  reachability: createValue({ kind: 'live', late: null }),
} as unknown as UserSession;
const Panel = ({ name }: { name: string }) => <p>The panel of {name}</p>;

test('a part of a screen whose code does not load says so, and appears when the connection is back', async () => {
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
