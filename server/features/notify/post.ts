import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { settings } from '../../settings';

/** An e-mail as it goes out. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for a mail that may be sent a second time, so that a mailbox can tell. */
  key: string;
  /** Where one switches such mails off; null for what somebody else sends. */
  off: string | null;
  /** To whom an answer goes. @default who the mails are from */
  replyTo?: { name: string; address: string };
  attachment?: { name: string; mime: string; bytes: Buffer };
}

/**
 * Why a mail did not go out, without a word of what is in it, for whom, or how one signs in at the
 * mail server.
 */
export class NotSent extends Error {
  override readonly name = 'NotSent';
  constructor(
    /** Such as ECONNECTION or EAUTH. */
    readonly code: string,
    /** What the mail server answered; null if it did not. */
    readonly status: number | null,
    /** Whether this one address was refused, and the next mail may fare better. */
    readonly onlyThisOne: boolean,
  ) {
    super(`The mail was not sent: ${code}`);
  }
}

export interface Post {
  send(email: Email): Promise<void>;
  /** Hangs up. The next mail calls the mail server again. */
  hangUp(): void;
}

export function openPost({ smtpUrl, from }: { smtpUrl: string; from: string }): Post {
  const { patience } = settings.mail;
  const timeouts = {
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  };
  let line: ReturnType<typeof call> | undefined;

  // One line for all mails of a look; a mail is made of nothing but its words and bytes.
  const call = () =>
    createTransport({
      url: smtpUrl,
      ...timeouts,
      pool: true,
      maxConnections: 1,
      disableFileAccess: true,
      disableUrlAccess: true,
    });

  return {
    async send({ to, subject, text, html, key, off, replyTo, attachment }) {
      const host =
        from
          .split('@')
          .at(-1)
          ?.replace(/[^\w.-]/g, '') ?? 'snagbook';
      try {
        line ??= call();
        await line.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${key}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(off !== null && { 'List-Unsubscribe': `<${off}>` }),
          },
          ...(replyTo !== undefined && { replyTo }),
          ...(attachment !== undefined && {
            attachments: [
              {
                filename: attachment.name,
                contentType: attachment.mime,
                content: attachment.bytes,
              },
            ],
          }),
        });
      } catch (error) {
        throw notSent(error);
      }
    },
    hangUp() {
      line?.close();
      line = undefined;
    },
  };
}

/** nodemailer's errors name the address and what the server said of it. */
function notSent(error: unknown): NotSent {
  const known = typeof error === 'object' && error !== null ? error : {};
  const code = 'code' in known && typeof known.code === 'string' ? known.code : 'UNKNOWN';
  const status =
    'responseCode' in known && typeof known.responseCode === 'number' ? known.responseCode : null;
  return new NotSent(code, status, code === 'EENVELOPE' || code === 'EMESSAGE');
}

/**
 * Gives a mail that is being sent when the server stops a few seconds to finish, and then stops
 * waiting for it.
 */
export async function orClosed(sending: Promise<void>, closing: AbortSignal): Promise<void> {
  const settled = new AbortController();
  const closed = new Promise<void>((resolve) => {
    if (closing.aborted) return resolve();
    closing.addEventListener('abort', () => resolve(), { once: true, signal: settled.signal });
    return undefined;
  })
    .then(() => setTimeout(settings.closing, undefined, { ref: false, signal: settled.signal }))
    .then(() => closing.throwIfAborted());
  closed.catch(() => undefined);
  await Promise.race([sending, closed]).finally(() => settled.abort());
}
