/**
 * What of a page somebody cannot read or press: words that the edge of a box cuts off, and controls
 * that something else lies over when they are brought into sight. Stands alone, so that a browser
 * can run it in the page.
 */
export function cutAndCovered(): string[] {
  const found = new Set<string>();
  const slackPx = 2;
  const name = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
  const seen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;
  /** Kept from the eye on purpose: it is for who hears the screen, or stands behind a picture. */
  const spoken = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return true;
    return false;
  };
  /** Whether a box says by three dots that its text goes on where it leads to. */
  const shortens = (box: Element): boolean => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  /** The edges of a box that cuts, without those towards which it scrolls. */
  const cuts = (box: Element): { left: number; right: number; top: number; bottom: number } => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const free = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    return {
      ...free,
      ...(/hidden|clip/.test(overflowX) && { left, right }),
      ...(/hidden|clip/.test(overflowY) && { top, bottom }),
    };
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      parent === null ||
      node.textContent?.trim() === '' ||
      parent.closest('script, style, noscript, option, svg') !== null ||
      !seen(parent) ||
      spoken(parent)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      // What scrolls may hold it out of sight: what is cut there can be brought into sight, or is
      // told elsewhere.
      let scrolled = { x: false, y: false };
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        if (shortens(box)) scrolled = { x: true, y: true };
        const edge = box === document.documentElement || box === document.body ? null : cuts(box);
        if (
          edge !== null &&
          !scrolled.x &&
          (rect.left < edge.left - slackPx || rect.right > edge.right + slackPx)
        )
          found.add(`cut at the side: ${name(parent)}`);
        if (
          edge !== null &&
          !scrolled.y &&
          (rect.top < edge.top - slackPx || rect.bottom > edge.bottom + slackPx)
        )
          found.add(`cut above or below: ${name(parent)}`);
        scrolled = {
          x: scrolled.x || /auto|scroll/.test(overflowX),
          y: scrolled.y || /auto|scroll/.test(overflowY),
        };
        if (position === 'fixed') break;
      }
      if (!scrolled.x && (rect.left < -slackPx || rect.right > innerWidth + slackPx))
        found.add(`beside the window: ${name(parent)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.add(`the page is ${document.documentElement.scrollWidth} px wide`);

  const controls = document.querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, [role="button"], [role="slider"], [role="radio"], [role="checkbox"], [role="menuitem"], [role="menuitemradio"]',
  );
  // Below a dialog, or a panel beside its button, nothing is pressed.
  const panels = [...document.querySelectorAll('button[aria-expanded="true"][aria-controls]')].map(
    (button) => document.getElementById(button.getAttribute('aria-controls') ?? ''),
  );
  const over = panels.filter(
    (panel) => panel !== null && /absolute|fixed/.test(getComputedStyle(panel).position),
  );
  const top =
    [...document.querySelectorAll('[role="dialog"], [role="menu"]'), ...over].at(-1) ??
    document.body;
  for (const control of controls) {
    if (
      !top.contains(control) ||
      !seen(control) ||
      control.closest('[data-mark], [role="group"][aria-label="Pins in sight"]') !== null ||
      spoken(control.closest('label') ?? control)
    )
      continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top: above, width, height } = control.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    const [x, y] = [left + width / 2, above + height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
      found.add(`out of sight: ${name(control)}`);
      continue;
    }
    const at = (across: number, down: number): Element | null =>
      document.elementFromPoint(left + across * width, above + down * height);
    // A button that stands free is to be seen whole.
    const parts = [at(0.15, 0.15), at(0.85, 0.15), at(0.15, 0.85), at(0.85, 0.85)].filter(
      (part) => part !== null,
    );
    if (control.matches('[data-tool] button') && parts.some((part) => !control.contains(part)))
      found.add(`half covered: ${name(control)}`);
    const hit = document.elementFromPoint(x, y);
    const label =
      control.closest('label') ??
      (control.id === '' ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`));
    if (
      hit === null ||
      control.contains(hit) ||
      hit.contains(control) ||
      label?.contains(hit) === true
    )
      continue;
    // A row is pressed anywhere, also where its link is not.
    if (
      hit.closest('a, button, label') === control ||
      (control.closest('li')?.contains(hit) === true && hit.closest('li') === control.closest('li'))
    )
      continue;
    found.add(`covered: ${name(control)} by ${hit.tagName.toLowerCase()} ${name(hit)}`);
  }
  for (const sheet of document.querySelectorAll('[role="application"]')) {
    if (seen(sheet) && top.contains(sheet) && sheet.clientHeight < 100)
      found.add(`too low to work on: ${name(sheet)}`);
  }
  return [...found];
}
