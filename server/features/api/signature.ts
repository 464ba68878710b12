import { createHmac } from 'node:crypto';

/** With which the messages of a webhook are signed. Nothing of it is stored. */
export const webhookSecret = (secret: Buffer, webhookId: string): string =>
  `sbw_${createHmac('sha256', secret).update(`webhook ${webhookId}`).digest('base64url')}`;

/** HMAC-SHA256 over time (in seconds) and body, as docs/api.md describes it. */
export const signatureOf = (key: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
