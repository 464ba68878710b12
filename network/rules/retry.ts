import { transientKinds } from '../failure';
import type { Answer, Rule } from '../layer';

/**
 * Sends again after a timeout, a broken connection or a status outside 200 to 300, up to two times.
 * Reports the last failure with the history of all attempts. While the device is offline it waits
 * for `online`.
 */
export const retry: Rule =
  (next, { platform: { clock, online }, limits, emit }) =>
  (call, answer) => {
    if (!call.retry) return next(call, answer);
    let retries = 0;
    let delivered = false;
    const watched: Answer = {
      next(payload) {
        delivered = true;
        answer.next(payload);
      },
      end(failure, final) {
        const delay = limits.retryDelaysMs[retries];
        // `retryable: false` from the server is final.
        if (
          failure === undefined ||
          final === true ||
          delivered ||
          delay === undefined ||
          !failure.retryable ||
          !transientKinds.includes(failure.kind)
        ) {
          return answer.end(failure, final);
        }
        retries += 1;
        const ms = Math.max(delay, call.record.retryAfterMs ?? 0);
        emit?.({ type: 'wait', execution: call.execution, reason: 'retry', ms });
        const again = (): void => void (cancel = next(call, watched));
        const timer = clock.setTimeout(() => {
          if (online.get()) return again();
          emit?.({ type: 'wait', execution: call.execution, reason: 'offline' });
          cancel = online.subscribe(() => {
            if (!online.get()) return;
            cancel();
            again();
          });
        }, ms);
        cancel = () => clock.clearTimeout(timer);
      },
    };
    let cancel = next(call, watched);
    return () => cancel();
  };
