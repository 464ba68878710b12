/** So long after the last touch or key nobody is about to press something, in ms. */
const untouchedMs = 20_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * When Relay's store may look for what no screen needs any more. With a list of thousands of rows one step of that takes a slow phone most of a
 * second, in which a tap would wait: so it is done after nobody has touched the page for a while.
 */
export function createTidying(page: EventTarget): (step: () => void) => void {
  let touchedAt = -Infinity;
  for (const touch of touches) {
    page.addEventListener(
      touch,
      () => {
        touchedAt = performance.now();
      },
      { capture: true, passive: true },
    );
  }
  const leftMs = (): number => Math.max(0, touchedAt + untouchedMs - performance.now());
  return function schedule(step) {
    setTimeout(() => (leftMs() > 0 ? schedule(step) : step()), leftMs());
  };
}
