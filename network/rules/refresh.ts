import type { NetworkFailure } from '../failure';
import { failed } from '../request';
import type { Rule } from '../layer';
import type { Renewal, Waiting } from '../tokens';

/**
 * Gives each attempt its token and repeats it after a 401: with the newer token if there is one by
 * now, else after the one refresh that all requests and the socket share. A 401 to a fresh token is
 * final.
 */
export const refresh: Rule = (next, { tokens, emit }) =>
  tokens === undefined
    ? next
    : (call, answer) => {
        const { record } = call;
        record.token = undefined;
        if (call.options.auth === false || tokens.asking()) return next(call, answer);
        // An earlier attempt with a refused token: this execution has already used its one refresh.
        let renewed = record.attempts.some(({ kind }) => kind === 'auth');
        let replayed = false;
        let cancel = (): void => {};

        const send = (token: string | null): void => {
          record.token = token;
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
              after({ answer: tokens.renew(token) }, replay, failure);
            },
          });
        };

        /**
         * Waits for a token and continues with it, unless the call was cancelled. If there is none,
         * the call fails without having sent anything more.
         */
        const after = <Value>(
          { answer: wait, leave }: Waiting<Value>,
          go: (value: Value) => void,
          { status, graphqlErrors }: Partial<NetworkFailure> = {},
        ): void => {
          let live = true;
          cancel = () => {
            live = false;
            leave?.();
          };
          emit?.({ type: 'wait', execution: call.execution, reason: 'refresh' });
          wait.then(
            (value) => live && go(value),
            ({ kind, retryable, cause }: NetworkFailure) =>
              live &&
              answer.end(
                failed(call, {
                  kind,
                  retryable,
                  cause,
                  status,
                  graphqlErrors,
                  maybeExecuted: record.maybeExecuted,
                }),
                true,
              ),
          );
        };

        const current = tokens.current();
        if (typeof current === 'object' && current !== null) after(current, send);
        else send(current);
        return () => cancel();
      };
