import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptCopy } from '../app/support/keptCopy';
import { createDevice, type Device } from '../support/device';
import { makeLink, withdrawLink } from '../support/links';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

test('a link asks for a name alone, and leads to the company’s snags by place without its token', async () => {
  await screens.site.raise({ title: 'Loose socket' });
  const token = await makeLink(screens.site, screens.site.companies.A);
  const { core, page, path } = screens.open(`/t/${token}`);
  await page.findByLabelText('Your name');
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.click(page.getByRole('button', { name: 'Show snags' }));
  expect(await page.findByText('Enter your name.')).toBeVisible();
  await userEvent.type(page.getByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show snags' }));
  expect(await page.findByRole('link', { name: /Loose socket/ })).toBeVisible();
  expect(path()).not.toContain(token);
  // Nor is there anything of theirs outside the project.
  for (const address of ['/', '/account', '/waiting']) {
    core.current()?.router.history.push(address);
    await waitFor(() => expect(path()).toMatch(/^\/p\/SITE/));
  }
});

test('a link that is over says so, and what to do', async () => {
  const token = await makeLink(screens.site, screens.site.companies.B);
  await withdrawLink(screens.site, screens.site.companies.B);
  const { page } = screens.open(`/t/${token}`);
  expect(
    await page.findByText('This link no longer works. Ask the sender for a new one.'),
  ).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});

/** Somebody says a name at the link of company A, and the device has the project. */
async function knownOn(device: Device): Promise<string> {
  const token = await makeLink(screens.site, screens.site.companies.A);
  const { page, core, leave } = screens.open(`/t/${token}`, device);
  await userEvent.type(await page.findByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show snags' }));
  await page.findByRole('navigation', { name: 'Which snags' });
  const { id = '' } = core.current()?.userSession.person ?? {};
  await waitFor(async () =>
    expect((await keptCopy(device, id, 'SITE'))?.freshAt ?? 0).toBeGreaterThan(0),
  );
  leave();
  return token;
}
const keptHere = /^You’re offline\. You can open the saved snags for Company A in SITE\./;
const openKept = { name: 'Open saved snags' };

test('without a line, whoever came by a link before is offered what this device has of the list, also by the link of a snag', async () => {
  const { number } = await screens.site.raise({ title: 'Cracked tile' });
  const device = createDevice();
  const token = await knownOn(device);
  const list = screens.open(`/t/${token}`, device);
  list.cut();
  expect(await list.page.findByText(keptHere)).toBeVisible();
  expect(list.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.click(list.page.getByRole('button', openKept));
  expect(await list.page.findByRole('link', { name: /Cracked tile/ })).toBeVisible();
  expect(list.path()).not.toContain(token);
  list.leave();

  const one = screens.open(`/t/${token}/${number}`, device);
  one.cut();
  await userEvent.click(await one.page.findByRole('button', openKept));
  // The number may be of another project, whose link this is.
  await userEvent.click(await one.page.findByRole('link', { name: /Cracked tile/ }));
  expect(await one.page.findByRole('heading', { name: 'Cracked tile', level: 1 })).toBeVisible();
  expect(await one.page.findByText(/raised it/)).toBeVisible();
});

test('unsent work survives a withdrawn link, and is sent once when a new link is opened', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Swollen door' });
  const device = createDevice();
  const token = await knownOn(device);
  const jan = screens.open(`/t/${token}/${number}`, device);
  await jan.page.findByRole('button', { name: 'Live' });
  jan.cut();
  jan.tab.online(false);
  await userEvent.type(await jan.page.findByRole('textbox', { name: 'Comment' }), 'Planed it');
  await userEvent.click(jan.page.getByRole('button', { name: 'Add comment' }));
  await jan.page.findByText('Planed it');
  await withdrawLink(site, site.companies.A);
  jan.mend();
  jan.tab.online(true);
  expect(
    await jan.page.findByText(
      'Your link no longer signs you in. Open it again, or ask the sender for a new one. Unsent work stays on this device.',
    ),
  ).toBeVisible();
  expect(
    jan.page.getByText(/^Using a company link\? Open it again, or ask the sender for a new one\./),
  ).toBeVisible();
  const events = () =>
    site.server.app.services.db
      .selectFrom('event')
      .select('kind')
      .where('snag_id', '=', id)
      .where('kind', '=', 'COMMENT_ADDED')
      .execute();
  expect(await events()).toEqual([]);
  jan.leave();

  const again = screens.open(`/t/${await makeLink(site, site.companies.A)}/${number}`, device);
  await userEvent.click(await again.page.findByRole('button', { name: 'Continue as Jan' }));
  expect(await again.page.findByText('Planed it')).toBeVisible();
  await waitFor(async () => expect(await events()).toHaveLength(1));
  await waitFor(() => expect(again.core.current()?.userSession.outbox?.entries.all()).toEqual([]));
  expect(again.page.getAllByText('Planed it')).toHaveLength(1);
  expect(await events()).toHaveLength(1);
});
