import { hash, verify } from '@node-rs/argon2';
import { textLimits } from '../../../rules/limits';
import { isShortPassword, lengthOf } from '../../../rules/text';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';

/** What one hash costs: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's smallest argon2id setting. */
const owasp: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * In the place of a hash for somebody who has an account and never chose a password, because they
 * sign in with their company's provider. An empty hash means that there is no account.
 */
export const noPassword = 'none';

/** Keyboards write the same letter in different ways. */
const composed = (password: string): string => password.normalize('NFKC');

/**
 * Loaded when somebody first chooses a password: 600 kB, of which a third is long enough to matter.
 */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('popular-passwords');
  return new Set(passwords.filter((password) => password.length >= textLimits.passwordLeast));
}

/** Whoever makes the server hash a password. */
export interface Sender {
  readonly name: string;
  /**
   * By a secret: a device they have signed in on, a session or a link. Strangers take no slot from
   * them.
   */
  readonly isKnown: boolean;
}

/** Hashes and checks passwords. */
export class Passwords {
  private readonly queue = new HashQueue();
  private decoy: Promise<string> | null = null;
  private common: Promise<ReadonlySet<string>> | null = null;

  constructor(private readonly cost: PasswordCost = owasp) {}

  /** How many are hashed, or wait for it. */
  waiting(): number {
    return this.queue.length();
  }

  /**
   * Refuses a password that is too short, too long or very common. For those who may choose one,
   * which takes a secret: `by` names it.
   */
  async hash(password: string, by = ''): Promise<string> {
    const [n, limit] = [lengthOf(password), textLimits.password];
    if (isShortPassword(password)) throw new Refusal('WEAK_PASSWORD', {}, 'password');
    if (password.length > limit) throw new Refusal('TEXT_TOO_LONG', { limit, n }, 'password');
    if ((await (this.common ??= loadCommon())).has(composed(password).toLowerCase()))
      throw new Refusal('COMMON_PASSWORD', {}, 'password');
    return this.queue.run({ name: `choosing ${by}`, isKnown: true }, () =>
      hash(composed(password), this.cost),
    );
  }

  /**
   * `stored` null, empty or {@link noPassword}, for somebody who has none, takes as long as a real
   * hash, so that timing does not reveal which e-mails exist. `sender`: who asks, as far as known.
   */
  async matches(
    stored: string | null,
    password: string,
    sender: Sender = { name: '', isKnown: false },
  ): Promise<boolean> {
    const hashed = stored === '' || stored === noPassword ? null : stored;
    const against = hashed ?? (await (this.decoy ??= hash('nobody has this password', this.cost)));
    const same = await this.queue.run(sender, () => verify(against, composed(password)));
    return same && hashed !== null;
  }
}

interface Waiting {
  sender: Sender;
  start(): void;
}

/**
 * Hashes passwords a few at a time, so that a flood of sign-ins cannot exhaust the memory. Next is
 * the first of the sender with the fewest running, and each sender may have only some waiting, so
 * that one flood does not block the others. A flood may come from thousands of addresses, so known
 * senders wait in slots of their own and come before strangers; how often they may try is limited
 * for each (tries.ts).
 */
export class HashQueue {
  private readonly atWork = new Map<string, number>();
  private readonly waiting: Waiting[] = [];

  async run<T>(sender: Sender, work: () => Promise<T>): Promise<T> {
    const { hashWidth, hashQueue, hashQueuePerSender } = settings.signIn;
    if (this.running() < hashWidth) {
      this.count(sender, 1);
    } else {
      const beside = this.waiting.filter((other) => other.sender.isKnown === sender.isKnown);
      const mine = beside.filter((other) => other.sender.name === sender.name);
      if (beside.length >= hashQueue || mine.length >= hashQueuePerSender)
        throw new Refusal('SERVER_BUSY', { seconds: 5 });
      await new Promise<void>((start) => this.waiting.push({ sender, start }));
    }
    try {
      return await work();
    } finally {
      this.count(sender, -1);
      this.startNext();
    }
  }

  /** Running or waiting. */
  length(): number {
    return this.running() + this.waiting.length;
  }

  private running(): number {
    return [...this.atWork.values()].reduce((sum, count) => sum + count, 0);
  }

  private startNext(): void {
    const [next] = this.waiting.toSorted(
      (one, other) =>
        Number(other.sender.isKnown) - Number(one.sender.isKnown) ||
        this.countOf(one.sender) - this.countOf(other.sender),
    );
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    // Its slot is taken before it resumes, so that no newcomer takes it in between.
    this.count(next.sender, 1);
    next.start();
  }

  private countOf({ name }: Sender): number {
    return this.atWork.get(name) ?? 0;
  }

  private count(sender: Sender, more: number): void {
    const count = this.countOf(sender) + more;
    if (count === 0) this.atWork.delete(sender.name);
    else this.atWork.set(sender.name, count);
  }
}
