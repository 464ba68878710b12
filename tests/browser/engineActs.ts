import type { EngineBrowser } from '../support/engine';
import { eventually } from '../support/eventually';

// What a person does in a browser that Playwright cannot drive. What is called in the page knows
// nothing but its arguments.

/** Something of this kind is to be seen, with a name or text like this. */
const isThere = (selector: string, name: string): boolean =>
  [...document.querySelectorAll(selector)].some(
    (each) =>
      each.getClientRects().length > 0 &&
      new RegExp(name).test((each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
  );

const pressIn = (selector: string, name: string): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      new RegExp(name).test((each.getAttribute('aria-label') ?? each.textContent ?? '').trim()),
  );
  found?.focus();
  found?.click();
  return found !== undefined;
};

const fillIn = (label: string, text: string): boolean => {
  const found = [...document.querySelectorAll('label')].find(
    (each) => each.textContent?.trim() === label,
  )?.control;
  if (found === undefined || found === null) return false;
  found.focus();
  // React looks at what the element's own setter was given.
  const kind =
    found instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(found, text);
  found.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
};

const choosePhotoIn = (name: string, base64: string): boolean => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) return false;
  const chosen = new DataTransfer();
  chosen.items.add(
    new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, {
      type: 'image/jpeg',
    }),
  );
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
};

const succeeds = (attempt: () => Promise<boolean>, what: string): Promise<void> =>
  eventually(async () => expect([what, await attempt()]).toEqual([what, true]));

export const sees = (browser: EngineBrowser, selector: string, name: string): Promise<void> =>
  succeeds(() => browser.run(isThere, selector, name), `sees ${selector} ${name}`);
export const press = (browser: EngineBrowser, selector: string, name: string): Promise<void> =>
  succeeds(() => browser.run(pressIn, selector, name), `presses ${selector} ${name}`);
export const fill = (browser: EngineBrowser, label: string, text: string): Promise<void> =>
  succeeds(() => browser.run(fillIn, label, text), `fills in ${label}`);
export const choosePhoto = (browser: EngineBrowser, name: string, photo: Buffer): Promise<void> =>
  succeeds(() => browser.run(choosePhotoIn, name, photo.toString('base64')), 'chooses a photo');

/** How many of them are to be seen. */
export const count = (browser: EngineBrowser, selector: string, name: string): Promise<number> =>
  browser.run(
    (wanted: string, like: string) =>
      [...document.querySelectorAll(wanted)].filter((each) =>
        new RegExp(like).test(each.textContent ?? ''),
      ).length,
    selector,
    name,
  );

export async function signIn(
  browser: EngineBrowser,
  url: string,
  person: { readonly email: string; readonly password: string } | undefined,
): Promise<void> {
  if (person === undefined) throw new Error('The server named no such person.');
  await browser.open(url);
  await fill(browser, 'E-mail', person.email);
  await fill(browser, 'Password', person.password);
  await press(browser, 'button', '^Sign in$');
  await sees(browser, 'nav[aria-label="Which snags"]', '');
}

/** Raises a snag in the form, with a photo, and waits until the device has it. */
export async function raise(
  browser: EngineBrowser,
  url: string,
  title: string,
  photo: Buffer,
): Promise<void> {
  await browser.open(`${url}/p/EDEN/new`);
  await sees(browser, 'button', '^Camera$');
  await fill(browser, 'In your own words', title);
  await fill(browser, 'Location', '14 kitchen');
  await press(browser, '[role=option]', '14.*Kitchen');
  await choosePhoto(browser, 'IMG_2041.JPG', photo);
  await sees(browser, 'img[alt="Photo 1"]', '');
  await press(browser, 'button', '^Raise$');
  // The device has it now.
  await sees(browser, 'li a', title);
}
