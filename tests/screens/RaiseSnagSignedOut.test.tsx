import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventually } from '../support/eventually';
import { useScreens } from './arrive';

const screens = useScreens();

/** How many snags of this title the server has. */
async function onServer(title: string): Promise<number> {
  const { project } = await screens.site.ask<{ project: { snagCounts: { all: number } } }>(
    'admin',
    'query ($text: String!) { project(code: "SITE") { snagCounts(filter: { text: $text }) { all } } }',
    { text: title },
  );
  return project.snagCounts.all;
}

test('who signs out while what they raise is being stored leaves the next person alone, and it is sent when they are back', async () => {
  const { page, core } = await screens.arrive('inspector', '/p/SITE/new');
  await page.findByRole('combobox', { name: 'Location' });
  const outbox = core.current()?.userSession.outbox;
  if (outbox == null) throw new Error('They are signed in.');
  const { raiseDraft } = outbox;
  let stored = (): void => {};
  const held = new Promise<void>((resolve) => {
    stored = resolve;
  });
  // As on a busy disk.
  Object.assign(outbox, {
    raiseDraft: (...given: Parameters<typeof raiseDraft>) => raiseDraft(...given).then(() => held),
  });
  await userEvent.type(page.getByRole('textbox', { name: 'Title' }), 'Stored late');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  await waitFor(() => expect(outbox.entries.all()).toHaveLength(1));
  await core.session.signOut();
  await page.findByLabelText('Password');
  stored();
  await held;

  const { viewer, inspector } = screens.site.people;
  await core.session.signIn(viewer.email, viewer.password);
  expect(await page.findByRole('heading', { name: 'Projects' })).toBeVisible();
  expect(page.queryByText('Raised.')).toBeNull();
  await core.session.signOut();
  await core.session.signIn(inspector.email, inspector.password);
  await eventually(async () => expect(await onServer('Stored late')).toBe(1));
});
