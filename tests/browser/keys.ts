import type { Page } from 'playwright-core';
import type { DemoPerson } from '../support/builtServer';
import { eventually } from '../support/eventually';

/** A person without a mouse. After every press the focus is somewhere, and where is told. */
export interface Keyboard {
  /** Presses a key, and waits until the focus is on what is called like this. */
  press(key: string, then: RegExp): Promise<void>;
  /** As `press`, with a text. */
  type(text: string, then: RegExp): Promise<void>;
  /** Waits until the focus is on what is called like this. */
  at(expected: RegExp): Promise<void>;
  /**
   * Presses Tab, or another key, until the focus is there; fails when it takes more presses than
   * these.
   */
  to(expected: RegExp, atMost: number, key?: string): Promise<void>;
}

/** What has the focus, as its role and its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return 'nothing';
    const field =
      activeElement instanceof HTMLInputElement ||
      activeElement instanceof HTMLTextAreaElement ||
      activeElement instanceof HTMLSelectElement
        ? activeElement
        : null;
    const role =
      activeElement.getAttribute('role') ??
      (field?.type === 'checkbox' || field?.type === 'radio'
        ? field.type
        : activeElement.localName);
    const labelledBy = activeElement
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
    const name =
      activeElement.getAttribute('aria-label') ??
      labelledBy ??
      field?.labels?.[0]?.textContent ??
      activeElement.textContent;
    return `${role}: ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}`;
  });
}

export function keyboardOf(page: Page): Keyboard {
  const at = (expected: RegExp): Promise<void> =>
    eventually(async () => expect(await focused(page)).toMatch(expected));
  return {
    at,
    async press(key, then) {
      await page.keyboard.press(key);
      await at(then);
    },
    async type(text, then) {
      await page.keyboard.type(text, { delay: 10 });
      await at(then);
    },
    async to(expected, atMost, key = 'Tab') {
      const passed: string[] = [];
      for (let presses = 0; presses < atMost; presses += 1) {
        await page.keyboard.press(key);
        let here = await focused(page);
        // What had the focus may just have been drawn anew: then the nearest part that is left gets
        // it in a moment.
        if (here.startsWith('body:'))
          await eventually(async () =>
            expect((here = await focused(page))).not.toMatch(/^body:/),
          ).catch(() => undefined);
        if (expected.test(here)) return;
        passed.push(here);
        if (here.startsWith('body:')) break;
      }
      throw new Error(
        `Up to ${atMost} presses of ${key} did not lead to ${String(expected)}, but past:\n${passed.join('\n')}`,
      );
    },
  };
}

export async function signInByKeys(
  page: Page,
  address: string,
  person: DemoPerson | undefined,
): Promise<void> {
  if (person === undefined) throw new Error('The server named no such person.');
  const keys = keyboardOf(page);
  await page.goto(address);
  await page.getByLabel('E-mail').waitFor();
  await keys.to(/^input: E-mail/, 3);
  await keys.type(person.email, /E-mail/);
  await keys.to(/^input: Password/, 1);
  await keys.type(person.password, /Password/);
  await keys.press('Enter', /^(h1|h2|main|button|a): /);
}
