import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProviderOptions } from '../../server/features/auth/oidcProvider';

export interface OidcProvider {
  options: ProviderOptions;
  /** For programs of their own: the settings that name it. */
  environment: Record<string, string>;
  /** It tells the server at this address who has signed out. */
  serves(url: string): void;
  close(): Promise<void>;
}

/** A real provider in a process of its own, at which anybody signs in as whoever they say. */
export async function startOidcProvider(): Promise<OidcProvider> {
  // It warns of the version of Node.
  const child = fork(join(__dirname, 'oidcProviderProgram.mjs'), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  const [{ issuer }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The provider did not start.'))),
  ])) as [{ issuer: string }]; // as the program says
  const options = {
    issuer,
    clientId: 'snagbook',
    clientSecret: 'the secret of snagbook',
    name: 'Company',
  };
  return {
    options,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: options.clientId,
      OIDC_CLIENT_SECRET: options.clientSecret,
      OIDC_NAME: options.name,
    },
    serves: (url) => void child.send({ served: url }),
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** A browser as far as redirects and cookies go. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const { host } = new URL(url);
    const sent = [...this.cookies]
      .filter(([key]) => key.startsWith(`${host} `))
      .map(([key, value]) => `${key.slice(host.length + 1)}=${value}`);
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        ...(sent.length > 0 && { cookie: sent.join('; ') }),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(`${host} ${name}`);
      else this.cookies.set(`${host} ${name}`, value);
    }
    return response;
  }

  /** Another browser with the cookies of this address alone. */
  sentTo(url: string): CookieJar {
    const jar = new CookieJar();
    for (const [key, value] of this.cookies)
      if (key.startsWith(`${new URL(url).host} `)) jar.cookies.set(key, value);
    return jar;
  }

  names(): string[] {
    return [...this.cookies.keys()].map((key) => key.split(' ')[1] ?? '');
  }
}

export interface SaidThere {
  email: string;
  verified?: boolean;
  /** @default by the e-mail */
  subject?: string;
  cancels?: boolean;
  name?: string;
}

/** Signs in at the provider and answers the address to which it leads back. */
export async function signInThere(
  jar: CookieJar,
  address: string,
  { email, verified = true, subject, cancels = false, name }: SaidThere,
): Promise<string> {
  let url = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const atForm = new URL(url).pathname.startsWith('/interaction/');
    const body = new URLSearchParams({
      email,
      verified: verified ? '1' : '0',
      ...(subject !== undefined && { subject }),
      ...(cancels && { cancel: '1' }),
      ...(name !== undefined && { name }),
    });
    const response = await jar.send(url, atForm ? { method: 'POST', body } : {});
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The provider leads nowhere: ${response.status} ${await response.text()}`);
    url = new URL(location, url).href;
    if (url.includes('/session/oidc/callback')) return url;
  }
  throw new Error('The provider leads around in a circle.');
}

/** Signs out at the provider, which tells the server before it answers. */
export async function signOutThere(jar: CookieJar, issuer: string): Promise<void> {
  const page = await (await jar.send(`${issuer}/session/end`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await jar.send(`${issuer}/session/end/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
}
