import { fakeLayer } from './support/fakeLayer';
import {
  bytesOf,
  encoder,
  facts,
  formats,
  later,
  load,
  show,
  storeOfWhole,
  streamed,
} from './support/streams';

/** A small repeatable source of numbers. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

let expected: unknown;
beforeAll(async () => {
  expected = await storeOfWhole();
});

test('A plain JSON answer to a query with @defer keeps the deferred fields', () => {
  expect(expected).toMatchObject({
    snag_42: { title: facts.title, note: later.note },
    user_1: { name: 'Žofie', email: 'z@example.org' },
    entry_3: { text: 'closed\r\n---' },
  });
});

describe.each(Object.entries(formats))('A streamed answer %s', (_name, parts) => {
  test('makes the same store as an answer in one piece', async () => {
    const shown = await load(() => streamed(bytesOf(parts), []));
    expect(shown.errors).toEqual([]);
    expect(shown.records()).toEqual(expected);
    expect(shown.payloads.at(-1)).toEqual({ data: null, extensions: { is_final: true } });
  });

  test('makes the same store wherever it is cut: at every byte, and at random places', async () => {
    const bytes = bytesOf(parts);
    const everywhere = Array.from({ length: bytes.length - 1 }, (_, index) => index + 1);
    expect((await load(() => streamed(bytes, everywhere))).records()).toEqual(expected);
    const random = numbers(7);
    for (let round = 0; round < 40; round += 1) {
      const cuts = everywhere.filter(() => random() < 0.02);
      expect((await load(() => streamed(bytes, cuts))).records()).toEqual(expected);
    }
  });

  test('that stops before its last part fails with network and is not sent again', async () => {
    const shortened = bytesOf(parts.slice(0, -1), '-', '\r\n---');
    const { layer, clock, sent } = fakeLayer(() => streamed(shortened, [5]));
    const shown = show(layer);
    await clock.advance(60_000);
    expect(shown.errors.map((error) => [error.name, error.kind])).toEqual([
      ['NetworkFailure', 'network'],
    ]);
    expect([sent.length, shown.completed()]).toEqual([1, false]);
  });

  test('whose deferred part has errors fails with graphql', async () => {
    const broken = structuredClone(parts) as Record<
      string,
      { id?: string; errors?: object[]; data?: unknown }[]
    >[];
    const errors = [
      { message: 'No note.', path: ['snag', 'note'], extensions: { code: 'INTERNAL' } },
    ];
    const entry =
      broken.flatMap((part) => part['completed'] ?? []).find(({ id }) => id === '0') ??
      broken.flatMap((part) => part['incremental'] ?? []).find(({ data }) => data !== undefined);
    if (entry !== undefined) entry.errors = errors;
    const shown = await load(() => streamed(bytesOf(broken), []));
    expect(shown.errors).toMatchObject([{ kind: 'graphql', graphqlErrors: errors }]);
  });
});

test('Each part reaches Relay as it arrives', async () => {
  const parts = formats['with paths (2023)'] ?? [];
  let push = (_bytes: Uint8Array): void => {};
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (push = (bytes) => controller.enqueue(bytes)),
  });
  const { layer, clock } = fakeLayer(
    () => new Response(body, { headers: { 'Content-Type': 'multipart/mixed; boundary=abc' } }),
  );
  const shown = show(layer);
  push(encoder.encode(`--abc\r\n\r\n${JSON.stringify(parts[0])}\r\n--abc`));
  await clock.advance(0);
  expect([shown.payloads.length, shown.completed()]).toEqual([1, false]);
});
