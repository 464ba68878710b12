import { isObject, objectOf, parse } from './answer';
import { createPartSplitter } from './multipart';
import { createPartsReader } from './parts';
import { failed } from './request';
import * as settings from './settings';
import type { Answer, Call } from './step';
import type { Clock, WireAnswer } from './world';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads a streamed response and passes on each payload when it is complete. Fails if the stream ends before a part with `hasNext: false`.
 * `over` is called after the last payload, when only the end of the body may still be missing.
 */
export async function readStream(response: WireAnswer, call: Call, clock: Clock, next: Answer['next'], over: () => void): Promise<void> {
  const split = createPartSplitter(response.headers.get('content-type') ?? '');
  const read = createPartsReader(call);
  const reader = response.body?.getReader();
  const leave = (): void => void reader?.cancel().catch(() => {});
  let ended = false;
  let timer: unknown;
  try {
    for await (const text of reader === undefined ? [await response.text()] : textOf(reader)) {
      // What may follow the last part is read too: an HTTP connection is reused when the body was read to its end, and closed when the body is cancelled.
      if (ended) continue;
      for (const body of split(text)) {
        const { payloads, last } = read(partOf(call, body, response));
        payloads.forEach(next);
        if (!last) continue;
        ended = true;
        timer = clock.setTimeout(leave, settings.streamEndMs);
        over();
        break;
      }
    }
  } catch (cause) {
    // After the last part a broken connection is no failure.
    if (!ended) throw cause;
  } finally {
    clock.clearTimeout(timer);
    leave();
  }
  if (!ended) throw failed(call, { kind: 'network', cause: new Error('The stream ended before its last part.') });
}

function partOf(call: Call, body: string, response: WireAnswer): unknown {
  const part = parse(call, body, response);
  const { data, hasNext } = objectOf(part);
  // Data without `hasNext` would count as the last part, and what follows would be lost.
  if (part === undefined || (isObject(data) && hasNext === undefined)) throw failed(call, { kind: 'badBody' });
  return part;
}

/** Decodes the body as it arrives. */
async function* textOf(reader: Reader): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}
