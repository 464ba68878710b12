import { type Shows, subscribeAgain } from '../../src/worker/notices';

/** A worker, of which what it subscribes with is noted. */
function worker() {
  const subscribed: unknown[] = [];
  const pushManager = { subscribe: async (options: unknown) => void subscribed.push(options) };
  // as far as it is used here
  return { subscribed, scope: { registration: { pushManager } } as unknown as Shows };
}

test('where the browser has replaced a subscription, the worker subscribes with the same key of the server', async () => {
  const { scope, subscribed } = worker();
  const applicationServerKey = new Uint8Array([4, 1, 2]).buffer;
  // as far as it is read here
  await subscribeAgain(scope, { options: { applicationServerKey } } as PushSubscription);
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey }]);
});

test('where it does not say for which, the page does at its next start', async () => {
  const { scope, subscribed } = worker();
  await subscribeAgain(scope, null);
  // as far as it is read here
  await subscribeAgain(scope, { options: { applicationServerKey: null } } as PushSubscription);
  expect(subscribed).toEqual([]);
});
