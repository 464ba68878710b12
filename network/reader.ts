import { bodyOf, failed } from './request';
import type { NetworkFailure } from './failure';
import type { Call } from './step';

/** One active subscription. */
export interface Reader {
  readonly call: Call;
  /** Ends it; does nothing if it has ended already. */
  end(failure?: NetworkFailure): void;
}

/** graphql-ws serializes this for every new socket, so `toJSON` reads the variables of that moment: the current cursor. */
export function messageFor({ call, end }: Reader): { query: string; toJSON(): unknown } {
  return {
    // Not sent, because toJSON decides; graphql-ws's types demand a query.
    query: '',
    toJSON() {
      try {
        // Serialized here, because graphql-ws breaks on variables that are not JSON.
        return JSON.parse(JSON.stringify(bodyOf(call.params, call.options.subscriptionVariables?.() ?? call.variables, call.layerOptions)));
      } catch (cause) {
        queueMicrotask(() => end(failed(call, { kind: 'badBody', cause })));
        return {};
      }
    },
  };
}
