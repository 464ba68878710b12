import type { EndEvent } from '../events';
import type { NetworkFailure } from '../failure';
import type { Rule } from '../layer';

/** Emits one `start` and one `end` event for every execution. */
export const report: Rule = (next, { platform: { clock }, emit }) => {
  if (emit === undefined) return next;
  return (call, answer) => {
    const startedAt = clock.now();
    const {
      execution,
      id,
      record,
      params: { name: operation, operationKind },
    } = call;
    let ended = false;
    emit({ type: 'start', at: startedAt, execution, operation, id, operationKind });

    function end(outcome: EndEvent['outcome'], failure?: NetworkFailure): void {
      if (ended) return;
      ended = true;
      const { attempts, requestId } = record;
      const errors = (failure?.graphqlErrors ?? record.errors)?.map(({ extensions, path }) => ({
        code: extensions?.code,
        path: path?.join('.'),
      }));
      const at = clock.now();
      // The failure without its messages and its cause, which may hold personal data.
      emit?.({
        type: 'end',
        at,
        execution,
        operation,
        id,
        operationKind,
        outcome,
        durationMs: at - startedAt,
        attempts,
        failure: failure && {
          kind: failure.kind,
          status: failure.status,
          retryable: failure.retryable,
        },
        errors,
        requestId,
      });
    }

    const cancel = next(call, {
      next: answer.next,
      end(failure, final) {
        end(failure === undefined ? 'ok' : 'failed', failure);
        answer.end(failure, final);
      },
    });
    return () => {
      end('left');
      cancel();
    };
  };
};
