import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import { backedUp, browser, putBack, signedIn, site } from './support/restoredServer';

test('an admin who has the record checked after a restore reads after which event it goes on, and when the backup was made', async () => {
  await site.raise({ title: 'Before the backup' });
  const { last_seq: last } = await site.server.app.services.db
    .selectFrom('project')
    .select('last_seq')
    .where('id', '=', site.projectId)
    .executeTakeFirstOrThrow();
  await backedUp();
  await site.raise({ title: 'After the backup' });
  const { url } = await putBack();
  const admin = browser(createDevice(), url, '/p/SITE/settings');
  await signedIn(admin, 'admin');
  const section = within(await admin.page.findByRole('region', { name: 'Record' }));
  await userEvent.click(section.getByRole('button', { name: 'Check the record' }));
  await section.findByText(new RegExp(`^The record holds: all ${last + 1} events`));
  section.getByText(
    new RegExp(
      String.raw`^The server was put back to a backup on \d+ \w+ \d{4}, \d\d:\d\d\. The record goes on after event ${last}, the last one in the backup of \d+ \w+ \d{4}, \d\d:\d\d\.$`,
    ),
  );
});
