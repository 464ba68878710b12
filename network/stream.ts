import { isObject, tell } from './answer';
import { createPartsReader } from './incremental';
import { createPartSplitter } from './multipart';
import { failed } from './request';
import * as settings from './settings';
import type { Answer, Call } from './step';
import type { Clock, WireAnswer } from './world';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Reads a streamed answer and hands each payload on when it is whole. A stream that stops before it says that it is over has been cut.
 * `over` is called after the last payload, when only the end of the body may still be missing.
 */
export async function readStream(response: WireAnswer, boundary: string, call: Call, clock: Clock, next: Answer['next'], over: () => void): Promise<void> {
  const split = createPartSplitter(boundary);
  const read = createPartsReader(call);
  const reader = response.body?.getReader();
  try {
    for await (const text of reader === undefined ? [await response.text()] : textOf(reader)) {
      for (const body of split(text)) {
        const { payloads, last } = read(partOf(call, body, response));
        payloads.forEach(next);
        if (!last) continue;
        over();
        return await drain(clock, reader);
      }
    }
  } finally {
    // After the end there is nothing left to cancel.
    reader?.cancel().catch(() => {});
  }
  throw failed(call, { kind: 'network', cause: new Error('The stream ended before its last part.') });
}

function partOf(call: Call, body: string, response: WireAnswer): unknown {
  let part: unknown;
  try {
    part = JSON.parse(body);
    tell(call, part, response);
  } catch {
    // Without its cause, which would quote the body.
    throw failed(call, { kind: 'badBody' });
  }
  // Taken for the last one, it would lose what follows.
  if (isObject(part) && isObject(part['data']) && part['hasNext'] === undefined) throw failed(call, { kind: 'badBody' });
  return part;
}

/** The text as it comes. */
async function* textOf(reader: Reader): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

/** Reads what may follow the last part: a connection whose body was read to its end takes the next request, one that was cancelled is lost. */
async function drain(clock: Clock, reader: Reader | undefined): Promise<void> {
  const timer = clock.setTimeout(() => void reader?.cancel().catch(() => {}), settings.streamEndMs);
  try {
    while (reader !== undefined && !(await reader.read()).done);
  } catch {
    // All parts are there; that the line broke after them is no failure.
  } finally {
    clock.clearTimeout(timer);
  }
}
