import { createHash } from 'node:crypto';
import type { Bench } from './bench';
import { operation } from './documents';
import { expiredPerson } from './requests';

const addPhotos = operation(
  'mutation AddPhotosMutation($cover: Upload, $more: [Upload!], $input: PhotosInput) { addPhotos(cover: $cover, more: $more, input: $input) { name size sha256 } }',
);

/** Bytes that are no text and differ from file to file; more than one piece of a stream. */
function photo(name: string, size = 200_000): File {
  const bytes = Uint8Array.from(
    { length: size },
    (_, index) => (index * 31 + name.length * index) % 256,
  );
  return new File([bytes], name, { type: 'image/jpeg' });
}

async function echo(file: File): Promise<object> {
  const bytes = Buffer.from(await file.arrayBuffer());
  return {
    name: file.name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Files in the variables, after the GraphQL multipart request specification. */
export function uploads(bench: Bench): void {
  const { server } = bench;

  test('Files in a variable, in a list and deep in an input arrive whole and in their places', async () => {
    const files = [
      photo('Tür.jpg'),
      photo('crack 1.jpg'),
      photo('crack 2.jpg', 2_000_000),
      photo('front.jpg', 1),
      photo('back.jpg', 0),
    ] as const;
    const [cover, one, two, front, back] = files;
    const { payloads, failure } = await bench
      .client()
      .outcome(addPhotos, { cover, more: [one, two], input: { front, back } });
    expect(failure).toBeUndefined();
    expect(payloads[0]).toHaveProperty('data', { addPhotos: await Promise.all(files.map(echo)) });
  });

  test(
    server.sharedFile
      ? 'The same file in two places is sent once and arrives in both'
      : 'The same file in two places is sent once, and refused',
    async () => {
      const file = photo('twice.jpg');
      const { outcome, exchanges } = bench.client();
      const { payloads, failure } = await outcome(addPhotos, { cover: file, more: [file] });
      const sent = exchanges[0]?.body;
      expect(sent instanceof FormData && [...sent.keys()]).toEqual(['operations', 'map', '0']);
      if (server.sharedFile)
        expect(payloads[0]).toHaveProperty('data', {
          addPhotos: [await echo(file), await echo(file)],
        });
      else
        expect(failure).toMatchObject({
          kind: 'graphql',
          graphqlErrors: [{ message: expect.stringContaining('not referencing same file twice') }],
        });
    },
  );

  test('An upload with an expired token is sent again, whole, with the new one', async () => {
    const file = photo('late.jpg', 2_000_000);
    const person = expiredPerson();
    const { outcome, exchanges } = bench.client({ auth: person });
    const { payloads, failure } = await outcome(addPhotos, { cover: file });
    expect(failure).toBeUndefined();
    expect(payloads[0]).toHaveProperty('data', { addPhotos: [await echo(file)] });
    expect([exchanges.map(({ status }) => status), person.refreshes]).toEqual([[401, 200], 1]);
  });

  test(
    server.uploadHeaders === undefined
      ? 'An upload needs no header of its own'
      : 'An upload without the header against forged requests is refused with 400',
    async () => {
      const file = photo('forged.jpg', 10);
      const { outcome, exchanges } = bench.client({ headers: () => ({}) });
      const { payloads, failure } = await outcome(addPhotos, { cover: file });
      if (server.uploadHeaders === undefined)
        expect(payloads[0]).toHaveProperty('data', { addPhotos: [await echo(file)] });
      else {
        expect(failure).toMatchObject({
          kind: 'http',
          status: 400,
          graphqlErrors: [{ message: expect.stringContaining('Cross-Site Request Forgery') }],
        });
        expect(exchanges.length).toBe(3);
      }
    },
  );
}
