import { prefixOf } from '../ids';
import { serverBusy } from '../refusal';
import { settings } from '../settings';

/** Something that all requests of this process use together, such as memory or a place. */
export interface Share {
  /** Held by one payer: nothing yet. */
  of(payer: string): Held;
  /**
   * One of it, at once or when others have given theirs back: next is whoever holds least. Rejects
   * with SERVER_BUSY after `settings.shares.waitMs`, or when the signal aborts.
   */
  turn(payer: string, signal?: AbortSignal): Promise<Held>;
  /** How many wait for their turn. */
  waiting(): number;
}

export interface Held {
  /** So much more; throws SERVER_BUSY if the payer's part, or all of it, is used up. */
  take(amount: number): void;
  /** Gives everything back. */
  end(): void;
}

interface Limits {
  /** Of one payer (see SignedIn). */
  each: number;
  /** Of all payers; company links get half of it together, so that they leave room for accounts. */
  all?: number;
}

interface Waiting {
  payer: string;
  start(): void;
}

export function createShare({ each, all = Infinity }: Limits): Share {
  const byPayer = new Map<string, number>();
  const total = { accounts: 0, links: 0 };
  const waiting = new Set<Waiting>();
  const kindOf = (payer: string): keyof typeof total =>
    prefixOf(payer) === 'link' ? 'links' : 'accounts';
  const heldBy = (payer: string): number => byPayer.get(payer) ?? 0;

  const hasRoom = (payer: string, more: number): boolean =>
    heldBy(payer) + more <= each &&
    total.accounts + total.links + more <= all &&
    (kindOf(payer) === 'accounts' || total.links + more <= all / 2);

  function count(payer: string, more: number): void {
    total[kindOf(payer)] += more;
    const held = heldBy(payer) + more;
    if (held > 0) byPayer.set(payer, held);
    else byPayer.delete(payer);
  }

  /** In order of arrival, which decides if all else is equal. */
  function startNext(): void {
    const [next] = [...waiting]
      .filter(({ payer }) => hasRoom(payer, 1))
      .toSorted((one, other) => heldBy(one.payer) - heldBy(other.payer));
    next?.start();
  }

  function of(payer: string): Held {
    let held = 0;
    return {
      take(amount) {
        if (!hasRoom(payer, amount)) throw serverBusy();
        count(payer, amount);
        held += amount;
      },
      end() {
        count(payer, -held);
        held = 0;
        startNext();
      },
    };
  }

  return {
    of,
    waiting: () => waiting.size,
    turn: (payer, signal) =>
      new Promise((resolve, reject) => {
        const held = of(payer);
        const over = (): void => {
          waiting.delete(one);
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
        };
        const giveUp = (): void => {
          over();
          reject(serverBusy());
        };
        const one: Waiting = {
          payer,
          start() {
            over();
            held.take(1);
            resolve(held);
          },
        };
        const timer = setTimeout(giveUp, settings.shares.waitMs).unref();
        signal?.addEventListener('abort', giveUp);
        waiting.add(one);
        if (signal?.aborted === true) giveUp();
        else startNext();
      }),
  };
}

export type Shares = Record<keyof typeof settings.shares.of, Share>;

export function createShares(): Shares {
  const { of } = settings.shares;
  return {
    requests: createShare(of.requests),
    searches: createShare(of.searches),
    sockets: createShare(of.sockets),
    jsonBytes: createShare(of.jsonBytes),
    uploads: createShare(of.uploads),
    photoBytes: createShare(of.photoBytes),
    plans: createShare(of.plans),
    previews: createShare(of.previews),
    tables: createShare(of.tables),
    archives: createShare(of.archives),
  };
}
