import { settings } from '../../settings';

/** What tries are counted by: a kind, and which one of it. */
export interface Counted {
  kind: keyof typeof settings.signIn.paces;
  name: string;
  /** The e-mail whose tries alone are in it; null if there may be those of others. */
  account: string | null;
}

/** Tries that were left at a moment; more are left since. */
export interface Count extends Counted {
  left: number;
  at: number;
}

/** Counts while somebody looks at them and changes them. */
export class Counts {
  constructor(
    private readonly counts: Map<string, Count>,
    private readonly clock: () => number,
  ) {}

  add(counted: readonly Counted[], tries: number): void {
    for (const one of counted)
      this.counts.set(keyOf(one), { ...one, left: this.leftOf(one) + tries, at: this.clock() });
  }

  drop(one: Counted): void {
    this.counts.delete(keyOf(one));
  }

  /** ms until a try is left; 0 if one is. */
  waitFor(one: Counted): number {
    return Math.max(0, (1 - this.leftOf(one)) * settings.signIn.paces[one.kind].every);
  }

  leftOf(one: Counted): number {
    const { free, every } = settings.signIn.paces[one.kind];
    const count = this.counts.get(keyOf(one));
    if (count === undefined) return free;
    // A clock that is set back takes no tries away, and holds none up for longer.
    const now = this.clock();
    count.at = Math.min(count.at, now);
    return Math.min(free, count.left + (now - count.at) / every);
  }
}

/** Where counts are kept. */
export interface KeptCounts {
  /**
   * Lets `work` see these counts and change them, while nobody else does. What it throws changes
   * nothing.
   */
  change<T>(of: readonly Counted[], work: (counts: Counts) => T): Promise<T>;
  /** Drops those of an account. */
  forget(account: string): Promise<void>;
}

/** In the memory of this process: a restart forgets them, which is no help to a guesser. */
export function keepCountsInMemory(clock: () => number): KeptCounts & { size: () => number } {
  const kept = new Map<string, Count>();
  const counts = new Counts(kept, clock);
  /**
   * Bounded: when there are too many, the counts with the most tries left are forgotten first. So
   * tries with made-up names cannot push out a count that is used up.
   */
  function makeRoom(): void {
    const { most } = settings.signIn;
    if (kept.size <= most) return;
    const unused = ([, count]: [string, Count]): number =>
      counts.leftOf(count) / settings.signIn.paces[count.kind].free;
    const leastFirst = [...kept].toSorted((one, other) => unused(other) - unused(one));
    for (const [key] of leastFirst.slice(0, kept.size - most * 0.75)) kept.delete(key);
  }
  return {
    size: () => kept.size,
    async change(_of, work) {
      const done = work(counts);
      makeRoom();
      return done;
    },
    async forget(account) {
      for (const [key, count] of kept) if (count.account === account) kept.delete(key);
    },
  };
}

export const keyOf = ({ kind, name }: Counted): string => `${kind} ${name}`;
