import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RunsAs } from '../../src/device/world';
import { createDevice, type Device } from '../support/device';
import { useScreens } from './arrive';

const screens = useScreens();

function deviceAt(runsAs: RunsAs): Device {
  const device = createDevice();
  device.home.runsAs = runsAs;
  return device;
}

/** Chromium's offer to install the page. */
function offerOf(device: Device): { event: Event; asked: () => number } {
  let asked = 0;
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      asked += 1;
    },
  });
  act(() => void device.home.page.dispatchEvent(event));
  return { event, asked: () => asked };
}

test('where the browser can install the app, the sign-in page offers it once', async () => {
  const device = createDevice();
  const { page } = screens.open('/sign-in', device);
  await page.findByLabelText('Password');
  expect(page.queryByRole('button', { name: 'Install' })).toBeNull();
  const { event, asked } = offerOf(device);
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(await page.findByRole('button', { name: 'Install' }));
  expect(asked()).toBe(1);
  await waitFor(() => expect(page.queryByRole('button', { name: 'Install' })).toBeNull());
});

test('on an iPhone both pages say how to add the app to the home screen, and why', async () => {
  const device = deviceAt('iosTab');
  const out = screens.open('/sign-in', device);
  expect(
    await out.page.findByText(
      /Share, then Add to Home Screen\. A browser tab is cleared after 7 days/,
    ),
  ).toBeVisible();
  out.leave();
  const { page } = await screens.arrive('viewer', '/account#app', device);
  expect(await page.findByText(/Share, then Add to Home Screen/)).toBeVisible();
});

test('a browser that is set to keep nothing is told so before anybody signs in', async () => {
  const { page } = screens.open('/sign-in', deviceAt('refused'));
  await page.findByLabelText('Password');
  expect(
    page
      .getByText(/^This browser is set to save nothing for this site, so you can’t stay signed in/)
      .closest('[role=alert]'),
  ).toBeVisible();
  expect(page.getAllByText(/save nothing/)).toHaveLength(1);
});
