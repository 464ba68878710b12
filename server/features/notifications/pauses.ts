import { settings } from '../../settings';

/** How long something that failed is left alone: twice as long after each failure. Forgotten at a restart, which may have mended it. */
export class Pauses {
  private readonly pauses = new Map<string, { until: number; ms: number }>();

  constructor(private readonly clock: () => number) {}

  /** Whether it may be tried now. */
  over(what: string): boolean {
    return (this.pauses.get(what)?.until ?? 0) <= this.clock();
  }

  /** It failed again; answers for how many ms it is left alone. */
  begin(what: string): number {
    const before = this.pauses.get(what)?.ms;
    const ms = before === undefined ? settings.mail.firstPause : Math.min(before * 2, settings.mail.lastPause);
    this.pauses.set(what, { until: this.clock() + ms, ms });
    return ms;
  }

  /** It went well. */
  end(what: string): void {
    this.pauses.delete(what);
  }
}
