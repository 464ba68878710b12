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
  /** Sender for the fair sharing of password hashing. */
  readonly sender: string;
  /** The password was right: earlier failures no longer count. */
  succeeded(): void;
  /** Checks the password. If that throws, the try does not count. */
  looking(answer: Promise<boolean>): Promise<boolean>;
  /** No password was looked at after all. */
  takeBack(): void;
}

/**
 * Slows guessing down without locking anybody out: of each kind some tries are free, after those one is allowed every so many seconds. A device
 * that has signed in before is counted by itself alone, so that nobody else's wrong passwords hold it up. All others are counted for the
 * account at their address, and take part in two counts that many share: that of the address, whatever the account, and that of the account,
 * wherever they are. A guesser uses those up, so beside each there is a small share that is used up only by those who
 * guess at the same account from the same address or, of an account that many addresses guess at, from the same part of all networks.
 * In memory: a restart resets it, which hardly helps a guesser.
 */
export class SignInTries {
  /** Tries that were left at a moment; more are left since. */
  private readonly counts = new Map<string, Counted & { left: number; at: number }>();

  constructor(private readonly clock: () => number) {}

  /** How many counts are kept. */
  get size(): number {
    return this.counts.size;
  }

  /** A try to sign in. Refuses with TOO_MANY_TRIES when the next one may not come yet. */
  atTheDoor({ email, address, device }: { email: string; address: string; device: string | null }): Try {
    const network = networkOf(address);
    if (device !== null) return this.begin(device, [[{ kind: 'device', name: `${email} ${device}` }]]);
    const here = `${email} ${network}`;
    return this.begin(network, [
      [{ kind: 'accountAtAddress', name: here }],
      [{ kind: 'address', name: network }, { kind: 'ownOfAddress', name: here }],
      [{ kind: 'allOfAddress', name: network }],
      [{ kind: 'account', name: email }, { kind: 'ownOfAccount', name: `${email} ${partOf(network)}` }],
    ]);
  }

  /** A try by somebody who holds a secret of their own, such as a session or a link: it is counted for that secret alone. */
  holding(secret: string): Try {
    return this.begin(secret, [[{ kind: 'device', name: secret }]]);
  }

  /** A person who has proved their identity in another way is not slowed down by earlier tries. */
  forget(email: string): void {
    for (const [key, { kind, name }] of this.counts) if (kind !== 'device' && kind !== 'address' && kind !== 'allOfAddress' && `${name} `.startsWith(`${email} `)) this.counts.delete(key);
  }

  /** Takes a try of each count, or of the share beside it if that is used up. */
  private begin(sender: string, shares: readonly (readonly [Counted, ...Counted[]])[]): Try {
    const counted = shares.map((alternatives) => alternatives.reduce((one, other) => (this.waitFor(other) < this.waitFor(one) ? other : one)));
    const wait = Math.max(...counted.map((one) => this.waitFor(one)));
    if (wait > 0) throw new Refusal('TOO_MANY_TRIES', { seconds: Math.max(2, Math.ceil(wait / 1000)) });
    const add = (tries: number): void => {
      for (const one of counted) this.counts.set(keyOf(one), { ...one, left: this.leftOf(one) + tries, at: this.clock() });
    };
    add(-1);
    this.makeRoom();
    return {
      sender,
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

  /** ms until a try is left; 0 if one is. */
  private waitFor(one: Counted): number {
    return Math.max(0, (1 - this.leftOf(one)) * settings.signIn.paces[one.kind].every);
  }

  private leftOf(one: Counted): number {
    const { free, every } = settings.signIn.paces[one.kind];
    const count = this.counts.get(keyOf(one));
    if (count === undefined) return free;
    // A clock that is set back takes no tries away, and holds none up for longer.
    const now = this.clock();
    count.at = Math.min(count.at, now);
    return Math.min(free, count.left + (now - count.at) / every);
  }

  /** Bounded: when there are many, those go that say least, so that a crowd of made-up names does not make a count forgotten that is used up. */
  private makeRoom(): void {
    const { most } = settings.signIn;
    if (this.counts.size <= most) return;
    const unused = ([, count]: [string, Counted]): number => this.leftOf(count) / settings.signIn.paces[count.kind].free;
    const leastFirst = [...this.counts].toSorted((one, other) => unused(other) - unused(one));
    for (const [key] of leastFirst.slice(0, this.counts.size - most * 0.75)) this.counts.delete(key);
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

/**
 * Which of some parts of all networks one belongs to, by the 16 bits (of IPv6 32) that a provider's addresses have in common: whoever has many
 * addresses of one provider is in one part. There are few, so that a machine in each of them does not guess faster by that.
 */
function partOf(network: string): number {
  const numbers = network.includes(':') ? network.split(':').map((group) => Number.parseInt(group, 16)) : network.split('.').map(Number);
  const [first = 0, second = 0] = numbers.map((number) => (Number.isNaN(number) ? 0 : number));
  return (first * 31 + second) % settings.signIn.parts;
}
