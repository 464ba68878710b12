import type { ServerResponse } from 'node:http';

/**
 * Ties a body to its connection. If the body breaks off the connection is cut, so that whoever
 * reads it knows that the rest is missing: by itself the adapter below would leave it open, and a
 * person who then closes it would end the process by a rejection that nobody handles. If the
 * connection is closed the body is cancelled, also where that was before there was one: the adapter
 * never touches a body that has nobody to go to.
 */
export function cutBroken(response: Response, res: ServerResponse): Response {
  if (response.body === null) return response;
  const reader = response.body.getReader();
  // What was being read may fail while it is given up.
  const leave = (): Promise<void> => reader.cancel().catch(() => undefined);
  if (res.closed) void leave();
  else res.once('close', () => void leave());
  // It may break off while nobody reads.
  reader.closed.catch(() => res.destroy());
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch {
          res.destroy();
          controller.close();
        }
      },
      cancel: leave,
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: response.status, headers: response.headers });
}
