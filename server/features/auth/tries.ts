import { isIPv6 } from 'node:net';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import type { Counted, Counts, KeptCounts } from './counts';
import type { Sender } from './passwords';

/** One try, counted before the password is looked at, because many come at once. */
export interface Try {
  /** Sender for the fair sharing of password hashing. */
  readonly sender: Sender;
  /** The password was right: earlier failures no longer count. */
  succeeded(): Promise<void>;
  /** Checks the password. If that throws, the try does not count. */
  looking(answer: Promise<boolean>): Promise<boolean>;
  /** No password was looked at after all. */
  takeBack(): Promise<void>;
}

/**
 * Slows guessing down without locking anybody out: of each kind some tries are free, after those
 * one is allowed every so many seconds. A device that has signed in before is counted by itself
 * alone, so that nobody else's wrong passwords hold it up. All others are counted for the account
 * at their address, and take part in two counts that many share: that of the address, whatever the
 * account, and that of the account, wherever they are. A guesser uses those up, so beside each
 * there is a small share that is used up only by those who guess at the same account from the same
 * address or, of an account that many addresses guess at, from the same part of all networks.
 */
export class SignInTries {
  constructor(private readonly counts: KeptCounts) {}

  /** A try to sign in. Refuses with TOO_MANY_TRIES when the next one may not come yet. */
  signInAttempts({
    email,
    address,
    device,
  }: {
    email: string;
    address: string;
    device: string | null;
  }): Promise<Try> {
    const network = networkOf(address);
    if (device !== null)
      return this.begin({ name: device, isKnown: true }, [
        [{ kind: 'device', name: `${email} ${device}`, account: null }],
      ]);
    const here = `${email} ${network}`;
    return this.begin({ name: network, isKnown: false }, [
      [{ kind: 'accountAtAddress', name: here, account: email }],
      [
        { kind: 'address', name: network, account: null },
        { kind: 'ownOfAddress', name: here, account: email },
      ],
      [{ kind: 'allOfAddress', name: network, account: null }],
      [
        { kind: 'account', name: email, account: email },
        { kind: 'ownOfAccount', name: `${email} ${partOf(network)}`, account: email },
      ],
    ]);
  }

  /** A try to open a link. No token can be guessed: only the work of looking is counted. */
  atLink(address: string): Promise<Try> {
    return this.byPasskey(address);
  }

  /**
   * Somebody who comes by this link for the first time. It stays counted. Whoever makes names up
   * leaves a few to those at other addresses.
   */
  byLink({ linkId, address }: { linkId: string; address: string }): Promise<Try> {
    return this.begin({ name: linkId, isKnown: true }, [
      [
        { kind: 'link', name: linkId, account: null },
        { kind: 'linkAtAddress', name: `${linkId} ${networkOf(address)}`, account: null },
      ],
    ]);
  }

  /**
   * A try of a code, by somebody who knows the password. A device that has signed in before is
   * counted by itself alone.
   */
  atCode({
    userId,
    email,
    device,
  }: {
    userId: string;
    email: string;
    device: string | null;
  }): Promise<Try> {
    const name = device === null ? userId : `${userId} ${device}`;
    return this.begin({ name, isKnown: true }, [[{ kind: 'code', name, account: email }]]);
  }

  /** An answer of a passkey, which cannot be guessed: only the work of looking is counted. */
  byPasskey(address: string): Promise<Try> {
    const network = networkOf(address);
    return this.begin({ name: network, isKnown: false }, [
      [{ kind: 'allOfAddress', name: network, account: null }],
    ]);
  }

  /** A wish for a link for a new password, whether anybody has this e-mail or not. */
  forgotten({ email, address }: { email: string; address: string }): Promise<Try> {
    const network = networkOf(address);
    return this.begin({ name: network, isKnown: false }, [
      [{ kind: 'forgotten', name: email, account: null }],
      [{ kind: 'address', name: network, account: null }],
    ]);
  }

  /**
   * A step of signing in with the company's provider, where nothing can be guessed here: only the
   * work is counted.
   */
  byProvider(address: string): Promise<Try> {
    return this.byPasskey(address);
  }

  /**
   * A try by somebody who holds a secret of their own, such as a session or a link: it is counted
   * for that secret alone.
   */
  holding(secret: string): Promise<Try> {
    return this.begin({ name: secret, isKnown: true }, [
      [{ kind: 'device', name: secret, account: null }],
    ]);
  }

  /** A person who has proved their identity in another way is not slowed down by earlier tries. */
  forget(email: string): Promise<void> {
    return this.counts.forget(email);
  }

  /** Takes a try of each count, or of the share beside it if that is used up. */
  private async begin(
    sender: Sender,
    shares: readonly (readonly [Counted, ...Counted[]])[],
  ): Promise<Try> {
    const counted = await this.counts.change(shares.flat(), (counts) => take(counts, shares));
    const giveBack = (): Promise<void> =>
      this.counts.change(counted, (counts) => counts.add(counted, 1));
    return {
      sender,
      takeBack: giveBack,
      async looking(answer) {
        try {
          return await answer;
        } catch (error) {
          await giveBack();
          throw error;
        }
      },
      succeeded: () =>
        this.counts.change(counted, (counts) => {
          counts.add(counted, 1);
          // The first is the narrowest: what was counted for others too stays.
          for (const one of counted.slice(0, 1)) counts.drop(one);
        }),
    };
  }
}

function take(counts: Counts, shares: readonly (readonly [Counted, ...Counted[]])[]): Counted[] {
  const counted = shares.map((alternatives) =>
    alternatives.reduce((one, other) =>
      counts.waitFor(other) < counts.waitFor(one) ? other : one,
    ),
  );
  const wait = Math.max(...counted.map((one) => counts.waitFor(one)));
  if (wait > 0)
    throw new Refusal('TOO_MANY_TRIES', { seconds: Math.max(2, Math.ceil(wait / 1000)) });
  counts.add(counted, -1);
  return counted;
}

/**
 * The addresses that one customer of a provider has: of IPv6 the first 64 bits, because everybody
 * has 2⁶⁴ of those.
 */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill(
    '0',
  );
  return [...(first ?? []), ...zeros, ...(last ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Which of some parts of all networks one belongs to, by the 16 bits (of IPv6 32) that a provider's
 * addresses have in common: whoever has many addresses of one provider is in one part. There are
 * few, so that a machine in each of them does not guess faster by that.
 */
function partOf(network: string): number {
  const numbers = network.includes(':')
    ? network.split(':').map((group) => Number.parseInt(group, 16))
    : network.split('.').map(Number);
  const [first = 0, second = 0] = numbers.map((number) => (Number.isNaN(number) ? 0 : number));
  return (first * 31 + second) % settings.signIn.parts;
}
