import { bodyOf, failed } from './request';
import type { NetworkFailure } from './failure';
import type { Call } from './step';

/** One subscription of a screen. */
export interface Reader {
  readonly call: Call;
  /** Ends it, unless it has ended. */
  end(failure?: NetworkFailure): void;
}

/** graphql-ws writes this out anew for every socket, and so asks for the variables of that moment: the current cursor. */
export function messageFor({ call, end }: Reader): { query: string; toJSON(): unknown } {
  return {
    // Only toJSON is written; graphql-ws's types ask for a query.
    query: '',
    toJSON() {
      try {
        // graphql-ws does not survive variables that cannot be written.
        return JSON.parse(JSON.stringify(bodyOf(call.params, call.options.subscriptionVariables?.() ?? call.variables, call.layerOptions)));
      } catch (cause) {
        queueMicrotask(() => end(failed(call, { kind: 'badBody', cause })));
        return {};
      }
    },
  };
}
