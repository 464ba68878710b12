import { isIPv6 } from 'node:net';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';

/** What tries are counted by: a kind, and which one of it. */
interface Counted {
  kind: keyof typeof settings.signIn.paces;
  name: string;
}

/** One try, counted before the password is looked at, because many come at once. */
export interface Try {
  /** The password was right: nothing that came before speaks against whoever sent it. */
  succeeded(): void;
  /** Whether the password is right, by whoever looks at it. Where that fails, none was looked at, and the try does not count. */
  looking(answer: Promise<boolean>): Promise<boolean>;
  /** No password was looked at after all. */
  takeBack(): void;
}

/**
 * Slows guessing down, and shuts nobody out: of each kind some tries are free, and after those one may come every so many seconds. A device
 * that has signed in before is counted by itself alone, so that nobody else's wrong passwords hold it up. Others are counted for the
 * account at their address, for the account wherever they are, and for the address whatever the account.
 * In memory: a restart forgets it, which is no help to a guesser.
 */
export class SignInTries {
  /** Tries that were left at a moment; more are left since. */
  private readonly counts = new Map<string, { left: number; at: number }>();

  constructor(private readonly clock: () => number) {}

  /** A try to sign in. Refuses with TOO_MANY_TRIES when the next one may not come yet. */
  atTheDoor({ email, address, device }: { email: string; address: string; device: string | null }): Try {
    const network = networkOf(address);
    return this.begin(
      device !== null
        ? [{ kind: 'device', name: `${device} ${email}` }]
        : [
            { kind: 'accountAtAddress', name: `${email} ${network}` },
            { kind: 'account', name: email },
            { kind: 'address', name: network },
          ],
    );
  }

  /** A try by somebody who holds a secret of their own, such as a session or a link: it is counted for that secret alone. */
  holding(secret: string): Try {
    return this.begin([{ kind: 'device', name: secret }]);
  }

  /** Whoever proved who they are in another way is not held up by what was tried before. */
  forget(email: string): void {
    for (const key of this.counts.keys()) if (key === `account ${email}` || key.startsWith(`accountAtAddress ${email} `)) this.counts.delete(key);
  }

  private begin(counted: readonly Counted[]): Try {
    const waits = counted.map((one) => (1 - this.leftOf(one)) * settings.signIn.paces[one.kind].every);
    const wait = Math.max(...waits);
    if (wait > 0) throw new Refusal('TOO_MANY_TRIES', { seconds: Math.max(2, Math.ceil(wait / 1000)) });
    const add = (tries: number): void => {
      for (const one of counted) this.counts.set(keyOf(one), { left: this.leftOf(one) + tries, at: this.clock() });
    };
    add(-1);
    this.dropFull();
    return {
      takeBack: () => add(1),
      async looking(answer) {
        try {
          return await answer;
        } catch (error) {
          add(1);
          throw error;
        }
      },
      succeeded: () => {
        add(1);
        // The first is the narrowest: what was counted for others too stays.
        for (const one of counted.slice(0, 1)) this.counts.delete(keyOf(one));
      },
    };
  }

  private leftOf(one: Counted): number {
    const { free, every } = settings.signIn.paces[one.kind];
    const count = this.counts.get(keyOf(one));
    return count === undefined ? free : Math.min(free, count.left + (this.clock() - count.at) / every);
  }

  /** Bounded: those that say nothing any more go when there are many. */
  private dropFull(): void {
    if (this.counts.size <= 10_000) return;
    for (const [key, { left, at }] of this.counts) {
      const pace = Object.entries(settings.signIn.paces).find(([kind]) => key.startsWith(`${kind} `))?.[1];
      if (pace === undefined || left + (this.clock() - at) / pace.every >= pace.free) this.counts.delete(key);
    }
  }
}

const keyOf = ({ kind, name }: Counted): string => `${kind} ${name}`;

/** The addresses that one customer of a provider has: of IPv6 the first 64 bits, because everybody has 2⁶⁴ of those. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
