import { CookieJar, type SaidThere, signInThere } from './oidcProvider';

export interface Entered {
  status: number;
  accessToken?: string;
  user?: { id: string; name: string };
  error?: { code: string; message: string; field?: string; meta?: Record<string, string> };
}

export type OidcVisitors = ReturnType<typeof oidcVisitors>;

/** What browsers do at a server whose people sign in at a provider. */
export function oidcVisitors(url: string) {
  const ask = (
    jar: CookieJar,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<Response> =>
    jar.send(`${url}${path}`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', ...headers },
      body: JSON.stringify(body),
    });

  /** The address to which the page leads for a sign-in. */
  async function beginAt(jar: CookieJar, next = '', more: object = {}): Promise<string> {
    const response = await ask(jar, '/session/oidc/begin', { next, ...more });
    return ((await response.json()) as { address: string }).address; // what the route promises
  }

  async function enter(
    jar: CookieJar,
    password = '',
    headers = {},
    more: object = {},
  ): Promise<Entered> {
    const response = await ask(jar, '/session/oidc', { password, ...more }, headers);
    // what the route promises
    return { status: response.status, ...((await response.json()) as object) };
  }

  /** Signs in there and comes back. */
  async function comeBack(said: SaidThere, jar = new CookieJar()): Promise<CookieJar> {
    const back = await jar.send(await signInThere(jar, await beginAt(jar), said));
    expect([back.status, back.headers.get('location')]).toEqual([303, '/sign-in?by=provider']);
    return jar;
  }

  return { ask, beginAt, enter, comeBack };
}
