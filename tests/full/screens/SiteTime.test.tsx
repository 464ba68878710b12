import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exactTime, timeOfDay } from '../../../src/domain/time';
import { panelMessages } from '../../../src/screens/Project/signalMessages';
import { sinceOf } from '../../../src/ui/messages/sinceMessages';
import { event } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import { putEntry } from '../../screens/putEntry';

const screens = useScreens();
const put = putEntry(screens);

/** A quarter of an hour off every other zone, so that no device shows the same time. */
const timeZone = 'Pacific/Chatham';

beforeAll(async () => {
  await screens.site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }',
    { input: { ...event(), projectId: screens.site.projectId, timeZone } },
  );
});

/** Each minute since then in words of the site, because a test may last longer than one. */
function minutesSince<Words>(begin: number, wordsOf: (at: number) => Words): Words[] {
  const minutes = Math.ceil((Date.now() - begin) / 60_000) + 1;
  return Array.from({ length: minutes }, (_, minute) =>
    wordsOf(Math.min(begin + minute * 60_000, Date.now())),
  );
}

test('“Offline since” uses the time of the site, not of the device', async () => {
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

test('each entry of the outbox shows the time of its site', async () => {
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
  await visitor.page.findByText(/was voided by Ada Admin while you were offline/);
  visitor.cut();
  visitor.tab.online(false);
  await put(visitor, { kind: 'comment', snagId: waiting.id, fields: { body: 'Behind the lift' } });
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  for (const name of ['Updates on what you sent', 'To be sent']) {
    const part = within(await visitor.page.findByRole('region', { name }));
    const [time] = part.getAllByRole('button', { name: /just now|ago/ });
    expect(minutesSince(begin, (at) => exactTime(at, timeZone))).toContain(time?.title);
  }
});

test('outside a project, times name the time zone of the device', () => {
  const at = Date.UTC(2026, 10, 20, 14, 5);
  const zone =
    new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'a zone';
  expect(timeOfDay(at)).toContain(zone);
  expect(exactTime(at)).toContain(zone);
  expect(timeOfDay(at, 'Asia/Kathmandu')).toBe('19:50');
});
