import { useEffect } from 'react';
import { createOperationDescriptor, fetchQuery, PreloadableQueryRegistry, type Environment } from 'relay-runtime';
import RaiseSnagScreenQuery from '../../../__generated__/relay/RaiseSnagScreenQuery$parameters';
import { useUserSession } from '../../app/context';
import { raiseSnag, snagDetail } from './code';

/** What did not come is asked for again so much later, in ms. */
const retryMs = 30_000;
/** Where the browser does not tell when it is idle, and where it never is, in ms. */
const idleMs = 1_000;
const latestMs = 5_000;

/**
 * Loads ahead what somebody needs who walks into a basement with the list open: the code of a snag, and the form with its trades and locations.
 * It waits until a screen is complete and the browser has nothing to do.
 */
export function useAhead(code: string, complete: boolean, mayRaise: boolean): void {
  const { environment } = useUserSession();
  useEffect(() => {
    if (!complete) return undefined;
    return whenIdle(() => {
      snagDetail.start();
      return mayRaise ? formAhead(environment, code) : () => undefined;
    });
  }, [environment, code, complete, mayRaise]);
}

/** Keeps the data of the form in the store until it is stopped. */
function formAhead(environment: Environment, code: string): () => void {
  const form = { code, plan: '', pinned: false };
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retained: { dispose(): void } | undefined;
  let request: { unsubscribe(): void } | undefined;

  async function start(): Promise<void> {
    await raiseSnag.loaded();
    // The code registers its query.
    const document = PreloadableQueryRegistry.get(RaiseSnagScreenQuery.params.id ?? '');
    if (stopped || document == null) return;
    retained ??= environment.retain(createOperationDescriptor(document, form));
    request = fetchQuery(environment, document, form, { fetchPolicy: 'store-or-network' }).subscribe({ error: again });
  }

  function run(): void {
    start().catch(again);
  }

  function again(): void {
    if (!stopped) timer = setTimeout(run, retryMs);
  }

  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    request?.unsubscribe();
    retained?.dispose();
  };
}

/** Returns the way to stop what was begun, or not to begin it. */
function whenIdle(begin: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const run = (): void => {
    stop = begin();
  };
  const cancel = 'requestIdleCallback' in globalThis ? atIdle(run) : later(run);
  return () => {
    cancel();
    stop?.();
  };
}

function atIdle(run: () => void): () => void {
  const handle = requestIdleCallback(run, { timeout: latestMs });
  return () => cancelIdleCallback(handle);
}

function later(run: () => void): () => void {
  const handle = setTimeout(run, idleMs);
  return () => clearTimeout(handle);
}
