import type { World } from '../../../src/device/world';
import type { Tab } from '../../support/device';
import { settled } from './until';

export interface CutLine {
  readonly fetch: World['fetch'];
  /** Lets the time of this tab and of the line pass until something is so. */
  passes(until: () => boolean, time: Pick<Tab, 'advance'>): Promise<void>;
  told(): CutLineTold;
}

export interface CutLineTold {
  /** How long it was there, and of that how long nothing was on its way, in ms. */
  readonly upMs: number;
  readonly idleMs: number;
  readonly cuts: number;
  /** Answers of the server that were lost with a cut after it had done what was asked. */
  readonly lostAnswers: number;
}

interface Transfer {
  left: number;
  /** All of it has reached the server. */
  readonly arrived: () => void;
  readonly failed: () => void;
}

export interface CutLineOptions {
  /** From the device, for all requests together. */
  readonly bytesPerSecond: number;
  readonly upMs: number;
  readonly downMs: number;
  /** What each photo counts, whatever its bytes are. */
  readonly photoBytes: number;
}

const stepMs = 500;
/** What a request weighs beside its body, in bytes. */
const headBytes = 600;
/** An hour: by then all is sent, or never will be. */
const mostSteps = 7_200;

/**
 * A line to a real server in a time that the test lets pass: it carries so many bytes a second, and
 * is cut again and again without anybody being told.
 */
export function createCutLine({
  bytesPerSecond,
  upMs,
  downMs,
  photoBytes,
}: CutLineOptions): CutLine {
  const transfers = new Set<Transfer>();
  /** Answers that the server is making, or that are on their way back. */
  const answers = new Set<{ fail: () => void; deliver: (() => void) | null }>();
  let at = 0;
  const told = { upMs: 0, idleMs: 0, cuts: 0, lostAnswers: 0 };
  const isUp = (): boolean => at % (upMs + downMs) < upMs;
  const cutOff = (): TypeError => new TypeError('Failed to fetch');

  function sizeOf(body: unknown): number {
    if (body instanceof FormData)
      return (
        headBytes +
        [...body.values()].reduce(
          (sum, part) => sum + (typeof part === 'string' ? part.length : photoBytes),
          0,
        )
      );
    return headBytes + String(body ?? '').length;
  }

  async function send(...[address, init]: Parameters<World['fetch']>): Promise<Response> {
    if (!isUp()) throw cutOff();
    await new Promise<void>((resolve, reject) => {
      const transfer: Transfer = {
        left: sizeOf(init.body),
        arrived: () => (transfers.delete(transfer), resolve()),
        failed: () => (transfers.delete(transfer), reject(cutOff())),
      };
      transfers.add(transfer);
      init.signal?.addEventListener(
        'abort',
        () => transfers.delete(transfer) && reject(new DOMException('Aborted', 'AbortError')),
      );
    });
    return new Promise((resolve, reject) => {
      const answer = {
        fail: () => (answers.delete(answer), reject(cutOff())),
        deliver: null as (() => void) | null,
      };
      answers.add(answer);
      fetch(address, init).then(
        (response) => (answer.deliver = () => (answers.delete(answer), resolve(response))),
        answer.fail,
      );
    });
  }

  function cut(): void {
    told.cuts += 1;
    // What is nearly there arrives, so that each cut loses an answer too.
    const [next] = [...transfers].toSorted((one, other) => one.left - other.left);
    next?.arrived();
    for (const { failed } of transfers) failed();
  }

  function step(): void {
    if (isUp()) {
      told.upMs += stepMs;
      if (transfers.size === 0 && answers.size === 0) told.idleMs += stepMs;
      for (const { deliver } of answers) deliver?.();
      const share = (bytesPerSecond * stepMs) / 1_000 / transfers.size;
      for (const transfer of transfers) {
        transfer.left -= share;
        if (transfer.left <= 0) transfer.arrived();
      }
    } else {
      told.lostAnswers += answers.size;
      for (const { fail } of answers) fail();
    }
    const wasUp = isUp();
    at += stepMs;
    if (wasUp && !isUp()) cut();
  }

  return {
    fetch: send,
    told: () => ({ ...told }),
    async passes(until, time) {
      for (let steps = 0; !until(); steps += 1) {
        if (steps > mostSteps) throw new Error(`Never so: ${JSON.stringify(told)}`);
        await settled();
        // The server takes no time.
        while ([...answers].some(({ deliver }) => deliver === null)) await settled();
        step();
        time.advance(stepMs);
      }
    },
  };
}
