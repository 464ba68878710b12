import { typeidUnboxed } from 'typeid-js';
import { announce } from './photos';

/** Who asks: somebody with a token and the cookies of their session, or nobody. */
export interface Caller {
  token: string;
  cookies: string;
}

export const nobody: Caller = { token: '', cookies: '' };

export interface Extensions {
  code: string;
  retryable: boolean;
  field?: string;
  meta?: Record<string, string | number>;
}

export interface Answer<Data> {
  status: number;
  data: Data | null;
  errors: { message: string; path?: (string | number)[]; extensions: Extensions }[];
}

export type Variables = Readonly<Record<string, unknown>>;

export const newId = (prefix: string): string => typeidUnboxed(prefix);

/** What every event's input begins with, at this moment or at the one given. */
export const event = (occurredAt: number = Date.now()) => ({ eventId: newId('event'), occurredAt });

const headersOf = ({ token, cookies }: Caller): Record<string, string> => ({
  'x-snagbook': '1',
  ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  ...(cookies === '' ? {} : { cookie: cookies }),
});

/**
 * A GraphQL request over HTTP, by the wire a browser uses, with a text in place of a known id: an
 * unknown one beside it would have a server in development look at its lists on the disk for every
 * request.
 */
export async function gql<Data>(
  url: string,
  caller: Caller,
  query: string,
  variables: Variables = {},
): Promise<Answer<Data>> {
  const body = JSON.stringify({ query, variables });
  return answerOf(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headersOf(caller), 'content-type': 'application/json' },
      body,
    }),
  );
}

/**
 * The same with a file in place of `variables.input.file`, by the GraphQL multipart request
 * specification.
 */
export async function upload<Data>(
  url: string,
  caller: Caller,
  query: string,
  variables: { input: Variables },
  file: Blob,
): Promise<Answer<Data>> {
  const form = new FormData();
  const sent = { ...variables, input: { ...variables.input, file: null } };
  form.append('operations', JSON.stringify({ query, variables: sent }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', file, file instanceof File ? file.name : 'photo.jpg');
  return answerOf(
    await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(caller), body: form }),
  );
}

export async function answerOf<Data>(response: Response): Promise<Answer<Data>> {
  // What the wire promises for every answer of /graphql.
  const body = (await response.json()) as { data?: Data | null; errors?: Answer<Data>['errors'] };
  return { status: response.status, data: body.data ?? null, errors: body.errors ?? [] };
}

/** The data of an answer that must have no errors. */
export function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (data === null || errors.length > 0) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
}

/** Why an answer was refused; fails if it was not. */
export function refusalOf({ errors, data }: Answer<unknown>): Extensions & { message: string } {
  const [first] = errors;
  if (first === undefined) throw new Error(`Not refused: ${JSON.stringify(data)}`);
  return { ...first.extensions, message: first.message };
}

/** What a device says of a photo. */
export const photoInput = (
  snagId: string,
  bytes: Uint8Array,
  kind: 'DEFECT' | 'EVIDENCE' = 'DEFECT',
) => ({
  ...event(),
  snagId,
  photoId: newId('photo'),
  kind,
  takenAt: Date.now(),
  ...announce(bytes),
});

/** Signs in over HTTP and keeps the cookies, as a browser does. */
export async function signIn(
  url: string,
  credentials: { email: string; password: string },
  device = '',
): Promise<Caller & { response: Response }> {
  const response = await fetch(`${url}/session`, {
    method: 'POST',
    headers: {
      'x-snagbook': '1',
      'content-type': 'application/json',
      ...(device !== '' && { cookie: device }),
    },
    body: JSON.stringify(credentials),
  });
  // what the route promises
  const { accessToken = '' } = (await response.clone().json()) as { accessToken?: string };
  return { token: accessToken, cookies: cookiesOf(response), response };
}

/** The same on the device that somebody has signed in on before. */
export async function signInAgain(
  url: string,
  person: { email: string; password: string; cookies: string },
): Promise<Caller> {
  const device = /(?:__Secure-)?snagbook_device=[^;]*/.exec(person.cookies)?.[0] ?? '';
  const { token, cookies } = await signIn(url, person, device);
  return {
    token,
    cookies: cookies.includes('snagbook_device=') ? cookies : `${cookies}; ${device}`,
  };
}

/** The cookies an answer sets, as a request sends them back. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
