import { createOnline } from '../../src/device/online';
import { createDevice } from '../support/device';
import { settled } from './support/until';

/** A device whose browser says that it has no line. */
function open() {
  const { world, ...tab } = createDevice().tab();
  tab.online(false);
  let answers = true;
  const reach = jest.fn(() => (answers ? Promise.resolve() : Promise.reject(new TypeError())));
  const online = createOnline(world.online, world.clock, reach);
  const heard = jest.fn();
  online.subscribe(heard);
  const pass = async (ms: number): Promise<void> => {
    tab.advance(ms);
    await settled();
  };
  return { online, heard, reach, tab, pass, cut: () => void (answers = false) };
}

test('a line that works is found after 30 seconds, whatever the browser says, and its end too', async () => {
  const { online, heard, pass, cut } = open();
  await pass(29_999);
  expect(online.get()).toBe(false);
  await pass(1);
  expect(online.get()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
  cut();
  await pass(30_000);
  expect(online.get()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('where the browser says that there is a line it is believed, and nothing is sent', async () => {
  const { online, reach, tab, pass } = open();
  tab.online(true);
  expect(online.get()).toBe(true);
  await pass(300_000);
  expect(reach).not.toHaveBeenCalled();
});
