/**
 * Listens to a page as a screen reader does, and keeps what it would say by itself: what changes in
 * a live region that was there before, and an alert as soon as it appears. What is hidden from the
 * tree is not heard. Stands alone, so that a browser can run it in the page.
 */
export function listen(): string[] {
  const heard: string[] = [];
  const live =
    '[role="status"], [role="log"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const hidden = '[aria-hidden="true"], [hidden], [inert]';
  const elementOf = (node: Node): Element | null =>
    node instanceof Element ? node : node.parentElement;
  const textOf = (node: Node): string => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const observer = new MutationObserver((records) => {
    const said = new Set<Node>();
    const inserted = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { type, target, addedNodes } of records) {
      const region = elementOf(target)?.closest(live) ?? null;
      if (
        region !== null &&
        ![...inserted].some((node) => node.contains(region)) &&
        region.closest(hidden) === null
      ) {
        const atomic =
          region.getAttribute('aria-atomic') ?? String(region.getAttribute('role') !== 'log');
        if (atomic === 'true') said.add(region);
        else for (const node of type === 'characterData' ? [target] : addedNodes) said.add(node);
      }
      for (const node of addedNodes) {
        const alerts =
          node instanceof Element
            ? [
                ...(node.matches('[role="alert"]') ? [node] : []),
                ...node.querySelectorAll('[role="alert"]'),
              ]
            : [];
        for (const alert of alerts) if (alert.closest(hidden) === null) said.add(alert);
      }
    }
    heard.push(...[...said].map(textOf).filter((text) => text !== ''));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  Reflect.set(globalThis, 'heard', heard);
  return heard;
}
