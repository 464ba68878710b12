import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';
import { readInvitees } from '../../src/domain/readInvitees';

const inviting = useScreens();

async function openForm() {
  const visitor = await inviting.arrive('admin', '/p/SITE/settings#people');
  await userEvent.click(await visitor.page.findByRole('button', { name: 'Invite people' }));
  const form = within(visitor.page.getByRole('form', { name: 'Invite people' }));
  const paste = async (text: string) => {
    await userEvent.click(form.getByLabelText('E-mails'));
    await userEvent.paste(text);
  };
  return { ...visitor, form, paste };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('a pasted list is invited in one request, without duplicates and members', async () => {
  const { page, form, paste, requests } = await openForm();
  await paste(
    'Hans Maler <hans@maler.example>, Ina@Putz.example; hans@maler.example\nviewer@site.example',
  );
  expect(form.getByText('Listed more than once, invited once: hans@maler.example')).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: 'Viewer' }));
  await userEvent.click(form.getByRole('button', { name: 'Different role or company for some' }));
  await userEvent.click(form.getByRole('button', { name: 'Edit hans@maler.example' }));
  const his = within(form.getByRole('group', { name: 'hans@maler.example' }));
  expect(his.getByRole('radio', { name: 'Viewer' })).toHaveFocus();
  await userEvent.click(his.getByRole('radio', { name: 'Trade' }));
  await userEvent.selectOptions(his.getByLabelText('Company'), 'Company A');
  await userEvent.click(his.getByRole('button', { name: 'Done' }));
  expect(form.getByText('Trade · Company A')).toBeVisible();
  const before = requests.length;
  await userEvent.click(form.getByRole('button', { name: 'Create 3 invitation links' }));
  const links = within(await page.findByRole('group', { name: '2 invitation links' }));
  expect(requests.slice(before, before + 2)).toEqual(['/graphql', '/graphql']);
  expect(
    links.getByText('Already in the project, no link created: Person viewer (viewer@site.example)'),
  ).toBeVisible();
  for (const email of ['hans@maler.example', 'ina@putz.example'])
    expect(links.getByLabelText(email)).toHaveDisplayValue(/\/join\/\S{20,}$/);
  const { project } = await inviting.site.ask<{
    project: { invitations: { email: string; role: string; company: { name: string } | null }[] };
  }>('admin', '{ project(code: "SITE") { invitations { email role company { name } } } }');
  expect(project.invitations.filter(({ email }) => /maler|putz/.test(email))).toEqual([
    { email: 'hans@maler.example', role: 'TRADE', company: { name: 'Company A' } },
    { email: 'ina@putz.example', role: 'VIEWER', company: null },
  ]);
  expect(
    await page.findByRole('button', { name: 'Withdraw the invitation for ina@putz.example' }),
  ).toBeVisible();
});

test('links are copied one by one or all at once, and shared with a text', async () => {
  const copied: string[] = [];
  const { page, form, paste } = await openForm();
  // After userEvent, which has a clipboard of its own.
  const shared: ShareData[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: ShareData) => void shared.push(data),
  });
  await paste('one@site.example\ntwo@site.example');
  await userEvent.click(form.getByRole('button', { name: 'Create 2 invitation links' }));
  const links = within(await page.findByRole('group', { name: '2 invitation links' }));
  expect(links.getByRole('button', { name: 'Copy all links' })).toHaveFocus();
  const [one, two] = ['one@site.example', 'two@site.example'].map(
    (email) => links.getByLabelText<HTMLInputElement>(email).value,
  );
  await userEvent.click(links.getByRole('button', { name: 'Copy all links' }));
  expect(await links.findByText('Copied, each with its e-mail.')).toBeVisible();
  await userEvent.click(links.getByRole('button', { name: 'Copy link: two@site.example' }));
  await waitFor(() =>
    expect(copied).toEqual([`one@site.example: ${one}\ntwo@site.example: ${two}`, two]),
  );
  await userEvent.click(links.getByRole('button', { name: 'Share: one@site.example' }));
  expect(shared).toEqual([
    {
      text: `You’re invited to the snag list for Site as inspector. Join with this link; it works once, for 14 days: ${one}`,
    },
  ]);
});

test('Back asks before leaving links that are shown only once', async () => {
  const { page, form, paste, core } = await openForm();
  const back = () => core.current()?.router.history.back();
  const body = within(document.body);
  await paste('five@site.example six@site.example');
  await userEvent.click(form.getByRole('button', { name: 'Create 2 invitation links' }));
  await page.findByRole('group', { name: '2 invitation links' });
  back();
  const question = within(await body.findByRole('dialog', { name: 'Leave the links?' }));
  await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
  expect(page.getByLabelText('six@site.example')).toHaveDisplayValue(/\/join\//);
  back();
  await userEvent.click(
    within(await body.findByRole('dialog', { name: 'Leave the links?' })).getByRole('button', {
      name: 'Leave',
    }),
  );
  expect(await page.findByRole('button', { name: 'Invite people' })).toBeVisible();
});

test('wrong e-mail addresses are named, and nothing is sent', async () => {
  const { form, paste, requests } = await openForm();
  await paste('hans@maler.example; ina(at)putz.example\nbob@');
  const before = requests.length;
  await userEvent.click(form.getByRole('button', { name: 'Create invitation link' }));
  expect(form.getByLabelText('E-mails')).toHaveAccessibleDescription(
    /Not an e-mail: “ina\(at\)putz\.example”, “bob@”\./,
  );
  expect(form.getByLabelText('E-mails')).toHaveFocus();
  expect(requests).toHaveLength(before);
});

test.each([
  ['Müller, Hans <Hans@x.de>; "Abel, Eva" <eva@x.de>', ['hans@x.de', 'eva@x.de'], [], []],
  ['a@x.de, b@x.de;c@x.de\r\nd@x.de', ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de'], [], []],
  ['Hans Müller\tMaler\ths@x.de\tBauleiter\nEva Abel\tev@x.de', ['hs@x.de', 'ev@x.de'], [], []],
  ['a@x.de\n\n a@x.de ,', ['a@x.de'], ['a@x.de'], []],
  ['hans, eva@x.de, @x.de, a@b@c', ['eva@x.de'], [], ['hans', '@x.de', 'a@b@c']],
  ["Sean <sean.o'brien@site.ie>", ["sean.o'brien@site.ie"], [], []],
  ['•a@b.de\n• c@d.de\n"\'e@f.de\'" <e@f.de>', ['a@b.de', 'c@d.de', 'e@f.de'], [], []],
  ['\u200Ba\u200B@b.de\uFEFF\u00a0c@d.de', ['a@b.de', 'c@d.de'], [], []],
])('of %j are read %j, twice %j, wrong %j', (text, emails, twice, wrong) => {
  expect(readInvitees(text)).toEqual({ emails, twice, wrong });
});
