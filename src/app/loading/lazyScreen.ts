import { createElement, use, type ComponentType, type ReactElement } from 'react';
import { Refusal } from '../../domain/errors';
import { words } from '../../domain/messages';

/** The code of a screen could not be fetched; a reload gets it, or the version that has taken its place. */
export class CodeNotLoaded extends Refusal {
  override readonly name = 'CodeNotLoaded';

  constructor(cause: unknown) {
    super('CODE_NOT_LOADED', words.codeMissing, { retryable: true, cause });
  }
}

export interface LazyScreen<Props> {
  /** Starts to load the code, beside the data. */
  start(): void;
  /** Resolves when the code is there; rejects with CodeNotLoaded. */
  loaded(): Promise<unknown>;
  Screen(props: Props): ReactElement;
}

/** A screen whose code comes when somebody goes there. Unlike React's `lazy` it can be tried again. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let failed = false;

  function loaded(): Promise<ComponentType<Props>> {
    if (failed) loading = undefined;
    failed = false;
    loading ??= load().catch((cause: unknown) => {
      failed = true;
      throw new CodeNotLoaded(cause);
    });
    return loading;
  }

  return {
    start: () => void loaded().catch(() => {}),
    loaded,
    Screen(props) {
      // Rendering asks for nothing a second time: what failed is shown as failed until somebody goes there again.
      return createElement(use(loading ?? loaded()), props);
    },
  };
}
