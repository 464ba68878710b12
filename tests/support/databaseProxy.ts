import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A bad line between a server and its PostgreSQL: bytes go through as they are until a fault is
 * asked for.
 */
export interface DatabaseProxy {
  /** The same database by this line. */
  through(url: string): string;
  /** Ends every connection. */
  cut(): void;
  /** Whether new connections are refused. */
  refuse(refused: boolean): void;
  /** How many were. */
  refusals(): number;
  /** Whether PostgreSQL refuses new connections itself, with this code of its errors (SQLSTATE). */
  deny(code: string | null): void;
  /** Whether nothing goes through, in either direction, without a word of it. */
  stall(stalled: boolean): void;
  /**
   * Lets the next commit reach PostgreSQL and loses the answer to it. Resolves when that has
   * happened.
   */
  loseCommit(): Promise<void>;
  /**
   * Ends the line on which the next statement like this comes, before PostgreSQL has it. Resolves
   * when that has happened.
   */
  cutAt(statement: RegExp): Promise<void>;
  close(): Promise<void>;
}

/** `at`: the port. @default a free one */
export async function startDatabaseProxy(to: string, at = 0): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(to);
  const lines = new Set<{ down: Socket; up: Socket }>();
  let refused = false;
  let refusals = 0;
  let stalled = false;
  let denied: string | null = null;
  let onCommit: (() => void) | null = null;
  let cutting: { statement: RegExp; done: () => void } | null = null;

  const server = createServer((down) => {
    if (refused) {
      refusals += 1;
      return down.destroy();
    }
    if (denied !== null) {
      const code = denied;
      down.on('error', () => undefined).once('data', () => down.end(errorResponse(code)));
      return;
    }
    const up = connect(Number(port === '' ? '5432' : port), hostname);
    const line = { down, up };
    lines.add(line);
    let losing: (() => void) | null = null;
    const end = (): void => {
      lines.delete(line);
      down.destroy();
      up.destroy();
    };
    for (const socket of [down, up]) socket.setNoDelay(true).on('error', end).on('close', end);
    down.on('data', (part) => {
      if (cutting?.statement.test(part.toString('latin1')) === true) {
        end();
        cutting.done();
        cutting = null;
        return;
      }
      if (onCommit !== null && /\bcommit\b/.test(part.toString('latin1')))
        [losing, onCommit] = [onCommit, null];
      up.write(part);
    });
    up.on('data', (part) => {
      if (losing === null) return void down.write(part);
      end();
      losing();
    });
    if (stalled) for (const socket of [down, up]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  const { port: own } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const { down, up } of lines) for (const socket of [down, up]) socket.destroy();
  };

  return {
    through(url) {
      const found = new URL(url);
      [found.hostname, found.port] = ['127.0.0.1', String(own)];
      return found.href;
    },
    cut,
    refuse: (now) => void (refused = now),
    refusals: () => refusals,
    deny: (code) => void (denied = code),
    stall(now) {
      stalled = now;
      for (const { down, up } of lines)
        for (const socket of [down, up]) socket[stalled ? 'pause' : 'resume']();
    },
    loseCommit: () => new Promise((resolve) => (onCommit = resolve)),
    cutAt: (statement) => new Promise((done) => (cutting = { statement, done })),
    async close() {
      refused = true;
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * As PostgreSQL ends a connection that it does not let in (its protocol, version 3, ErrorResponse).
 */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
