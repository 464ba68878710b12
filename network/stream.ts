import { isObject, objectOf, parse } from './answer';
import type { Answer, Call } from './layer';
import { createPartsReader } from './parts';
import { failed } from './request';
import * as settings from './settings';
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

/**
 * Splits a `multipart/mixed` body. Takes its text in chunks of any size and returns the body of each part as soon as its boundary has arrived. Text is
 * scanned once, however small the chunks are.
 */
function createPartSplitter(contentType: string): (text: string) => string[] {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1] ?? '-';
  // Matched by the line feed alone: a body with bare line feeds is then split, and its parts fail as `badBody`.
  const delimiter = `\n--${boundary}`;
  /** Text of the current part, and its last characters, in which a delimiter may have begun. Starts with CRLF because the first delimiter has no line before it. */
  let pieces: string[] = [];
  let end = '\r\n';
  let inside = false;

  return (text) => {
    const parts: string[] = [];
    let rest = end + text;
    for (let at = rest.indexOf(delimiter); at >= 0; at = rest.indexOf(delimiter)) {
      pieces.push(rest.slice(0, at));
      // The text before the first delimiter is no part.
      if (inside) parts.push(bodyOf(pieces.join('')));
      inside = true;
      pieces = [];
      rest = rest.slice(at + delimiter.length);
    }
    const whole = Math.max(0, rest.length - delimiter.length);
    pieces.push(rest.slice(0, whole));
    end = rest.slice(whole);
    return parts;
  };
}

/** A part without its headers; empty, and so invalid JSON, if its lines do not end in CRLF as the format demands. */
function bodyOf(part: string): string {
  const head = part.indexOf('\r\n\r\n');
  return head >= 0 && part.endsWith('\r') ? part.slice(head + 4, -1) : '';
}
