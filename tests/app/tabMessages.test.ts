import { createTabMessages } from '../../src/device/tabMessages';
import { createFilling } from '../../src/sync/rows/filling';
import { createCopies } from '../../src/sync/rows/copies';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';
import { picturesMessages } from '../../src/sync/pictures/picturesDatabase';
import { createDevice, type Device } from '../support/device';
import { bob, createDoor, known, open } from './support/door';
import { settled, until } from './support/until';

// Two builds side by side: a tab that was not reloaded after an update hears what the tabs of the
// newer build say to each other.

/** A tab of another build, which writes what it likes. */
function stranger(device: Device, name: string) {
  const channel = device.tab().world.channel?.(name);
  if (channel == null) throw new Error('The device has channels.');
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => void heard.push(data));
  return { heard, say: (message: object) => channel.postMessage(message) };
}

test('a message is read by the tabs that write the same format, and one without a format as the first', async () => {
  const device = createDevice();
  const heard: object[] = [];
  createTabMessages(device.tab().world.channel?.('tabs'), 2, (message) => void heard.push(message));
  const other = stranger(device, 'tabs');
  for (const message of [
    { type: 'said' },
    { type: 'said', format: 1 },
    { type: 'said', format: 2 },
    { type: 'said', format: 3 },
  ])
    other.say(message);
  await settled();
  expect(heard).toEqual([{ type: 'said' }]);
  createTabMessages(device.tab().world.channel?.('tabs'), 2, () => undefined).post({
    type: 'told',
  });
  await until(() => heard.length === 2);
  expect(other.heard).toContainEqual({ type: 'told', format: 2 });
});

test('nobody is signed out by what a newer build means by it, and somebody is by a tab of the build before', async () => {
  const device = known();
  const tab = open(device, createDoor());
  await until(() => tab.session.token() !== null);
  const other = stranger(device, 'snagbook-session');
  other.say({ type: 'signedOut', ended: true, format: 2 });
  await settled();
  expect(tab.session.get().kind).toBe('signedIn');
  other.say({ type: 'signedOut', ended: true });
  await until(() => tab.session.get().kind === 'signedOut');
  expect(tab.session.get()).toEqual({ kind: 'signedOut', ended: true });
});

test('tabs of the build before understand that somebody has signed out here', async () => {
  const device = known();
  const tab = open(device, createDoor());
  await until(() => tab.session.token() !== null);
  const other = stranger(device, 'snagbook-session');
  await tab.session.signOut();
  await until(() => other.heard.length > 0);
  expect(other.heard).toContainEqual({ type: 'signedOut', ended: false, format: 1 });
});

test('nobody is signed in by what a newer build grants in its own form, and somebody is by a tab of the build before', async () => {
  const device = known();
  const tab = open(device, createDoor());
  await until(() => typeof tab.session.token() === 'string');
  const [mine, other] = [tab.session.token(), stranger(device, 'snagbook-session')];
  const grant = { accessToken: 'of the newer build', user: bob };
  other.say({ name: 'snagbook-session', granted: grant, format: 2 });
  await settled();
  expect(tab.session.token()).toBe(mine);
  other.say({
    name: 'snagbook-session',
    granted: { ...grant, accessToken: 'of the build before' },
  });
  await until(() => tab.session.token() === 'of the build before');
  await tab.session.signIn('ada@site.example', 'correct horse');
  await until(() => other.heard.some((message) => JSON.stringify(message).includes('"granted"')));
  expect(other.heard).toContainEqual({
    name: 'snagbook-session',
    granted: expect.objectContaining({ accessToken: tab.session.token() }),
    format: 1,
  });
});

test('what a newer build says of pictures is not taken for what this one means by the same word', async () => {
  const device = createDevice();
  const heard: string[] = [];
  picturesMessages(
    device.tab().world.channel?.('pictures') ?? null,
    ({ type }) => void heard.push(type),
  );
  const other = stranger(device, 'pictures');
  other.say({ type: 'dropped', format: 2 });
  other.say({ type: 'changed' });
  await until(() => heard.length > 0);
  expect(heard).toEqual(['changed']);
});

test('a tab that copies rows answers those who ask in its own format alone', async () => {
  const device = createDevice();
  const database = openRowsDatabase(`${device.databaseName}-rows`);
  const filling = createFilling({
    name: 'rows',
    copies: createCopies(database),
    ask: () => Promise.reject(new TypeError('Failed to fetch')),
    world: device.tab().world,
    busy: () => false,
    onGone: () => Promise.resolve(),
    onErased: () => Promise.resolve(),
  });
  const other = stranger(device, 'rows');
  await settled();
  other.say({ type: 'wake', code: null, format: 2 });
  await settled();
  expect(other.heard).not.toContainEqual(expect.objectContaining({ type: 'working' }));
  other.say({ type: 'wake', code: null });
  await until(() =>
    other.heard.some((message) => JSON.stringify(message) === '{"type":"working","format":1}'),
  );
  filling.close();
  database.close();
});
