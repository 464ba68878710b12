import type { Site } from './site';
import { type Caller, event, newId } from './wire';

/** The cookies of a browser, by their names. */
export class Jar {
  private readonly kept = new Map<string, string>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.kept.delete(name);
      else this.kept.set(name, value);
    }
  }

  get cookies(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

export interface LinkAnswer {
  status: number;
  body: {
    accessToken?: string;
    user?: { id: string; name: string; link?: { code: string; company: string; client?: true } };
    link?: {
      project: string;
      company: string;
      client?: true;
      name: string | null;
    };
    error?: { code: string; message: string; retryable: boolean; meta?: { ended?: number } };
  };
}

/** A path of the session routes, as a browser with these cookies asks for it. */
export async function ask(
  site: Pick<Site, 'url'>,
  path: string,
  jar: Jar,
  body?: object,
): Promise<LinkAnswer> {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie: jar.cookies },
    ...(body && { body: JSON.stringify(body) }),
  });
  jar.take(response);
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as LinkAnswer['body']),
  }; // of our own server
}

/** A new token of the link of a company. */
export async function makeLink(site: Site, companyId: string): Promise<string> {
  const made = await site.ask<{ makeCompanyLink: { path: string } }>(
    'admin',
    'mutation ($input: MakeCompanyLinkInput!) { makeCompanyLink(input: $input) { path } }',
    { input: { ...event(), companyId } },
  );
  return made.makeCompanyLink.path.replace('/t/', '');
}

/** A client's link, and a token of it. */
export async function makeClientLink(
  site: Site,
  more: { name?: string; locationId?: string; mayComment?: boolean } = {},
): Promise<{ linkId: string; token: string }> {
  const linkId = newId('link');
  const made = await site.ask<{ makeClientLink: { path: string } }>(
    'admin',
    'mutation ($input: MakeClientLinkInput!) { makeClientLink(input: $input) { path } }',
    { input: { ...event(), projectId: site.projectId, linkId, name: 'Family Weber', ...more } },
  );
  return { linkId, token: made.makeClientLink.path.replace('/t/', '') };
}

export const withdrawLink = (site: Site, companyId: string) =>
  site.ask<{ withdrawCompanyLink: { company: { link: null } } }>(
    'admin',
    'mutation ($input: WithdrawCompanyLinkInput!) { withdrawCompanyLink(input: $input) { company { link { id } } } }',
    { input: { ...event(), companyId } },
  );

export interface Arrived extends Caller {
  jar: Jar;
  userId: string;
}

/** Opens a link on a device and says a name. */
export async function arrive(
  site: Site,
  token: string,
  name: string,
  jar = new Jar(),
): Promise<Arrived> {
  const { status, body } = await ask(site, '/session/link', jar, { token, name });
  if (status !== 200 || body.accessToken === undefined || body.user === undefined)
    throw new Error(`Not let in: ${status} ${JSON.stringify(body)}`);
  return { token: body.accessToken, cookies: jar.cookies, jar, userId: body.user.id };
}
