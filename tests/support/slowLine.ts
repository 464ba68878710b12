import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SlowLine {
  readonly url: string;
  /** Bytes that have come through from the browser's side. */
  through(): number;
  /** From now on bytes go as fast as they can. */
  hurry(): void;
  close(): void;
}

/** At most this many ms lie between two pieces, so that a line that does not stall is steady. */
const beat = 100;

/**
 * A line to a server on this machine that takes so many bytes a second from the browser, and stalls
 * now and then for as long as `stall` says, in ms. It reads no more than it passes on, so the
 * browser's system has to keep the rest, as behind a real slow line.
 */
export async function startSlowLine(
  port: number,
  bytesPerSecond: number,
  stall: () => number = () => 0,
): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let through = 0;
  let rate = bytesPerSecond;

  const server = createServer((down) => {
    const up = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [down, up],
      [up, down],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    up.pipe(down);
    const carry = (): void => {
      if (down.destroyed) return;
      // Without this, Node reads nothing more.
      down.read(0);
      // A socket without an encoding gives its bytes as a Buffer.
      const piece = down.read(
        Math.min(down.readableLength, (rate * beat) / 1_000),
      ) as Buffer | null;
      through += piece?.length ?? 0;
      if (piece !== null) up.write(piece);
      setTimeout(carry, rate === Infinity ? 0 : beat + (piece === null ? 0 : stall()));
    };
    carry();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  const { port: own } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${own}`,
    through: () => through,
    hurry: () => void (rate = Infinity),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
