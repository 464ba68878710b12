import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { dataOf, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

test('whoever prepared a handover passes on a link and a code, and somebody without an account signs by them', async () => {
  await screens.site.raise({ title: 'Paint drips' });
  const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
  dataOf(
    await screens.site.gql(
      'inspector',
      'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
      {
        input: {
          projectId: screens.site.projectId,
          id: newId('handover'),
          filter: { chip: 'ALL' },
          settings,
          parties: [{ role: 'For the client', company: 'City of Eden' }],
        },
      },
    ),
  );
  await screens.site.server.app.rendered();
  const { page } = await screens.arrive('inspector', '/p/SITE/reports');
  await userEvent.click(await page.findByRole('button', { name: 'Ask to sign: For the client' }));
  const toMember = within(await within(document.body).findByRole('dialog'));
  await userEvent.selectOptions(toMember.getByLabelText('Who signs'), 'Person viewer');
  await userEvent.click(toMember.getByRole('button', { name: 'Ask to sign' }));
  expect(await toMember.findByText(/^Email isn’t set up\. Tell this person/)).toBeVisible();
  expect(toMember.getByLabelText('Link').getAttribute('value')).toMatch(/\/p\/SITE\/reports$/);
  await userEvent.click(toMember.getByRole('button', { name: 'Done' }));

  await userEvent.click(await page.findByRole('button', { name: 'Ask to sign: For the client' }));
  const sheet = within(await within(document.body).findByRole('dialog'));
  await userEvent.type(await sheet.findByLabelText('Email'), 'clara@client.example');
  await userEvent.click(sheet.getByRole('button', { name: 'Ask to sign' }));
  const link = await sheet.findByLabelText('Link');
  const [path, code] = [link, sheet.getByLabelText('Code')].map((field) =>
    new URL(field.getAttribute('value') ?? '', 'http://none.example').pathname.replace(
      /^\/(?=\d)/,
      '',
    ),
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
  expect(await page.findByText(/^Asked: clara@client\.example, until /)).toBeVisible();

  const client = screens.open(path ?? '').page;
  const field = await client.findByLabelText('Code');
  await userEvent.type(field, code === '000000' ? '111111' : '000000');
  await userEvent.click(client.getByRole('button', { name: 'Continue' }));
  expect(await client.findByText('That code is wrong. 4 tries left.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, code ?? '');
  await userEvent.click(client.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await client.findByRole('button', { name: 'Sign' }));
  expect(outline(client.getByRole('form'))).toMatchSnapshot();
  expect(client.getByRole('link', { name: 'Read the draft first' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/files\/reports\/signing\//),
  );
  const asksBeforeLeaving = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeLeaving()).toBe(false);
  const pad = client.getByRole('img', { name: /^Signature/ });
  const at = { bubbles: true, cancelable: true, button: 0, clientX: 20, clientY: 30 };
  fireEvent(pad, new MouseEvent('pointerdown', at));
  fireEvent(pad, new MouseEvent('pointermove', { ...at, clientX: 60 }));
  fireEvent(pad, new MouseEvent('pointerup', { bubbles: true }));
  expect(asksBeforeLeaving()).toBe(true);
  await userEvent.type(client.getByLabelText('Name'), 'Clara Client');
  await userEvent.click(client.getByRole('button', { name: 'Sign' }));
  expect(await client.findByText(/^Signed\. When all parties have signed/)).toBeVisible();
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  expect(
    await page.findByText('Signed behind a link for clara@client.example, with a code'),
  ).toBeVisible();
});
