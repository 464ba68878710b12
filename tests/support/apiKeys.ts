import type { KeyKind } from '../../rules/apiKeys';
import type { Site } from './site';
import { type Caller, event, newId } from './wire';

export interface MadeKey extends Caller {
  keyId: string;
}

export const makeKeyDocument =
  'mutation ($input: MakeApiKeyInput!) { makeApiKey(input: $input) { key receipt { eventId } } }';

/** A new key of the project, which asks as its bearer does. */
export async function makeKey(site: Site, kind: KeyKind, name = 'Power BI'): Promise<MadeKey> {
  const keyId = newId('key');
  const { makeApiKey } = await site.ask<{ makeApiKey: { key: string } }>('admin', makeKeyDocument, {
    input: { ...event(), projectId: site.projectId, keyId, name, kind },
  });
  return { keyId, token: makeApiKey.key, cookies: '' };
}

export const endKey = (site: Site, keyId: string) =>
  site.ask(
    'admin',
    'mutation ($input: EndApiKeyInput!) { endApiKey(input: $input) { project { apiKeys { id } } } }',
    { input: { ...event(), keyId } },
  );

/** A request with a key, beside GraphQL. */
export const fetchWith = (site: Site, key: MadeKey, path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${key.token}` } });
