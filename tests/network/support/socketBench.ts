import { createServer, type AddressInfo } from 'node:net';
import WebSocket from 'ws';
import {
  createNetwork,
  type NetworkOptions,
  type NetworkRequestOptions,
  type NetworkLayer,
} from '../../../network/index';
import { incremental } from '../../../network/incremental';
import { subscriptions } from '../../../network/subscriptions';
import { FakeClock } from './fakeClock';
import { journalSubscription, observe, type Seen } from './observe';
import { rawSocketServer, type RawSocketServer } from './rawSocketServer';

/** One layer against real sockets, with everything that must be cleaned up after it. */
export interface Bench {
  clock: FakeClock;
  layer: NetworkLayer;
  connect(url: string, options?: Partial<NetworkOptions>): void;
  raw(behaviour?: { ack?: boolean; pong?: boolean }): Promise<RawSocketServer>;
  /** Address of a server that accepts lines and never says a word. */
  deaf(): Promise<string>;
  subscribe(options?: NetworkRequestOptions): Seen;
  clean(): void;
}

export function socketBench(): Bench {
  let cleanUps: (() => void)[] = [];
  const self: Bench = {
    clock: new FakeClock(),
    layer: createNetwork({ retryMutations: true }),
    connect(url, options = {}) {
      self.clock = new FakeClock();
      self.layer = createNetwork({
        incremental,
        subscriptions,
        retryMutations: true,
        socketUrl: url,
        ...options,
        platform: { WebSocket, clock: self.clock, random: () => 0.5, ...options.platform },
      });
      cleanUps.unshift(self.layer.close);
    },
    async raw(behaviour) {
      const server = await rawSocketServer(behaviour);
      cleanUps.push(server.close);
      return server;
    },
    async deaf() {
      const lines = new Set<{ destroy(): void }>();
      const server = createServer((line) => {
        lines.add(line);
        line.on('error', () => {});
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      cleanUps.push(() => {
        for (const line of lines) line.destroy();
        server.close();
      });
      // A server that listens on a port has this kind of address.
      return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    subscribe: (options = {}) => observe(self.layer, journalSubscription, { after: 0 }, options),
    clean() {
      for (const clean of cleanUps) clean();
      cleanUps = [];
    },
  };
  return self;
}

export interface Life {
  readonly from: number;
  to: number | undefined;
}

/** A WebSocket that notes when each was made and given up, by the bench's clock. */
export function notedSockets(bench: Bench): { WebSocket: typeof WebSocket; lives: Life[] } {
  const lives: Life[] = [];
  class Noted extends WebSocket {
    readonly #life: Life;
    constructor(url: string, protocol: string) {
      super(url, protocol);
      this.#life = { from: bench.clock.now(), to: undefined };
      lives.push(this.#life);
    }
    override terminate(): void {
      this.#life.to = bench.clock.now();
      super.terminate();
    }
  }
  // It is the same class with notes; ws's own has more ways to be made.
  return { WebSocket: Noted as unknown as typeof WebSocket, lives };
}
