const tabbable = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

/** Where a document lays nothing out, everything is in sight. */
export const isShown = (element: Element): boolean => element.closest('[hidden], [inert]') === null && (element.checkVisibility?.() ?? true);

/** The first thing inside that the Tab key reaches. */
export function firstStop(element: Element): HTMLElement | null {
  return [...element.querySelectorAll<HTMLElement>(tabbable)].find((each) => each.tabIndex >= 0 && isShown(each)) ?? null;
}

/** The heading that an opened part of the screen begins with, made ready for the focus: who hears the screen is told what was opened. */
export function headingOf(element: Element): HTMLElement | null {
  const heading = [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isShown);
  if (heading !== undefined && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading ?? null;
}

/** What a part of the screen marks as the place to begin at, such as a row of its list. */
export function markedStart(element: Element): HTMLElement | null {
  return [...element.querySelectorAll<HTMLElement>('[data-start]')].find(isShown) ?? null;
}

/** Nothing has the focus: the page has it, or the part of a screen it was put on until what is looked for has come. */
export function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('main[tabindex], h1[tabindex], h2[tabindex]');
}
