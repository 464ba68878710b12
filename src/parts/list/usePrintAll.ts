import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { printRequest } from '../../app/requests';

/** One end of the loaded rows. */
interface End {
  /** Whether there are further rows. */
  readonly goesOn: boolean;
  /** Whether a page may be loaded now. */
  readonly more: boolean;
  readonly load: (count: number) => void;
}

/** Rows of one page: the most that the server gives, and those that a device finds in no time. */
const pageRows = { fromServer: 100, onDevice: 2_000 };
/** ms that are waited for pictures. */
const picturesMs = 5_000;

/**
 * Prints all of a list: loads what is not loaded yet and then opens the browser's print. Also for
 * Ctrl+P, by which the browser would print what is there. True while it is under way; all rows are
 * to be drawn then.
 */
export function usePrintAll(
  list: RefObject<Element | null>,
  { enabled, ends, onDevice }: { enabled: boolean; ends: readonly [End, End]; onDevice: boolean },
): boolean {
  const asked = useSyncExternalStore(printRequest.subscribe, printRequest.get) && enabled;
  const [above, below] = ends;
  const isWhole = !above.goesOn && !below.goesOn;
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const prints = event.ctrlKey || event.metaKey;
      if (!prints || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      printRequest.set(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      printRequest.set(false);
    };
  }, [enabled]);
  useEffect(() => {
    if (!asked) return;
    const count = pageRows[onDevice ? 'onDevice' : 'fromServer'];
    if (below.more) below.load(count);
    else if (!below.goesOn && above.more) above.load(count);
  }, [asked, below, above, onDevice]);
  useEffect(() => {
    if (!asked || !isWhole) return undefined;
    let left = false;
    void picturesIn(list.current).then(() => {
      if (left) return;
      globalThis.print();
      printRequest.set(false);
    });
    return () => {
      left = true;
    };
  }, [asked, isWhole, list]);
  return asked;
}

/** Resolves when the pictures are there, or after a while without them. */
async function picturesIn(root: Element | null): Promise<void> {
  const pictures = [...(root?.querySelectorAll('img') ?? [])].map(async (image) => {
    image.loading = 'eager';
    if (!image.complete)
      await new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true });
        image.addEventListener('error', resolve, { once: true });
      });
  });
  await Promise.race([
    Promise.all(pictures),
    new Promise((resolve) => setTimeout(resolve, picturesMs)),
  ]);
}
