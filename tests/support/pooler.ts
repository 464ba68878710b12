import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A pooler in transaction mode: each transaction gets whichever of a few connections is free, so
 * nothing that is said to one holds for the next. Knows what pg sends, and PostgreSQL without a
 * password.
 */
export interface Pooler {
  /** The same database through the pooler. */
  through(url: string): string;
  /** Connections to PostgreSQL that have been used. */
  used(): number;
  close(): Promise<void>;
}

interface Lent {
  socket: Socket;
  /** Bytes of an answer that is not complete. */
  rest: Buffer;
  borrower: Socket | null;
}

/** What pgbouncer takes of what a client asks for when it connects. */
const known = [
  'user',
  'database',
  'client_encoding',
  'application_name',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
];

const sslRequest = 80_877_103;

export async function startPooler(to: string, size: number): Promise<Pooler> {
  const { hostname, port } = new URL(to);
  const lent: Lent[] = [];
  const waiting: { client: Socket; resolve: (one: Lent) => void }[] = [];
  const clients = new Set<Socket>();
  const used = new Set<Lent>();

  /** Round and round, so that whoever comes again mostly gets another one. */
  function borrow(client: Socket, startup: Buffer): Promise<Lent> {
    const free = lent.find(({ borrower }) => borrower === null);
    if (lent.length < size) return open(client, startup);
    if (free === undefined) return new Promise((resolve) => waiting.push({ client, resolve }));
    free.borrower = client;
    lent.push(...lent.splice(lent.indexOf(free), 1));
    return Promise.resolve(free);
  }

  function giveBack(one: Lent): void {
    const next = waiting.shift();
    one.borrower = next?.client ?? null;
    next?.resolve(one);
  }

  function open(client: Socket, startup: Buffer): Promise<Lent> {
    const one: Lent = {
      socket: connect(Number(port === '' ? '5432' : port), hostname),
      rest: Buffer.alloc(0),
      borrower: client,
    };
    lent.push(one);
    return new Promise((resolve) => {
      let isReady = false;
      one.socket.setNoDelay(true).on('error', () => one.socket.destroy());
      one.socket.write(startup);
      one.socket.on('data', (part) => {
        one.rest = Buffer.concat([one.rest, part]);
        for (let length = lengthOf(one.rest); length !== null; length = lengthOf(one.rest)) {
          const message = one.rest.subarray(0, length);
          one.rest = one.rest.subarray(length);
          const [kind] = message.toString('latin1', 0, 1);
          const isIdle = kind === 'Z' && message.toString('latin1', 5, 6) === 'I';
          if (!isReady) {
            isReady = isIdle;
            if (isReady) resolve(one);
            continue;
          }
          // Notices of NOTIFY come at any time: for whom is not known.
          if (kind !== 'A') one.borrower?.write(message);
          if (isIdle) giveBack(one);
        }
      });
    });
  }

  const server = createServer((client) => {
    clients.add(client);
    let before = Buffer.alloc(0);
    let startup: Buffer | null = null;
    let mine: Promise<Lent> | null = null;
    client.setNoDelay(true).on('error', () => client.destroy());
    client.on('close', () => {
      clients.delete(client);
      // What it left open is rolled back with its connection.
      for (const one of lent.filter(({ borrower }) => borrower === client)) {
        one.socket.destroy();
        lent.splice(lent.indexOf(one), 1);
      }
    });
    client.on('data', (part) => {
      if (startup !== null) return void pass(part, startup);
      before = Buffer.concat([before, part]);
      if (before.length < 8 || before.length < before.readInt32BE(0)) return;
      if (before.readInt32BE(4) === sslRequest) {
        before = before.subarray(8);
        return void client.write('N');
      }
      const asked = before
        .subarray(8, before.readInt32BE(0))
        .toString('utf8')
        .split('\0')
        .filter((_, n) => n % 2 === 0);
      const unknown = asked.find((name) => name !== '' && !known.includes(name.toLowerCase()));
      if (unknown !== undefined)
        return void client.end(error('08P01', `unsupported startup parameter: ${unknown}`));
      startup = before.subarray(0, before.readInt32BE(0));
      client.write(
        Buffer.concat([
          message('R', Buffer.from([0, 0, 0, 0])),
          message('K', Buffer.alloc(8)),
          message('Z', Buffer.from('I')),
        ]),
      );
    });
    async function pass(part: Buffer, how: Buffer): Promise<void> {
      // Goodbye.
      if (part.toString('latin1', 0, 1) === 'X') return void client.end();
      const holds = mine === null ? lent.find(({ borrower }) => borrower === client) : undefined;
      if (holds !== undefined) return void holds.socket.write(part);
      mine ??= borrow(client, how).then((one) => {
        used.add(one);
        mine = null;
        return one;
      });
      (await mine).socket.write(part);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  const { port: own } = server.address() as AddressInfo;
  return {
    through(url) {
      const found = new URL(url);
      [found.hostname, found.port] = ['127.0.0.1', String(own)];
      return found.href;
    },
    used: () => used.size,
    async close() {
      for (const socket of [...clients, ...lent.map((one) => one.socket)]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Of the first message of an answer, with its kind; null if it has not come whole. */
function lengthOf(bytes: Buffer): number | null {
  const length = bytes.length < 5 ? Infinity : bytes.readInt32BE(1) + 1;
  return bytes.length < length ? null : length;
}

function message(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind, 0, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const error = (code: string, text: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
