import type { NetworkFailure } from '../failure';
import { failed } from '../request';
import type { Answer, Call, Cancel, Rule } from '../step';
import type { Renewal, Tokens, Waiting } from '../tokens';

/**
 * Gives each attempt its token and answers a 401: with the newer token if there is one by now, else after the one refresh that all
 * requests and the socket share. A 401 to a fresh token is final.
 */
export const refresh: Rule = (next, { tokens, emit }) => {
  if (tokens === undefined) return next;
  const shared: Tokens = tokens;
  return (call, answer) => {
    call.record.token = undefined;
    if (call.options.auth === false || shared.asking()) return next(call, answer);
    // A refused token in an earlier attempt means that this execution has had its new one.
    let renewed = call.record.attempts.some(({ kind }) => kind === 'auth');
    let replayed = false;
    let cancel = (): void => {};

    const current = shared.current();
    if (typeof current === 'object' && current !== null) cancel = after(current, send, call, answer);
    else send(current);

    function send(token: string | null): void {
      call.record.token = token;
      cancel = next(call, {
        next: answer.next,
        end(failure, final) {
          if (failure?.kind !== 'auth' || renewed) return answer.end(failure, final);
          const replay = (renewal: Renewal): void => {
            if (renewal.fresh) renewed = true;
            else if (replayed) return answer.end(failure, true);
            replayed = true;
            send(renewal.token);
          };
          cancel = after({ answer: shared.renew(token), leave: () => {} }, replay, call, answer, failure);
        },
      });
    }

    return () => cancel();
  };

  /** Goes on with what the tokens answer, unless whoever asked has left. Their failure is this call's, and nothing that was sent. */
  function after<Value>({ answer: wait, leave }: Waiting<Value>, go: (value: Value) => void, call: Call, answer: Answer, { status, graphqlErrors }: Partial<NetworkFailure> = {}): Cancel {
    let live = true;
    emit?.({ type: 'wait', execution: call.execution, reason: 'refresh' });
    wait.then(
      (value) => {
        if (live) go(value);
      },
      ({ kind, retryable, cause }: NetworkFailure) => {
        if (live) answer.end(failed(call, { kind, retryable, cause, status, graphqlErrors, maybeExecuted: call.record.maybeExecuted }), true);
      },
    );
    return () => {
      live = false;
      leave();
    };
  }
};
