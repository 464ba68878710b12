import { Refusal } from '../../refusal';
import { settings } from '../../settings';

interface Waiting {
  sender: string;
  start(): void;
}

/**
 * Hashing of passwords, a few at a time, so that a flood of sign-ins cannot take the machine's memory. Next is the first of whoever has the
 * least at work, and of one sender only some may wait, so that a flood of one leaves the others their places.
 */
export class HashQueue {
  private readonly atWork = new Map<string, number>();
  private readonly waiting: Waiting[] = [];

  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const { hashWidth, hashQueue, hashQueuePerSender } = settings.signIn;
    const running = [...this.atWork.values()].reduce((sum, count) => sum + count, 0);
    if (running < hashWidth) {
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

  private startNext(): void {
    const [next] = this.waiting.toSorted((one, other) => this.countOf(one.sender) - this.countOf(other.sender));
    if (next === undefined) return;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    // Its place is taken before it wakes, so that nobody who comes in between takes it too.
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
