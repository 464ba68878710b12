/** The later part of a streamed answer, kept back on its way. */
export interface HeldPart {
  /** Resolves when the server has sent all of the answer. */
  readonly sent: Promise<void>;
  release(): void;
  /** The line breaks before the part has come through. */
  cut(): void;
}

/**
 * Lets the first part of a streamed answer through and holds the rest; null if the answer is not
 * streamed.
 */
export function holdLaterPart(
  response: Response,
): { readonly response: Response; readonly part: HeldPart } | null {
  const type = response.headers.get('content-type') ?? '';
  const boundary = /^multipart\/mixed;.*boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary === undefined || response.body === null) return null;
  const source = response.body.getReader();
  const encoder = new TextEncoder();
  let target: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (target = controller),
  });
  const border = `--${boundary}`;
  let rest = '';

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    let passed = false;
    for (;;) {
      const { done, value } = await source.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const end = passed ? -1 : rest.indexOf(border, rest.indexOf('"hasNext":true') + 1);
      if (end < 0 || !rest.includes('"hasNext":true')) continue;
      passed = true;
      const first = end + border.length;
      target?.enqueue(encoder.encode(rest.slice(0, first)));
      rest = rest.slice(first);
    }
  }

  return {
    response: new Response(body, { status: response.status, headers: { 'content-type': type } }),
    part: {
      sent: read(),
      release() {
        target?.enqueue(encoder.encode(rest));
        target?.close();
      },
      cut: () => target?.error(new TypeError('terminated')),
    },
  };
}
