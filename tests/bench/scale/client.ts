import { readFile } from 'node:fs/promises';
import { typeidUnboxed } from 'typeid-js';
import { WebSocket } from 'ws';
import { announce } from '../../support/photos';
import type { BenchSite } from './fill';

/** A refusal after which a device tries again by itself. */
export class Busy extends Error {
  override readonly name = 'Busy';
  constructor(readonly afterMs: number) {
    super('The server is busy.');
  }
}

const asJson = { 'content-type': 'application/json' };

/** What devices send to a server, without the app: documents by their ids, forms, sockets. */
export async function benchClient(url: string, siteFile: string) {
  // Written by fill.ts, and by Relay's compiler.
  const site = JSON.parse(await readFile(siteFile, 'utf8')) as BenchSite;
  const documents = Object.entries(
    JSON.parse(await readFile('__generated__/documents.json', 'utf8')) as Record<string, string>,
  );
  const ids = new Map(documents.map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', id]));
  const idOf = (name: string): string => ids.get(name) ?? '';
  const inspectors = site.people.filter(({ role }) => role === 'INSPECTOR');
  const inspectorAt = (nth: number): string => inspectors[nth % inspectors.length]?.token ?? '';
  const event = () => ({ eventId: typeidUnboxed('event'), occurredAt: Date.now() });

  async function send(
    token: string,
    body: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<string> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', authorization: `Bearer ${token}`, ...headers },
      body,
    });
    const text = await response.text();
    if (response.status === 503 || text.includes('"retryable":true'))
      throw new Busy(1_000 * Number(response.headers.get('retry-after') ?? '2'));
    if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
    return text;
  }

  const ask = (token: string, name: string, variables: object): Promise<string> =>
    send(token, JSON.stringify({ id: idOf(name), query: '', variables }), asJson);

  return {
    site,
    idOf,
    inspectors,
    ask,
    raise(snagId: string, nth: number, token = inspectorAt(nth)): Promise<string> {
      return ask(token, 'useRaiseSnagMutation', {
        input: {
          ...event(),
          projectId: site.projectId,
          snagId,
          title: `Scratch ${nth}`,
          locationId: site.locationId,
          tradeId: site.tradeId,
        },
      });
    },
    /** The same event whenever it is called again, as devices send what was not confirmed. */
    photo(snagId: string, bytes: Buffer, token: string): () => Promise<string> {
      const input = {
        ...event(),
        snagId,
        photoId: typeidUnboxed('photo'),
        kind: 'DEFECT',
        takenAt: Date.now(),
        ...announce(bytes),
        file: null,
      };
      return () => {
        const form = new FormData();
        form.append(
          'operations',
          JSON.stringify({ id: idOf('useAddPhotoMutation'), query: '', variables: { input } }),
        );
        form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
        form.append('0', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
        return send(token, form);
      };
    },
    inspectorAt,
    /** Follows the project's journal; `told` gets the bytes of each message. */
    open(token: string, after: string, told: (message: Buffer) => void): Promise<WebSocket> {
      return new Promise((resolve, reject) => {
        const socket = new WebSocket(
          `${url.replace('http', 'ws')}/graphql`,
          'graphql-transport-ws',
        );
        socket
          .on('error', reject)
          .on('open', () =>
            socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })),
          );
        socket.on('message', (message: Buffer) => {
          if (message.includes('"type":"connection_ack"')) {
            socket.send(
              JSON.stringify({
                id: '1',
                type: 'subscribe',
                payload: {
                  id: idOf('followProjectSubscription'),
                  query: '',
                  variables: { projectId: site.projectId, after },
                },
              }),
            );
            resolve(socket);
          } else if (message.includes('"type":"ping"')) socket.send('{"type":"pong"}');
          else told(message);
        });
      });
    },
    /** Where the journal stands: whoever has just raised something knows. */
    async cursor(): Promise<string> {
      return /"cursor":"([^"]+)"/.exec(await this.raise(typeidUnboxed('snag'), 0))?.[1] ?? '';
    },
  };
}

export function quantile(values: readonly number[], part: number): number {
  return (
    values.toSorted((one, other) => one - other)[Math.round((values.length - 1) * part)] ??
    Number.NaN
  );
}
