import { createElement, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { messages } from '../../domain/messages';
import { lazyScreen, type LazyScreen } from './lazyScreen';
import { useRetry } from './useRetry';

/** All late parts, to load them while the browser is idle. */
const parts: Pick<LazyScreen<object>, 'start'>[] = [];

/**
 * A part of a screen that is needed later than the screen itself, so its code is not in the first
 * load. The code is loaded when the first screen is complete and the browser idle, or when the part
 * is shown before that. Until then nothing is rendered.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement | null {
  let Part: ComponentType<Props> | undefined;
  const code = lazyScreen(async () => (Part = await load()));
  parts.push(code);
  return function LatePart(props) {
    const [state, setState] = useState<'waits' | 'failed' | 'there'>(
      Part === undefined ? 'waits' : 'there',
    );
    const [again, setAgain] = useState(0);
    useEffect(() => {
      let left = false;
      if (Part === undefined)
        code.loaded().then(
          () => left || setState('there'),
          () => left || setState('failed'),
        );
      return () => {
        left = true;
      };
    }, [again]);
    useRetry(state === 'failed' ? () => setAgain(again + 1) : null);
    if (Part !== undefined) return createElement(Part, props);
    return state === 'failed' ? <p role="alert">{messages.codeMissing}</p> : null;
  };
}

/**
 * Loads the code of all late parts. Code that does not arrive is requested again when its part is
 * shown.
 */
export function startLateParts(): void {
  for (const { start } of parts) start();
}
