/**
 * An error in our own code: its class and where it was thrown, without its message, which may quote
 * a person's text.
 */
export interface Fault {
  readonly name: string;
  readonly stack: string;
}

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, stack: '' };
  const places = (error.stack ?? '').split('\n').filter((line) => isPlace.test(line));
  return { name: error.name, stack: places.join('\n') };
}

/** A line of a stack that names a place in the code, as Chromium or the others write it. */
const isPlace = /^\s+at .*:\d+:\d+\)?$|@.*:\d+:\d+$/;

/** The global scope of a page or of a worker. */
type Scope = Pick<EventTarget, 'addEventListener'>;
type Add = (fault: Fault) => void;

/** Hears what nobody caught: exceptions, rejections, and what `reportError` was given. */
export function catchFaults(scope: Scope, add: Add): void {
  scope.addEventListener('error', (event) => {
    // The browser's own notices, such as of a ResizeObserver, have none.
    if ('error' in event && event.error != null) add(faultOf(event.error));
  });
  scope.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) add(faultOf(event.reason));
  });
}

/** Undefined in older browsers, and where one is set to keep nothing for this site. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('snagbook.faults');
  } catch {
    return undefined;
  }
}

/** A worker has no storage and no reports: it tells the pages that are open. */
export function tellFaults(scope: Scope): void {
  catchFaults(scope, (fault) => {
    const channel = openChannel();
    channel?.postMessage(fault);
    channel?.close();
  });
}

/** Until the returned function is called. */
export function hearFaults(add: Add): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<Fault>) => add(data));
  return () => channel?.close();
}
