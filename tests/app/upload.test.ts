import { createEnvironment } from '../../src/shell/environment';
import { createDelivery } from '../../src/app/events/kinds';
import { newId } from '../../src/domain/ids';
import { createAnswers, createLists } from '../../src/sync/journal/journal';
import { browserWorld } from '../../src/device/world';
import { photoEvent } from './support/openOutbox';
import { until } from './support/until';

/** A browser's request that moves as the test says. */
class HandRequest {
  static readonly made: HandRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly status = 200;
  readonly HEADERS_RECEIVED = 2;
  readyState = 0;
  onreadystatechange?: () => void;
  onload?: () => void;
  responseText = '';
  body: unknown;
  readonly open = (): void => undefined;
  readonly setRequestHeader = (): void => undefined;
  readonly getResponseHeader = (name: string): string | null =>
    name.toLowerCase() === 'content-type' ? 'application/json' : null;
  readonly abort = (): void => undefined;

  send(body: unknown): void {
    this.body = body;
    HandRequest.made.push(this);
  }
}

const original = globalThis.XMLHttpRequest;
beforeEach(() =>
  Object.assign(globalThis, { XMLHttpRequest: HandRequest, isSecureContext: false }),
);
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: original }));

test('the app in a browser uploads a photo by XMLHttpRequest and hears how much of it is out', async () => {
  const fetched: string[] = [];
  const fetch = (url: string): Promise<Response> => {
    fetched.push(url);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  const session = {
    token: () => 'token',
    refresh: () => Promise.resolve('token'),
    lost: () => undefined,
  };
  const { environment, close } = createEnvironment(
    { ...browserWorld(), fetch },
    session,
    () => undefined,
  );
  const { deliver } = createDelivery(
    environment,
    { lists: createLists(), answers: createAnswers() },
    browserWorld().clock,
  );
  const message: [number, number][] = [];
  const { event, photo } = photoEvent(newId('snag'));
  const delivered = deliver({ ...event, order: 1, addedAt: 0 }, photo.bytes, {
    signal: new AbortController().signal,
    onProgress: (...step) => message.push(step),
  });
  await until(() => HandRequest.made.length === 1);
  const [request] = HandRequest.made;
  request?.upload.onprogress?.({ loaded: 600, total: 1_000 });
  const receipt = {
    eventId: event.eventId,
    cursor: '1',
    number: 1,
    sha256: null,
    byteLength: 1_000,
  };
  Object.assign(request ?? {}, {
    readyState: 2,
    responseText: JSON.stringify({
      data: { addPhoto: { receipt, event: null, snag: null, notice: null } },
    }),
  });
  request?.onreadystatechange?.();
  request?.onload?.();
  await expect(delivered).resolves.toMatchObject({ receipt: { eventId: event.eventId } });
  expect(request?.body).toBeInstanceOf(FormData);
  expect(message).toEqual([[600, 1_000]]);
  expect(fetched).toEqual([]);
  close();
});
