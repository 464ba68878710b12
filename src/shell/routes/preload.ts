import { useEffect } from 'react';
import {
  createOperationDescriptor,
  fetchQuery,
  PreloadableQueryRegistry,
  type Environment,
} from 'relay-runtime';
import RaiseSnagScreenQuery from '../../../__generated__/relay/RaiseSnagScreenQuery$parameters';
import { useUserSession } from '../../app/context';
import { hasState } from '../../sync/rows/deviceEnvironment';
import { startLateParts } from '../../app/loading/latePart';
import { outbox, raiseSnag, snagDetail } from './code';

/** Wait after a failure, in ms. */
const retryMs = 30_000;
/**
 * Wait in browsers without `requestIdleCallback`, and the longest wait for an idle moment, in ms.
 */
const idleMs = 1_000;
const latestMs = 5_000;

/**
 * Preloads what is needed when the signal is lost while the list is open: the code of the snag's
 * page, of the outbox and of the frame's panels, and code and data (trades, locations) of the form.
 * Waits until a screen is complete and the browser is idle.
 */
export function usePreload(code: string, complete: boolean, mayRaise: boolean): void {
  const { environment } = useUserSession();
  useEffect(() => {
    if (!complete) return undefined;
    return whenIdle(() => {
      snagDetail.start();
      outbox.start();
      startLateParts();
      return mayRaise ? preloadForm(environment, code) : () => undefined;
    });
  }, [environment, code, complete, mayRaise]);
}

/**
 * Time after which the copy is brought up to date although nothing happened, in ms. It is shown
 * with its age when the connection is lost, so it should not look old.
 */
const comparedMs = 300_000;

/**
 * Keeps a replica of the project on this device: begins when the first screen is complete and the
 * browser idle. Until it is complete it is brought up to date with each change; then the
 * subscription does that.
 */
export function useKeptProject(code: string, complete: boolean): void {
  const { keepProject, journal, environment } = useUserSession();
  useEffect(() => {
    if (!complete) return undefined;
    return whenIdle(() => {
      const keep = (): void => keepProject(code);
      keep();
      const stop = journal.changes.subscribe(() => {
        if (!hasState(environment, code)) keep();
      });
      const timer = setInterval(keep, comparedMs);
      return () => {
        stop();
        clearInterval(timer);
      };
    });
  }, [keepProject, journal, environment, code, complete]);
}

/** Fetches the form's data and retains it in the store; returns the function to stop. */
function preloadForm(environment: Environment, code: string): () => void {
  const form = { code, plan: '', pinned: false };
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retained: { dispose(): void } | undefined;
  let request: { unsubscribe(): void } | undefined;

  async function start(): Promise<void> {
    await raiseSnag.loaded();
    // Loading the code registers the query.
    const document = PreloadableQueryRegistry.get(RaiseSnagScreenQuery.params.id ?? '');
    if (stopped || document == null) return;
    retained ??= environment.retain(createOperationDescriptor(document, form));
    request = fetchQuery(environment, document, form, {
      fetchPolicy: 'store-or-network',
    }).subscribe({ error: retry });
  }

  function run(): void {
    start().catch(retry);
  }

  function retry(): void {
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

/** Returns the function that stops it, or prevents it from starting. */
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
