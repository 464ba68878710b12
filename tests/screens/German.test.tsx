// First of all: what is imported after it speaks German.
import '../support/speakGerman';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exactTime, relativeTime } from '../../src/domain/time';
import { dueMessage } from '../../src/parts/DueOn';
import { panelMessages } from '../../src/screens/Project/signalMessages';
import { fileSize } from '../../src/ui/messages/fileSize';
import { sinceOf } from '../../src/ui/messages/sinceMessages';
import { tooLong } from '../../src/parts/tooLong';
import { wishedLanguage } from '../../src/device/language';
import { outline, steady } from '../support/outline';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();

test('somebody with a German browser sees a snag, its history and its dates in German', async () => {
  const raised = await screens.site.raise({ title: 'Fliese gesprungen', dueOn: '2031-03-05' });
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${raised.number}`);
  await page.findByText(/hat ihn erfasst/);
  // A busy machine says that the server is slow.
  await waitFor(() => expect(page.queryByText(/noch nicht geantwortet/)).toBeNull());
  const main = within(document.body).getByRole('main');
  expect(steady(outline(main))).toMatchSnapshot();
  expect(page.getAllByText(/5\. März 2031/)).not.toEqual([]);
});

test('what the server refuses is said in German too', async () => {
  const { page } = screens.open('/sign-in');
  await userEvent.type(await page.findByLabelText('E-Mail'), screens.site.people.inspector.email);
  await userEvent.type(page.getByLabelText('Passwort'), 'not the password{Enter}');
  expect(await page.findByText('E-Mail oder Passwort ist falsch.')).toBeVisible();
});

test('a person’s name is asked for as “Name”', async () => {
  const [{ path }] = (
    await screens.site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
      'admin',
      'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
      {
        input: {
          ...event(Date.now()),
          projectId: screens.site.projectId,
          people: [
            { invitationId: newId('invitation'), email: 'neu@site.example', role: 'VIEWER' },
          ],
        },
      },
    )
  ).inviteMembers.links;
  expect(await screens.open(path).page.findByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('days, times and numbers are those of the place, written as in the region', () => {
  const at = Date.parse('2026-01-20T22:30:00Z');
  expect(exactTime(at, 'Europe/Berlin')).toBe('20.01.2026, 23:30');
  expect(exactTime(at, 'America/New_York')).toBe('20.01.2026, 17:30');
  expect(relativeTime(at, at + 3 * 3_600_000)).toBe('vor 3 Stunden');
  expect(
    panelMessages.since.offline(sinceOf(at, Date.parse('2026-01-22T12:00:00Z'), 'Europe/Berlin')),
  ).toBe('Offline seit Dienstag');
  // January has a name of its own in Austria.
  expect(
    panelMessages.since.offline(sinceOf(at, Date.parse('2026-03-22T12:00:00Z'), 'Europe/Berlin')),
  ).toBe('Offline seit 20. Jänner');
  expect(dueMessage('2026-01-21', '2026-01-20')).toBe('Fällig morgen');
  expect(
    [840_000, 4_200_000, 25_000_000, 1_500_000_000].map((bytes) =>
      fileSize(bytes).replace(/\s/, ' '),
    ),
  ).toEqual(['840 kB', '4,2 MB', '25 MB', '1,5 GB']);
  expect(tooLong('x'.repeat(4001), 'text')).toMatch(
    /^Dieser Text kann bis zu 4\s000 Zeichen haben; er hat 4\s001\.$/,
  );
});

test.each([
  [null, ['de-AT', 'en'], { language: 'de', region: 'de-AT' }],
  [null, ['sv-SE', 'en-US', 'de'], { language: 'en', region: 'en-US' }],
  [null, ['sv'], { language: 'en', region: 'en-GB' }],
  [null, ['pl'], { language: 'pl', region: 'pl-PL' }],
  [null, ['de'], { language: 'de', region: 'de-DE' }],
  ['de', ['en-US', 'de-CH'], { language: 'de', region: 'de-CH' }],
  ['en', ['de-DE'], { language: 'en', region: 'en-GB' }],
] as const)('who has chosen %s in a browser of %j gets %j', (chosen, browser, expected) => {
  expect(wishedLanguage(chosen, browser)).toEqual(expected);
});
