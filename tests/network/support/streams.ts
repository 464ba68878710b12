import { Environment, createOperationDescriptor, requestSubscription } from 'relay-runtime';
import { createStore, type NetworkFailure, type NetworkLayer } from '../../../network/index';
import { snagQuery } from './documents';
import { fakeLayer, json } from './fakeLayer';

export const first = { id: 'entry_1', text: 'Raised in the “Küche” 🔨' };
export const history = [
  first,
  { id: 'entry_2', text: 'Böhm: done ✔' },
  { id: 'entry_3', text: 'closed\r\n---' },
];
export const facts = {
  id: 'snag_42',
  title: 'Fuge undicht – ü',
  author: { id: 'user_1', name: 'Žofie' },
};
export const later = {
  note: 'Überall 💧',
  author: { id: 'user_1', name: 'Žofie', email: 'z@example.org' },
};
export const whole = { data: { snag: { ...facts, ...later, history } } };
export const label = 'SnagQuery$defer$later';
export const streamLabel = 'SnagQuery$stream$history';

export const formats: Record<string, object[]> = {
  'with paths (2023)': [
    { data: { snag: { ...facts, history: [first] } }, hasNext: true },
    {
      incremental: [{ label: streamLabel, path: ['snag', 'history', 1], items: [history[1]] }],
      hasNext: true,
    },
    {
      incremental: [
        { label, path: ['snag'], data: later },
        { label: streamLabel, path: ['snag', 'history', 2], items: [history[2]] },
      ],
      hasNext: true,
    },
    { hasNext: false },
  ],
  'with paths, the end said by the last piece': [
    { data: { snag: { ...facts, history: [first] } }, hasNext: true },
    {
      incremental: [
        { label, path: ['snag'], data: later },
        { label: streamLabel, path: ['snag', 'history', 1], items: history.slice(1) },
      ],
      hasNext: false,
    },
  ],
  'with pending and completed (current)': [
    {
      data: { snag: { ...facts, history: [first] } },
      pending: [
        { id: '0', path: ['snag'], label },
        { id: '1', path: ['snag', 'history'], label: streamLabel },
      ],
      hasNext: true,
    },
    {
      incremental: [
        { id: '1', items: [history[1]] },
        { id: '0', data: { note: later.note } },
      ],
      hasNext: true,
    },
    // Only those of the author's fields that were not in an earlier part.
    {
      incremental: [
        { id: '0', subPath: ['author'], data: { email: later.author.email } },
        { id: '1', items: [history[2]] },
      ],
      completed: [{ id: '0' }],
      hasNext: true,
    },
    { completed: [{ id: '1' }], hasNext: false },
  ],
  'as graphql 17.1 sends it, the last part with all that is left': [
    {
      data: { snag: { ...facts, history: [first] } },
      pending: [
        { id: '0', path: ['snag'], label },
        { id: '1', path: ['snag', 'history'], label: streamLabel },
      ],
      hasNext: true,
    },
    { hasNext: true, incremental: [{ id: '1', items: [history[1]] }] },
    { hasNext: true, incremental: [{ id: '1', items: [history[2]] }], completed: [{ id: '1' }] },
    {
      hasNext: false,
      incremental: [
        { id: '0', data: { email: later.author.email }, subPath: ['author'] },
        { id: '0', data: { note: later.note } },
      ],
      completed: [{ id: '0' }],
    },
  ],
};

export const encoder = new TextEncoder();

export function bytesOf(
  parts: object[],
  boundary = '-',
  end = `\r\n--${boundary}--\r\n`,
): Uint8Array {
  const head = 'Content-Type: application/json; charset=utf-8\r\n\r\n';
  return encoder.encode(
    `preamble\r\n--${boundary}${parts.map((part) => `\r\n${head}${JSON.stringify(part)}\r\n--${boundary}`).join('')}`.slice(
      0,
      -boundary.length - 4,
    ) + end,
  );
}

export function streamed(
  bytes: Uint8Array,
  cuts: readonly number[],
  contentType = 'multipart/mixed; boundary="-"',
): Response {
  const edges = [0, ...cuts, bytes.length];
  let next = 0;
  const body = new ReadableStream({
    pull(controller) {
      const [from, to] = [edges[next], edges[next + 1]];
      next += 1;
      if (to === undefined) controller.close();
      else controller.enqueue(bytes.slice(from, to));
    },
  });
  return new Response(body, { headers: { 'Content-Type': contentType } });
}

export interface Shown {
  readonly records: () => unknown;
  readonly payloads: unknown[];
  readonly errors: NetworkFailure[];
  readonly completed: () => boolean;
}

export function show(
  layer: NetworkLayer,
  document = snagQuery,
  metadata: Record<string, unknown> = {},
): Shown {
  const environment = new Environment({ network: layer.network, store: createStore() });
  const payloads: unknown[] = [];
  const errors: NetworkFailure[] = [];
  let completed = false;
  // The layer promises that every failure is of this class; other tests assert it.
  const failed = (error: Error): number => errors.push(error as NetworkFailure);
  const ended = (): void => void (completed = true);
  if (document.params.operationKind === 'subscription') {
    // oxlint-disable-next-line relay/generated-typescript-types -- these documents are written by hand, without generated types
    requestSubscription(environment, {
      subscription: document,
      variables: {},
      onNext: (data) => payloads.push(data),
      onError: failed,
      onCompleted: ended,
    });
  } else {
    const operation = createOperationDescriptor(document, {}, { force: true, metadata });
    environment.retain(operation);
    environment
      .execute({ operation })
      .subscribe({ next: (payload) => payloads.push(payload), error: failed, complete: ended });
  }
  return {
    records: () => environment.getStore().getSource().toJSON(),
    payloads,
    errors,
    completed: () => completed,
  };
}

export async function load(reply: () => Response): Promise<Shown> {
  const { layer, clock } = fakeLayer(reply);
  const shown = show(layer);
  for (let turn = 0; turn < 1_000 && !shown.completed() && shown.errors.length === 0; turn += 1)
    await clock.advance(0);
  expect(clock.pending).toBe(0);
  return shown;
}

/** The store that an answer in one piece makes. */
export async function storeOfWhole(): Promise<unknown> {
  // Relay warns in development that such an answer came in one piece.
  const warning = jest.spyOn(console, 'error').mockImplementation(() => {});
  const records = (await load(() => json(whole))).records();
  warning.mockRestore();
  return records;
}
