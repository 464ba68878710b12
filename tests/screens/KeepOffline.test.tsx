import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserSessionContext } from '../../src/app/context';
import { PlanDownload } from '../../src/screens/PlanView/PlanDownload';
import { createDevice, type Device } from '../support/device';
import { outline } from '../support/outline';
import { addPlan, paperPlans } from '../support/paperPlans';
import { grain } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens({ planFiles: paperPlans() });

let planId: string;
beforeAll(async () => {
  ({ planId } = await addPlan(screens.site, 'A-1'));
  const { id } = await screens.site.raise({ title: 'Loose handrail' });
  await screens.site.addPhoto('inspector', id, await grain().jpeg().toBuffer());
  await screens.site.server.app.rendered();
});

/** A browser with service workers, none of which is registered. */
function withWorkers(): Device {
  const device = createDevice();
  const workers = {
    controller: null,
    register: () => Promise.reject(new Error('Not here')),
    getRegistration: () => Promise.resolve(undefined),
  };
  // what the app uses of it
  device.worker = Object.assign(new EventTarget(), workers) as unknown as ServiceWorkerContainer;
  return device;
}

async function openSheet(
  page: Awaited<ReturnType<typeof screens.arrive>>['page'],
): Promise<HTMLElement> {
  await userEvent.click(await page.findByRole('link', { name: 'More' }));
  await userEvent.click(await page.findByRole('button', { name: /^Keep offline/ }));
  return within(document.body).findByRole('dialog', { name: 'Keep offline' });
}

/** The copy of the project is made meanwhile. */
async function offer(sheet: ReturnType<typeof within>): Promise<HTMLElement> {
  return waitFor(async () => {
    const again = sheet.queryByRole('button', { name: 'Try again' });
    if (again !== null) await userEvent.click(again);
    return sheet.getByRole('button', { name: 'Keep offline' });
  });
}

test('a project is offered with how much it is, kept offline, and removed again, also in the outbox', async () => {
  const { page, core } = await screens.arrive('inspector', '/p/SITE', withWorkers());
  await page.findByText('Loose handrail');
  const dialog = await openSheet(page);
  const sheet = within(dialog);
  const take = await offer(sheet);
  expect(outline(dialog).replace(/About \d+ kB/, 'About some kB')).toMatchSnapshot();
  await userEvent.click(take);
  await sheet.findByText(/^Ready, as of \d\d:\d\d\.$/);
  const used = sheet.getByText(/^\d+ kB, kept up to date/);
  expect(used).toBeVisible();
  await userEvent.click(
    sheet.getByRole('button', { name: 'Remove offline plans and photos of SITE' }),
  );
  await waitFor(() => expect(document.body).toHaveTextContent(/Removed\. \d+ kB freed up\./));
  await userEvent.click(await offer(sheet));
  await sheet.findByText(/^Ready, as of \d\d:\d\d\.$/);

  await core.current()?.router.navigate({ to: '/outbox' });
  const here = within(await page.findByRole('list', { name: 'Offline plans and photos' }));
  expect(here.getByRole('listitem')).toHaveTextContent(/^SITE \d+ kB/);
  await userEvent.click(
    here.getByRole('button', { name: 'Remove offline plans and photos of SITE' }),
  );
  await waitFor(() =>
    expect(page.queryByRole('list', { name: 'Offline plans and photos' })).toBeNull(),
  );
  await core.current()?.router.navigate({ href: '/p/SITE' });
});

test('where the browser has no service worker, the sheet says that plans and photos need https', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE');
  await page.findByText('Loose handrail');
  const sheet = within(await openSheet(page));
  expect(sheet.getByText(/only be kept at an https address/)).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Keep offline' })).toBeNull();
});

test('a plan that does not come is offered with how much it is; then it is all that is kept, and the rest is offered still', async () => {
  const { page, core } = await screens.arrive('inspector', '/p/SITE', withWorkers());
  await page.findByText('Loose handrail');
  const userSession = core.current()?.userSession;
  const pictures = userSession?.offlineDownloads;
  if (userSession === undefined || pictures == null) throw new Error('Nobody is here');
  // The copy of the project is made meanwhile.
  await waitFor(async () => expect(await pictures.estimate('SITE')).not.toBeNull());
  const opened = new Promise<void>((resolve) => {
    const view = render(
      <UserSessionContext value={userSession}>
        <PlanDownload code="SITE" planId={planId} trouble={null} onDownloaded={resolve} />
      </UserSessionContext>,
    );
    void view
      .findByRole('button', { name: /^Download \(\d+ kB\)$/ })
      .then((button) => userEvent.click(button));
  });
  await opened;
  expect(pictures.taken.get()).toMatchObject([{ code: 'SITE', only: [planId], leftBytes: 0 }]);
  const sheet = within(await openSheet(page));
  await userEvent.click(await offer(sheet));
  await sheet.findByText(/^Ready, as of \d\d:\d\d\.$/);
  expect(pictures.taken.get()).toHaveLength(1);
});
