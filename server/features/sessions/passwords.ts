import { hash, verify } from '@node-rs/argon2';
import { isShortPassword, lengthOf } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import { HashQueue } from './hashQueue';

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

  /** Refuses a password that is too short, too long or among those that are guessed first. */
  async hash(password: string): Promise<string> {
    const [n, limit] = [lengthOf(password), textLimits.password];
    if (isShortPassword(password)) throw new Refusal('WEAK_PASSWORD', {}, 'password');
    if (password.length > limit) throw new Refusal('TEXT_TOO_LONG', { limit, n }, 'password');
    if ((await (this.common ??= loadCommon())).has(composed(password).toLowerCase())) throw new Refusal('COMMON_PASSWORD', {}, 'password');
    return this.queue.run('', () => hash(composed(password), this.cost));
  }

  /** `stored` null takes as long as a real one, so that the time tells nothing about which e-mails exist. `sender` is who asks, as far as it is known. */
  async matches(stored: string | null, password: string, sender = ''): Promise<boolean> {
    const against = stored ?? (await (this.decoy ??= hash('nobody has this password', this.cost)));
    const same = await this.queue.run(sender, () => verify(against, composed(password)));
    return same && stored !== null;
  }
}
