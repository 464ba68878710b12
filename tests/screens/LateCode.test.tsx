import { act, render, within } from '@testing-library/react';
import { UserSessionContext, type UserSession } from '../../src/app/context';
import { lazyScreen } from '../../src/app/loading/lazyScreen';
import { LocalScreenRoute } from '../../src/app/loading/ScreenRoute';
import { createValue } from '../../src/device/observable';
import type { ReachabilityState } from '../../src/sync/reachability';

afterEach(() => jest.useRealTimers());

test('a screen whose code does not come says so, and is shown as soon as the line has brought it', async () => {
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
