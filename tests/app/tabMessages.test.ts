import { createTabMessages } from '../../src/device/tabMessages';
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

test('a token message of a newer build is ignored, and one of the build before is accepted', async () => {
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
