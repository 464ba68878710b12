import { Agent, request } from 'node:https';
import { settings } from '../settings';
import { lookupOutside, NotOutside, webhookAddress } from './outside';

export interface WebhookOptions {
  /**
   * How receivers are reached; for tests, whose receiver is on this machine and has a self-signed
   * certificate. @default only addresses of the internet
   */
  agent?: Agent;
  /** ms between two looks for what is due; for tests, which look themselves. @default 3 s */
  lookEvery?: number;
}

export interface Message {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Posts a message. Resolves to the status of the answer, or the code of the error if there is none.
 * Only the status is read, and no redirect is followed.
 */
export function post(
  { url, body, headers }: Message,
  { agent }: WebhookOptions,
): Promise<number | string> {
  // A number is looked up nowhere.
  if (agent === undefined && webhookAddress(url) === null) return Promise.resolve(NotOutside.code);
  return new Promise((resolve) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: agent ?? new Agent({ keepAlive: false, lookup: lookupOutside }),
    });
    const done = (outcome: number | string): void => {
      clearTimeout(late);
      sending.destroy();
      resolve(outcome);
    };
    // In all, whatever arrives meanwhile.
    const late = setTimeout(() => done('ETIMEDOUT'), settings.webhooks.patience);
    sending.on('response', ({ statusCode }) => done(statusCode ?? 0));
    // Also after it was destroyed.
    sending.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'UNKNOWN'));
    sending.end(body);
  });
}
