import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http';
import type { Caller, Extensions } from './wire';

export const boundary = 'snagbook-test-boundary';

export const part = (name: string, content: string | Uint8Array, file?: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: application/pdf`}\r\n\r\n`,
    ),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from('\r\n'),
  ]);
export const end = Buffer.from(`--${boundary}--\r\n`);

/** The two fields in front of the file that stands in `input.file`. */
export const about = (query: string, input: object): Buffer =>
  Buffer.concat([
    part('operations', JSON.stringify({ id: 'free', query, variables: { input } })),
    part('map', JSON.stringify({ 0: ['variables.input.file'] })),
  ]);

/** A request whose body the test writes itself. */
export function openForm(
  url: string,
  caller: Pick<Caller, 'token'>,
  headers: Record<string, string | number> = {},
): ClientRequest {
  const request = openRequest(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'x-snagbook': '1',
      authorization: `Bearer ${caller.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    agent: false,
  });
  // A line that the test cuts tells about it here too.
  request.on('error', () => undefined);
  return request;
}

export interface FormAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  errors: { message: string; extensions: Extensions }[];
  data: unknown;
}

export async function formAnswer(request: ClientRequest): Promise<FormAnswer> {
  // What `once` gives for this event.
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer); // no encoding was set
  const { errors = [], data = null } = JSON.parse(
    Buffer.concat(chunks).toString(),
  ) as Partial<FormAnswer>;
  return { status: response.statusCode ?? 0, headers: response.headers, errors, data };
}
