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

/** Keyboards write the same letter in different ways. */
const composed = (password: string): string => password.normalize('NFKC');

/** Loaded when somebody first chooses a password: 600 kB, of which a third is long enough to matter. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('popular-passwords');
  return new Set(passwords.filter((password) => password.length >= textLimits.passwordLeast));
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

  /** Refuses a password that is too short, too long or very common. */
  async hash(password: string): Promise<string> {
    const [n, limit] = [lengthOf(password), textLimits.password];
    if (isShortPassword(password)) throw new Refusal('WEAK_PASSWORD', {}, 'password');
    if (password.length > limit) throw new Refusal('TEXT_TOO_LONG', { limit, n }, 'password');
    if ((await (this.common ??= loadCommon())).has(composed(password).toLowerCase())) throw new Refusal('COMMON_PASSWORD', {}, 'password');
    return this.queue.run('', () => hash(composed(password), this.cost));
  }

  /** `stored` null takes as long as a real hash, so that timing does not reveal which e-mails exist. `sender`: who asks, as far as known. */
  async matches(stored: string | null, password: string, sender = ''): Promise<boolean> {
    const against = stored ?? (await (this.decoy ??= hash('nobody has this password', this.cost)));
    const same = await this.queue.run(sender, () => verify(against, composed(password)));
    return same && stored !== null;
  }
}

interface Waiting {
  sender: string;
  start(): void;
}

/**
 * Hashes passwords a few at a time, so that a flood of sign-ins cannot exhaust the memory. Next is the first of the sender with the
 * fewest running, and each sender may have only some waiting, so that one flood does not block the others.
 */
export class HashQueue {
  private readonly atWork = new Map<string, number>();
  private readonly waiting: Waiting[] = [];

  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const { hashWidth, hashQueue, hashQueuePerSender } = settings.signIn;
    if (this.running() < hashWidth) {
      this.count(sender, 1);
    } else {
      const mine = this.waiting.filter((other) => other.sender === sender);
      if (this.waiting.length >= hashQueue || mine.length >= hashQueuePerSender) throw new Refusal('SERVER_BUSY', { seconds: 5 });
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
    const [next] = this.waiting.toSorted((one, other) => this.countOf(one.sender) - this.countOf(other.sender));
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    // Its slot is taken before it resumes, so that no newcomer takes it in between.
    this.count(next.sender, 1);
    next.start();
  }

  private countOf(sender: string): number {
    return this.atWork.get(sender) ?? 0;
  }

  private count(sender: string, more: number): void {
    const count = this.countOf(sender) + more;
    if (count === 0) this.atWork.delete(sender);
    else this.atWork.set(sender, count);
  }
}
