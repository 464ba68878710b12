import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  /**
   * Lets the next request that matches reach the server and loses its answer. Resolves when that
   * has happened.
   */
  loseAnswer(request: RegExp): Promise<void>;
  /**
   * Keeps the answer to the next request that matches. Resolves, when it is there, with what lets
   * it go on.
   */
  holdAnswer(request: RegExp): Promise<() => void>;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  /**
   * Whether bytes get through. Where they do not, connections are taken and stay open, and nobody
   * hears that the other side has left.
   */
  carry(carries: boolean): void;
  /**
   * Whether websockets get through. Where they do not, those that are open end, and a new one is
   * answered with a refusal.
   */
  letSocketsThrough(through: boolean): void;
  close(): Promise<void>;
}

type Fault = { request: RegExp; met: (up: Socket, down: Socket, answer: Buffer) => void };

/**
 * A bad line between a browser and a server: bytes go through as they are until a fault is asked
 * for.
 */
export async function startProxy(port: number): Promise<Proxy> {
  const faults = new Set<Fault>();
  const sockets = new Set<Socket>();
  const upgraded = new Set<Socket>();
  let carries = true;
  let broken = false;
  let refused = false;

  const server = createServer((down) => {
    if (broken) return down.destroy();
    const up = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [down, up],
      [up, down],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        upgraded.delete(one);
        other.destroy();
      });
    }
    // What was asked since the last answer: a fault is known by it.
    let asked = '';
    let meeting: Fault | null = null;
    down.on('data', (part) => {
      if (/^upgrade: *websocket/im.test(part.toString('latin1'))) {
        if (refused)
          return down.end(
            'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
          );
        upgraded.add(down);
      }
      asked = (asked + part.toString('latin1')).slice(-200_000);
      for (const fault of faults) {
        if (!fault.request.test(asked)) continue;
        faults.delete(fault);
        meeting = fault;
      }
      up.write(part);
    });
    up.on('data', (part) => {
      asked = '';
      const fault = meeting;
      meeting = null;
      if (fault === null) down.write(part);
      else fault.met(up, down, part);
    });
    if (!carries) for (const socket of [down, up]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  const { port: own } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${own}`,
    loseAnswer: (request) =>
      new Promise((resolve) => {
        faults.add({
          request,
          met(up, down, answer) {
            up.destroy();
            // The head goes through and the body does not: without a head, Chrome itself would ask
            // again.
            down.end(answer.subarray(0, answer.indexOf('\r\n\r\n') + 4));
            resolve();
          },
        });
      }),
    holdAnswer: (request) =>
      new Promise((resolve) => {
        faults.add({
          request,
          met(up, down, answer) {
            up.pause();
            resolve(() => {
              down.write(answer);
              up.resume();
            });
          },
        });
      }),
    cut() {
      broken = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      broken = false;
    },
    carry(now) {
      carries = now;
      for (const socket of sockets) {
        if (carries) socket.resume();
        else socket.pause();
      }
    },
    letSocketsThrough(through) {
      refused = !through;
      if (refused) for (const socket of upgraded) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
