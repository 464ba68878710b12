import { createPartsReader } from './incremental';
import { createPartSplitter } from './multipart';
import { failed } from './request';
import type { Answer, Call } from './step';
import type { WireAnswer } from './world';

/**
 * Reads a streamed answer and hands each payload on when it is whole. A stream that stops before it says that it is over has been cut.
 */
export async function readStream(response: WireAnswer, boundary: string, call: Call, next: Answer['next']): Promise<void> {
  const split = createPartSplitter(boundary);
  const read = createPartsReader(call);
  for await (const text of textOf(response)) {
    for (const body of split(text)) {
      const { payloads, last } = read(parse(call, body));
      payloads.forEach(next);
      if (last) return;
    }
  }
  throw failed(call, { kind: 'network', cause: new Error('The stream ended before its last part.') });
}

function parse(call: Call, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // Without its cause, which would quote the body.
    throw failed(call, { kind: 'badBody' });
  }
}

/** The text as it comes. Whoever stops listening closes the line: what may follow is of no use. */
async function* textOf(response: WireAnswer): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return yield await response.text();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
