import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: { name: string; bytes: Buffer }[];
  raw: string;
}

export interface MailServer {
  url: string;
  /** What was delivered, in its order. */
  mails: Mail[];
  /** What becomes of the next mails. @default they are delivered */
  mood: 'well' | 'refuses addresses' | 'is broken';
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const told: Pick<MailServer, 'mails' | 'mood'> = { mails: [], mood: 'well' };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      done(told.mood === 'refuses addresses' ? failure(550, `No ${address} here`) : null),
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (told.mood === 'is broken')
          return done(failure(451, `Broken, ${envelope.rcptTo[0]?.address}`));
        told.mails.push(read(envelope.rcptTo[0]?.address ?? '', Buffer.concat(parts).toString()));
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(told, {
    url: `smtp://clerk:secret%20word@127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

const failure = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

function read(to: string, raw: string): Mail {
  const header = (text: string, name: string): string =>
    new RegExp(`^${name}: ((?:.|\r\n[ \t])*)`, 'im')
      .exec(text)?.[1]
      ?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  // A mail with an attachment has parts within a part.
  const boundaries = Array.from(
    raw.matchAll(/boundary="([^"]+)"/g),
    ([, boundary = '']) => `--${boundary}`,
  );
  const parts = boundaries.reduce(
    (found, boundary) => found.flatMap((each) => each.split(boundary)),
    [raw],
  );
  const bytesOf = (found: string): Buffer => {
    const body = found.slice(found.indexOf('\r\n\r\n') + 4);
    const encoding = header(found, 'content-transfer-encoding').toLowerCase();
    return encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body);
  };
  const part = (type: string): string =>
    bytesOf(
      parts.find((each) => new RegExp(`^\\s*content-type: ${type}`, 'i').test(each)) ?? '',
    ).toString();
  const attached = parts.filter((each) => /content-disposition: attachment/i.test(each));
  // The words between are joined, as RFC 2047 says.
  const subject = header(raw, 'subject')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );
  return {
    to,
    subject,
    text: part('text/plain').replaceAll('\r\n', '\n').trim(),
    html: part('text/html'),
    messageId: header(raw, 'message-id'),
    attachments: attached.map((each) => ({
      name: /filename="?([^"\r\n;]+)/i.exec(each)?.[1] ?? '',
      bytes: bytesOf(each),
    })),
    raw,
  };
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();
