import { createElement, use, type ComponentType, type ReactElement } from 'react';
import { Refusal } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { codeMs } from '../../device/importWithRetry';

/**
 * The code of a screen could not be loaded, or did not come in time; a reload gets it, or that of
 * the current version.
 */
export class CodeNotLoaded extends Refusal {
  override readonly name = 'CodeNotLoaded';

  /**
   * `again`: waits for the code once more, for which Safari also asks again; Chromium does not,
   * except by a reload.
   */
  constructor(
    cause: unknown,
    readonly again: () => Promise<unknown> = () => Promise.reject(this),
  ) {
    super('CODE_NOT_LOADED', messages.codeMissing, { retryable: true, cause });
  }
}

export interface LazyScreen<Props> {
  /** Starts to load the code, in parallel with the data. */
  start(): void;
  /** Resolves when the code is loaded; rejects with CodeNotLoaded. */
  loaded(): Promise<unknown>;
  Screen(props: Props): ReactElement;
}

/** A screen whose code is loaded on navigation. Unlike React's `lazy` it can be retried. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  function loaded(): Promise<ComponentType<Props>> {
    if (failed) loading = undefined;
    failed = false;
    loading ??= inTime(load()).catch((cause: unknown) => {
      failed = true;
      throw new CodeNotLoaded(cause, loaded);
    });
    return loading;
  }

  return {
    start: () => void loaded().catch(() => {}),
    loaded,
    Screen(props) {
      // Rendering starts no second request: a failure stays until the next navigation to the
      // screen.
      return createElement(use(loading ?? loaded()), props);
    },
  };
}

function inTime<T>(code: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The code has not come in time')), codeMs);
  });
  return Promise.race([code, late]).finally(() => clearTimeout(timer));
}
