import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProviderOptions } from '../../server/features/oidc/provider';

export interface OidcProvider {
  options: ProviderOptions;
  /** For programs of their own: the settings that name it. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** A real provider in a process of its own, at which anybody signs in as whoever they say. */
export async function startOidcProvider(): Promise<OidcProvider> {
  // It warns of the version of Node.
  const child = fork(join(__dirname, 'oidcProviderProgram.mjs'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
  const [{ issuer }] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('The provider did not start.')))])) as [{ issuer: string }]; // as the program says
  const options = { issuer, clientId: 'snagbook', clientSecret: 'the secret of snagbook', name: 'Company' };
  return {
    options,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: options.clientId, OIDC_CLIENT_SECRET: options.clientSecret, OIDC_NAME: options.name },
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
    const sent = [...this.cookies].filter(([key]) => key.startsWith(`${host} `)).map(([key, value]) => `${key.slice(host.length + 1)}=${value}`);
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...Object.fromEntries(new Headers(init.headers)), ...(sent.length > 0 && { cookie: sent.join('; ') }) } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(`${host} ${name}`);
      else this.cookies.set(`${host} ${name}`, value);
    }
    return response;
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
}

/** Signs in at the provider and answers the address to which it leads back. */
export async function signInThere(jar: CookieJar, address: string, { email, verified = true, subject, cancels = false }: SaidThere): Promise<string> {
  let url = address;
  for (let steps = 0; steps < 10; steps += 1) {
    const atForm = new URL(url).pathname.startsWith('/interaction/');
    const body = new URLSearchParams({ email, verified: verified ? '1' : '0', ...(subject !== undefined && { subject }), ...(cancels && { cancel: '1' }) });
    const response = await jar.send(url, atForm ? { method: 'POST', body } : {});
    const location = response.headers.get('location');
    if (location === null) throw new Error(`The provider leads nowhere: ${response.status} ${await response.text()}`);
    url = new URL(location, url).href;
    if (url.includes('/session/oidc/callback')) return url;
  }
  throw new Error('The provider leads around in a circle.');
}
