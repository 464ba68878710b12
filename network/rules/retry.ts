import { transientKinds } from '../failure';
import type { Answer, Rule } from '../layer';
import * as settings from '../settings';

/**
 * Sends again after a timeout, a broken connection or a status outside 200 to 300, up to two times.
 * Reports the last failure with the history of all attempts. While the device says that it is
 * offline it waits for `online`, for 30,000 ms at most.
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
        let leave = (): void => {};
        const stop = (): void => {
          clock.clearTimeout(timer);
          leave();
        };
        const again = (): void => {
          stop();
          cancel = next(call, watched);
        };
        let timer = clock.setTimeout(() => {
          if (online.get()) return again();
          emit?.({ type: 'wait', execution: call.execution, reason: 'offline' });
          timer = clock.setTimeout(again, settings.offlineWaitMs);
          leave = online.subscribe(() => online.get() && again());
        }, ms);
        cancel = stop;
      },
    };
    let cancel = next(call, watched);
    return () => cancel();
  };
