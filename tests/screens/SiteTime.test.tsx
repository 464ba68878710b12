import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exactTime, timeOfDay } from '../../src/domain/time';
import { panelMessages } from '../../src/screens/Project/signalMessages';
import { sinceOf } from '../../src/ui/messages/sinceMessages';
import { createDevice, type Device } from '../support/device';
import { addPlan, paperPlans } from '../support/paperPlans';
import { realClock } from '../support/visitor';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';
import { putEntry } from './putEntry';

const screens = useScreens({ planFiles: paperPlans() });
const put = putEntry(screens);

/** A quarter of an hour off every other zone, so that no device shows the same time. */
const timeZone = 'Pacific/Chatham';

beforeAll(async () => {
  await screens.site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }',
    { input: { ...event(), projectId: screens.site.projectId, timeZone } },
  );
  await addPlan(screens.site, 'A-1');
});

/** Each minute since then in words of the site, because a test may last longer than one. */
function minutesSince<Words>(begin: number, wordsOf: (at: number) => Words): Words[] {
  const minutes = Math.ceil((Date.now() - begin) / 60_000) + 1;
  return Array.from({ length: minutes }, (_, minute) =>
    wordsOf(Math.min(begin + minute * 60_000, Date.now())),
  );
}

const wordsOf = (at: number): string => {
  const { since, then } = sinceOf(at, Date.now(), timeZone);
  return since === 'yesterday' ? since : then;
};

test('since when the line is gone is told by the clock of the site, not by that of the device', async () => {
  const { page, tab } = await screens.arrive('inspector', '/p/SITE');
  await page.findByRole('button', { name: 'Live' });
  const begin = Date.now();
  tab.online(false);
  await userEvent.click(await page.findByRole('button', { name: 'Offline' }));
  const panel = within(page.getByRole('region', { name: 'Connection and unsent work' }));
  await waitFor(() =>
    expect(
      minutesSince(begin, (at) => panelMessages.since.offline(sinceOf(at, Date.now(), timeZone))),
    ).toContain(panel.getByRole('heading', { name: /Offline/ }).textContent),
  );
});

test('since when the server takes nothing is told by the clock of the site', async () => {
  const { number } = await screens.site.raise({ title: 'Server in trouble' });
  const trouble = {
    errors: [
      {
        message: 'Something went wrong on our side.',
        extensions: { code: 'INTERNAL', retryable: true },
      },
    ],
  };
  const late = 11 * 60_000;
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`, undefined, {
    clock: { ...realClock, now: () => Date.now() - late },
    onWay: (response, { body }) =>
      typeof body === 'string' && body.includes('Nobody takes this')
        ? Response.json(trouble)
        : response,
  });
  await page.findByRole('button', { name: 'Live' });
  const begin = Date.now() - late;
  await userEvent.type(await page.findByRole('textbox', { name: 'Comment' }), 'Nobody takes this');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  const notice = await page.findByText(/^The server has not taken 1 entry of yours/);
  const said = () => /since [^.]+/.exec(notice.textContent ?? '')?.[0];
  await waitFor(() =>
    expect(minutesSince(begin, (at) => `since ${wordsOf(at)}`)).toContain(said()),
  );
});

test('when plans and photos were taken along is told by the clock of the site', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE', withWorkers());
  await page.findByText('Server in trouble');
  const begin = Date.now();
  await userEvent.click(await page.findByRole('button', { name: 'More' }));
  await userEvent.click(page.getByRole('button', { name: 'Take plans and photos along' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Take plans and photos along' }),
  );
  const take = await waitFor(async () => {
    const again = sheet.queryByRole('button', { name: 'Try again' });
    if (again !== null) await userEvent.click(again);
    return sheet.getByRole('button', { name: 'Take along' });
  });
  await userEvent.click(take);
  const ready = await sheet.findByText(/^Ready, as of /);
  await waitFor(() =>
    expect(minutesSince(begin, (at) => `Ready, as of ${wordsOf(at)}`)).toContain(
      ready.textContent?.replace(/\.$/, ''),
    ),
  );
});

test('in the outbox, where no project is on the screen, each entry has the time of its site', async () => {
  const { site } = screens;
  const [overtaken, waiting] = [
    await site.raise({ title: 'Overtaken' }),
    await site.raise({ title: 'Waiting' }),
  ];
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await visitor.page.findByRole('button', { name: 'Live' });
  const seen = await site.cursor('inspector');
  await site.move('admin', overtaken.id, 'VOID', { reason: 'DUPLICATE' });
  const begin = Date.now();
  await put(visitor, { kind: 'move', snagId: overtaken.id, seen, fields: { move: 'START' } });
  await visitor.page.findByText(/was made void by Ada Admin while you were offline/);
  visitor.cut();
  visitor.tab.online(false);
  await put(visitor, { kind: 'comment', snagId: waiting.id, fields: { body: 'Behind the lift' } });
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  for (const name of ['What became of what you sent', 'To be sent']) {
    const part = within(await visitor.page.findByRole('region', { name }));
    const [time] = part.getAllByRole('button', { name: /just now|ago/ });
    expect(minutesSince(begin, (at) => exactTime(at, timeZone))).toContain(time?.title);
  }
});

test('on pages outside of a project times are those of the site one came from, or of the one clock that all sites of a person have', async () => {
  const begin = Date.now();
  const visitor = await screens.arrive('inspector', '/p/SITE');
  await visitor.page.findByRole('button', { name: 'Live' });
  await visitor.core.current()?.router.navigate({ to: '/outbox', search: { from: 'SITE' } });
  const device = within(await visitor.page.findByRole('region', { name: 'This device' }));
  const [answered] = await device.findAllByRole('button', { name: /just now|ago/ });
  expect(minutesSince(begin, (at) => exactTime(at, timeZone))).toContain(answered?.title);
  await visitor.core.current()?.router.navigate({ to: '/account' });
  const sessions = within(
    await visitor.page.findByRole('region', { name: 'Where you are signed in' }),
  );
  const rows = sessions.getAllByRole('listitem').map((row) => row.textContent);
  expect(
    minutesSince(begin, (at) => exactTime(at, timeZone)).some((since) =>
      rows.some((row) => row?.includes(since)),
    ),
  ).toBe(true);
});

test('where the sites of a person have several clocks, their account has that of the device, and names it', async () => {
  const input = {
    eventId: newId('event'),
    occurredAt: Date.now(),
    id: newId('project'),
    name: 'Elsewhere',
    code: 'ELSE',
    address: '',
    clientName: '',
    timeZone: 'Asia/Kathmandu',
  };
  await screens.site.ask(
    'admin',
    'mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }',
    { input },
  );
  const { page } = await screens.arrive('admin', '/account');
  const sessions = within(await page.findByRole('region', { name: 'Where you are signed in' }));
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(
    sessions.getAllByRole('listitem').every((row) => row.textContent?.includes(zone ?? 'a zone')),
  ).toBe(true);
});

test('a time of today outside of a project names the clock of the device, as one of another day does', () => {
  const at = Date.UTC(2026, 10, 20, 14, 5);
  const zone =
    new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'a zone';
  expect(timeOfDay(at)).toContain(zone);
  expect(exactTime(at)).toContain(zone);
  expect(timeOfDay(at, 'Asia/Kathmandu')).toBe('19:50');
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
