import type { Virtualizer, VirtualizerOptions } from '@tanstack/virtual-core';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { importWithRetry } from '../../device/importWithRetry';

type Core = typeof import('./virtualCore');
type Options = VirtualizerOptions<HTMLElement, Element>;
/** The scroll position and the measured heights to start with. */
type Beginning = Pick<Options, 'initialOffset' | 'initialMeasurementsCache'>;

interface Begun {
  readonly virtualizer: Virtualizer<HTMLElement, Element>;
  readonly beginning: Beginning;
  /** The ref of each rendered item. */
  readonly measure: (element: Element | null) => void;
}

const loadCore = importWithRetry(() => import('./virtualCore'));
let core: Core | null = null;
let measuring = false;

/**
 * The library's virtualizer for React. Its code is loaded after the first rows: until then the
 * state is `waits`, and `missing` if it cannot be loaded.
 * `left`: the scroll position to start with if the code is loaded already. `drawn`: the one to take
 * over from rows that were rendered without it.
 */
export function useVirtualizer(
  optionsOf: (there: Core) => Omit<Options, 'scrollToFn' | 'observeElementOffset' | 'onChange'>,
  left: Beginning,
  drawn: () => Beginning,
): Begun | 'waits' | 'missing' {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const create = (there: Core, beginning: Beginning): Begun => {
    const virtualizer = new there.Virtualizer(all(there, beginning));
    return {
      virtualizer,
      beginning,
      measure(element) {
        // React is attaching refs and cannot render synchronously.
        measuring = true;
        virtualizer.measureElement(element);
        measuring = false;
      },
    };
  };
  const all = (there: Core, beginning: Beginning): Options => ({
    ...optionsOf(there),
    ...beginning,
    scrollToFn: there.elementScroll,
    observeElementOffset: there.observeElementOffset,
    // While the list scrolls, rows are rendered before the browser paints.
    onChange: (_virtualizer, sync) => (sync && !measuring ? flushSync(draw) : draw()),
  });
  const [begun, setBegun] = useState(() => (core === null ? null : create(core, left)));
  const [missing, setMissing] = useState(false);
  if (begun !== null && core !== null) begun.virtualizer.setOptions(all(core, begun.beginning));
  const begin = useEffectEvent((there: Core) => setBegun(create(there, drawn())));
  useEffect(() => {
    if (begun !== null) return undefined;
    let gone = false;
    const load = (): void =>
      void loadCore().then(
        (there) => {
          core = there;
          if (!gone) begin(there);
        },
        () => gone || setMissing(true),
      );
    // The second frame begins once the first rows are painted, which have the line to themselves.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(load);
    });
    return () => {
      gone = true;
      cancelAnimationFrame(frame);
    };
  }, [begun]);
  const virtualizer = begun?.virtualizer ?? null;
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  return begun ?? (missing ? 'missing' : 'waits');
}
