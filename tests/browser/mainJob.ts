import type { BuiltServer } from '../support/builtServer';
import type { Profile, TestBrowser, Visitor } from '../support/browser';
import { sitePhoto } from '../support/sitePhoto';
import {
  allSent,
  arrives,
  expectHistory,
  fillSnag,
  fixWithPhoto,
  newTitle,
  nextStep,
  openProject,
  openSnag,
  pressRaise,
  putAway,
  signIn,
  status,
} from './acts';

/** With the service worker, as every person has it. */
const everyday = { serviceWorkers: 'allow' } as const;

/**
 * A snag goes from a thumb to the other screen, is fixed with evidence, checked and closed. `at`:
 * the servers that the inspector and the trade are at.
 */
export async function mainJob(
  browser: TestBrowser,
  profile: Profile,
  at: { inspector: BuiltServer; trade: BuiltServer },
): Promise<void> {
  const photos = await Promise.all([sitePhoto(1), sitePhoto(2)]);
  const title = newTitle(`Cable visible above the ${profile}`);
  const inspector = await browser.visitor(profile, everyday);
  const trade = await browser.visitor(profile, everyday);
  await signIn(inspector, at.inspector.url, at.inspector.people.get('ivo'));
  await inspector.isAccessible();
  await signIn(trade, at.trade.url, at.trade.people.get('elena'));
  await openProject(inspector);
  await openProject(trade);
  await allSent(trade);
  await inspector.isAccessible();

  await fillSnag(inspector, {
    title,
    trade: 'Electrical',
    place: '14 kitchen',
    photos: [photos[0] ?? Buffer.of()],
  });
  await inspector.isAccessible();
  await inspector.picture('raise');
  await pressRaise(inspector);
  await arrives(trade, title);
  await expectNumbered(trade, title);
  await trade.picture('list');

  await openSnag(trade, title);
  await trade.isAccessible();
  await openSnag(inspector, title);
  // The photo may be slower than all of this; the history tells what reached the server, in that
  // order.
  await allSent(inspector);
  await nextStep(trade, 'Start work').click();
  await status(inspector, 'In progress').waitFor();

  await fixWithPhoto(trade, photos[1] ?? Buffer.of());
  await status(inspector, 'To check').waitFor();
  await inspector
    .page()
    .getByRole('button', { name: /, photo \d of \d+, evidence$/ })
    .waitFor();
  // The pictures that the server made of both photos arrive by themselves.
  await inspector
    .page()
    .waitForFunction(
      () =>
        [...document.querySelectorAll('article section button img')].filter((image) =>
          image.getAttribute('src')?.startsWith('/files/'),
        ).length >= 2,
    );
  await inspector.isAccessible();
  await inspector.picture('detail');

  await nextStep(inspector, profile === 'desktop' ? 'Close snag' : 'Close').click();
  await status(inspector, 'Closed').waitFor();
  await putAway(inspector.page());
  await status(trade, 'Closed').waitFor();
  await allSent(inspector);
  for (const visitor of [inspector, trade]) {
    await expectHistory(visitor, [
      'Ivo Novak closed it',
      'Elena Brandt marked it fixed with 1 photo',
      'Elena Brandt started work',
      'Ivo Novak raised it with 1 photo',
    ]);
  }
  expect(browser.faults()).toEqual([]);
}

async function expectNumbered(visitor: Visitor, title: string): Promise<void> {
  await visitor
    .page()
    .getByRole('link', { name: new RegExp(`EDEN-\\d+ ${title}`) })
    .waitFor();
}
