import { failed } from '../request';
import * as settings from '../settings';
import type { Rule } from '../step';

/**
 * Ends one attempt 15,000 ms after its start, whether it connects, waits or reads. While an upload's bytes move, the time runs anew.
 */
export const timeout: Rule = (next, { world: { clock } }) => (call, answer) => {
  const startedAt = clock.now();
  let timer = clock.setTimeout(expire, settings.requestTimeoutMs);

  const cancel = next(call, {
    next: answer.next,
    end(failure, final) {
      clock.clearTimeout(timer);
      answer.end(failure, final);
    },
    moved() {
      clock.clearTimeout(timer);
      timer = clock.setTimeout(expire, settings.requestTimeoutMs);
    },
  });

  function expire(): void {
    cancel();
    call.record.attempts.push({ startedAt, durationMs: clock.now() - startedAt, kind: 'timeout' });
    answer.end(failed(call, { kind: 'timeout' }));
  }

  return () => {
    clock.clearTimeout(timer);
    cancel();
  };
};
