import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../support/browser';
import type { BuiltServer, DemoPerson } from '../support/builtServer';
import { fileOf } from '../support/camera';
import { eventually } from '../support/eventually';
import { projectIsCopied } from './keptOnDevice';
import { isIn } from './rooms';

export interface NewSnag {
  title: string;
  trade: string;
  /** Parts of words of its path. */
  place: string;
  photos: readonly Buffer[];
}

let titles = 0;
/** A title that no other snag has: the server keeps what an earlier attempt raised. */
export const newTitle = (words: string): string => `${words}, no. ${++titles}`;

/** Opens the server's address, signs in and waits for the projects, or the only one. */
export async function signIn(
  visitor: Visitor,
  url: string,
  person: DemoPerson | undefined,
): Promise<void> {
  if (person === undefined) throw new Error('The server named no such person.');
  const page = visitor.page();
  await page.goto(url);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await isIn(page);
}

export async function openProject(visitor: Visitor): Promise<void> {
  const page = visitor.page();
  if (new URL(page.url()).pathname === '/') await page.getByRole('link', { name: /EDEN/ }).click();
  await page.getByRole('navigation', { name: 'Which snags' }).waitFor();
}

/** Fills in the form of a new snag, photo first, and stops before the last press. */
export async function fillSnag(visitor: Visitor, snag: NewSnag): Promise<void> {
  const page = visitor.page();
  await page
    .getByRole('navigation', { name: 'Project' })
    .getByRole('link', { name: /^Raise( a snag)?$/ })
    .click();
  for (const photo of snag.photos) {
    await shoot(page, page.getByRole('button', { name: 'Camera' }), photo);
  }
  await page.getByRole('img', { name: `Photo ${snag.photos.length}` }).waitFor();
  await page.getByRole('group', { name: 'Trade' }).getByText(snag.trade, { exact: true }).click();
  await page.getByRole('textbox', { name: 'In your own words' }).fill(snag.title);
  const place = page.getByRole('combobox', { name: 'Location' });
  // The room of the last snag is offered.
  const change = page.getByRole('button', { name: 'Change the room' });
  await place.or(change).waitFor();
  if (await change.isVisible()) await change.click();
  else await place.click();
  await place.pressSequentially(snag.place, { delay: 20 });
  // The options may still be those of the first letters.
  const fitting = snag.place
    .split(' ')
    .reduce(
      (options, part) => options.filter({ hasText: new RegExp(part, 'i') }),
      page.getByRole('listbox').getByRole('option'),
    );
  await fitting.first().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/**
 * Raises it, and waits until the device has it; it can be undone as long as nothing else is done.
 */
export async function pressRaiseAndStay(visitor: Visitor): Promise<void> {
  const page = visitor.page();
  await page.getByRole('button', { name: 'Raise', exact: true }).click();
  // The device has it now: the list is shown again.
  await page.waitForURL((url) => !url.pathname.endsWith('/new'));
}

/** Raises it, and puts the phone away, so that it is sent now. */
export async function pressRaise(visitor: Visitor): Promise<void> {
  await pressRaiseAndStay(visitor);
  await putAway(visitor.page());
}

/** The app is left for a moment: what is held so that it can be undone is sent. */
export async function putAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** Presses the shutter and gives the camera's picture. */
export async function shoot(page: Page, shutter: Locator, photo: Buffer): Promise<void> {
  const camera = page.waitForEvent('filechooser');
  await shutter.click();
  await (await camera).setFiles(await fileOf(photo));
}

/** The snag's row in the list. */
export const row = (visitor: Visitor, title: string): Locator =>
  visitor
    .page()
    .getByRole('listitem')
    .filter({ has: visitor.page().getByRole('link', { name: title }) });

export async function openSnag(visitor: Visitor, title: string): Promise<void> {
  const page = visitor.page();
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
}

/** The word of the status in the head of an open snag. */
export const status = (visitor: Visitor, word: string): Locator =>
  visitor.page().locator('article > header').getByText(word, { exact: true }).first();

/**
 * Waits until the history of an open snag tells who did what in this order, each with a time and
 * confirmed.
 */
export async function expectHistory(visitor: Visitor, told: readonly string[]): Promise<void> {
  await eventually(async () => expect(await history(visitor)).toEqual(told));
}

async function history(visitor: Visitor): Promise<string[]> {
  const events = visitor
    .page()
    .getByRole('region', { name: 'What happened' })
    .getByRole('listitem');
  const said = await events.evaluateAll((items) =>
    items.map((item) => {
      // every entry has its sentence first
      const line = item.querySelector('p')?.cloneNode(true) as HTMLElement;
      const when = line.querySelector('time')?.textContent ?? 'no time';
      line.querySelector('time')?.parentElement?.remove();
      return `${line.textContent?.trim()}${when === '' || when === 'no time' ? ' (no time)' : ''}`;
    }),
  );
  return said;
}

/** One of the buttons under the thumb. */
export const nextStep = (visitor: Visitor, name: string): Locator =>
  visitor
    .page()
    .getByRole('region', { name: 'Next step' })
    .getByRole('button', { name, exact: true });

/** Marks a snag fixed with a photo of the work; `press` opens the sheet for it. */
export async function fixWithPhoto(
  visitor: Visitor,
  photo: Buffer,
  press: () => Promise<void> = () => nextStep(visitor, 'Mark fixed').click(),
): Promise<void> {
  const page = visitor.page();
  await press();
  const sheet = page.getByRole('dialog', { name: 'Mark fixed' });
  await shoot(
    page,
    sheet.getByRole('button', { name: 'Take a photo of the finished work' }),
    photo,
  );
  await sheet.getByText('1 photo saved on this device.').waitFor();
  await sheet.getByRole('button', { name: 'Mark fixed', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });
}

/**
 * Waits until everything a person entered is on the device's disk: what writes to it next comes
 * after what is being written.
 */
export async function onDisk(visitor: Visitor): Promise<void> {
  await visitor.page().evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onerror = () => reject(new Error(`${name} cannot be opened.`));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(
            [...opening.result.objectStoreNames],
            'readwrite',
          );
          writing.oncomplete = () => resolve();
          opening.result.close(); // When the transaction is through.
        };
      });
    }
  });
}

/** Waits until everything a person entered is on the server. */
export async function allSent(visitor: Visitor): Promise<void> {
  await visitor
    .page()
    // On a phone the page of a snag has its own bar in the place of the one with the signal.
    .getByRole('button', { name: /^Live$/, includeHidden: true })
    .waitFor({ state: 'attached' });
}

/**
 * Waits until the list has the snag that somebody else raised: it shows it by itself, or tells of
 * it while a hand may be on a row.
 */
export async function arrives(visitor: Visitor, title: string): Promise<void> {
  const news = visitor.page().getByRole('button', { name: /^\d+ new/ });
  await row(visitor, title).or(news).first().waitFor();
  if (await news.isVisible()) await news.click();
  await row(visitor, title).waitFor();
}

/**
 * The device has every file of the app. A worker that lacks one is discarded by the browser, which
 * `ready` would wait for without an end.
 */
export const workerReady = (page: Page): Promise<void> =>
  eventually(async () =>
    expect(
      await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
      ),
    ).toBe('activated'),
  );

export const copied = (page: Page): Promise<void> =>
  eventually(async () => expect(await page.evaluate(projectIsCopied)).toBe(true));

/** An admin makes a company's link in the settings. */
export async function makeLink(
  admin: Visitor,
  server: BuiltServer,
  company: string,
): Promise<string> {
  const page = admin.page();
  await signIn(admin, server.url, server.people.get('anna'));
  await page.goto(`${server.url}/p/EDEN/settings#companies`);
  await page.getByRole('button', { name: `Link for ${company}` }).click();
  await page.getByText('It can be forwarded', { exact: false }).waitFor();
  await admin.isAccessible();
  await admin.picture('link-settings');
  await page.getByRole('button', { name: /^(Create link|Show link to send)$/ }).click();
  const link = await page.getByRole('textbox', { name: `Link for ${company}` }).inputValue();
  await admin.picture('link-made');
  expect(link).toMatch(/\/t\/[\w-]{43}$/);
  return link;
}
