import 'fake-indexeddb/auto';
import { runInThisContext } from 'node:vm';
import { WebSocket } from 'ws';
import { answerStylesQuickly } from './styles';

// What a browser has and jsdom has not, or has in a form that Node's fetch does not take. Taken
// from the context around jsdom's.
// the script's value is the global object
const outer = runInThisContext('globalThis') as typeof globalThis;

// Relay has timers of five minutes. Those left when a test file ends would keep its whole page in
// memory, and Node collects garbage by how much there is of it. A number stands for each, as in a
// browser: Node never forgets a timer that was turned into a number after it had run.
const timers = new Map<number, NodeJS.Timeout>();
let lastTimer = 0;
const clear = (timer: number): void => {
  outer.clearTimeout(timers.get(timer));
  timers.delete(timer);
};
/** None may keep the process alive. */
const note = (timer: NodeJS.Timeout): number => {
  timers.set((lastTimer += 1), timer.unref());
  return lastTimer;
};
const close = window.close.bind(window);
window.close = () => {
  for (const timer of timers.keys()) clear(timer);
  close();
};

Object.assign(globalThis, {
  fetch: outer.fetch,
  Request: outer.Request,
  Response: outer.Response,
  Headers: outer.Headers,
  FormData: outer.FormData,
  Blob: outer.Blob,
  File: outer.File,
  AbortController: outer.AbortController,
  AbortSignal: outer.AbortSignal,
  TextEncoder: outer.TextEncoder,
  TextDecoder: outer.TextDecoder,
  ReadableStream: outer.ReadableStream,
  TransformStream: outer.TransformStream,
  WritableStream: outer.WritableStream,
  BroadcastChannel: outer.BroadcastChannel,
  MessageChannel: outer.MessageChannel,
  structuredClone: outer.structuredClone,
  setTimeout(run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
    const timer = note(
      outer.setTimeout(() => {
        timers.delete(timer);
        run(...given);
      }, ms),
    );
    return timer;
  },
  clearTimeout: clear,
  setInterval: (...call: Parameters<typeof setInterval>) => note(outer.setInterval(...call)),
  clearInterval: clear,
  setImmediate: outer.setImmediate,
  clearImmediate: outer.clearImmediate,
  WebSocket,
});
Object.defineProperty(globalThis, 'crypto', { value: outer.crypto, configurable: true });

let blobs = 0;
URL.createObjectURL = () => `blob:test/${++blobs}`;
URL.revokeObjectURL = () => undefined;

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
// As a browser does with a bug that nobody caught.
globalThis.reportError ??= (error: unknown) => console.error(error);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.CSS ??= Object.assign(Object.create(null) as typeof CSS, {
  escape: (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`),
  supports: () => false,
}); // only these two are used
answerStylesQuickly(window);
