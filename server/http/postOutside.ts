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

export interface Answer {
  /** The status, or the code of the error if there is none. */
  outcome: number | string;
  /** For how many ms the receiver asks to be left alone. */
  restMs: number | null;
}

const without = (outcome: number | string): Answer => ({ outcome, restMs: null });

/** Posts a message. Of its answer nothing but status and Retry-After is read; no redirect is followed. */
export function post({ url, body, headers }: Message, { agent }: WebhookOptions): Promise<Answer> {
  // A number is looked up nowhere.
  if (agent === undefined && webhookAddress(url) === null)
    return Promise.resolve(without(NotOutside.code));
  return new Promise((resolve) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: agent ?? new Agent({ keepAlive: false, lookup: lookupOutside }),
    });
    const done = (answer: Answer): void => {
      clearTimeout(late);
      sending.destroy();
      resolve(answer);
    };
    // In all, whatever arrives meanwhile.
    const late = setTimeout(() => done(without('ETIMEDOUT')), settings.webhooks.patience);
    sending.on('response', ({ statusCode = 0, headers: { 'retry-after': wait } }) =>
      done({ outcome: statusCode, restMs: restOf(statusCode, wait) }),
    );
    // Also after it was destroyed.
    sending.on('error', (error: NodeJS.ErrnoException) => done(without(error.code ?? 'UNKNOWN')));
    sending.end(body);
  });
}

const restOf = (status: number, wait: string | undefined): number | null =>
  (status === 429 || status === 503) && /^\d{1,9}$/.test(wait ?? '') ? Number(wait) * 1_000 : null;
