import { Refusal } from '../../refusal';
import { settings } from '../../settings';

/** Counts failed sign-ins for each e-mail and each address, in memory: a restart forgets them, which is no help to a guesser. */
export class SignInTries {
  private readonly counts = new Map<string, { since: number; failed: number }>();

  constructor(private readonly clock: () => number) {}

  /** Refuses with TOO_MANY_TRIES when either has failed too often. Counted before the password is looked at: many come at once. */
  begin(email: string, address: string): void {
    this.checkOne(`account ${email}`, settings.signIn.triesPerAccount);
    this.checkOne(`address ${address}`, settings.signIn.triesPerAddress);
    for (const key of [`account ${email}`, `address ${address}`]) {
      const count = this.current(key);
      this.counts.set(key, { since: count?.since ?? this.clock(), failed: (count?.failed ?? 0) + 1 });
    }
    // Bounded: old entries go when there are many.
    if (this.counts.size > 10_000) for (const key of this.counts.keys()) if (this.current(key) === undefined) this.counts.delete(key);
  }

  succeeded(email: string, address: string): void {
    this.takeBack(email, address);
    this.counts.delete(`account ${email}`);
  }

  /** Whoever proved who they are in another way may try again. */
  forget(email: string): void {
    this.counts.delete(`account ${email}`);
  }

  /** No password was looked at after all. */
  takeBack(email: string, address: string): void {
    for (const key of [`account ${email}`, `address ${address}`]) {
      const count = this.counts.get(key);
      if (count !== undefined) count.failed -= 1;
    }
  }

  private checkOne(key: string, limit: number): void {
    const count = this.current(key);
    if (count === undefined || count.failed < limit) return;
    throw new Refusal('TOO_MANY_TRIES', { minutes: Math.ceil((count.since + settings.signIn.window - this.clock()) / 60_000) });
  }

  private current(key: string): { since: number; failed: number } | undefined {
    const count = this.counts.get(key);
    return count !== undefined && this.clock() - count.since < settings.signIn.window ? count : undefined;
  }
}
