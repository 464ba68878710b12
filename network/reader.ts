import { failed } from './request';
import type { NetworkFailure } from './failure';
import type { Call } from './step';

/** One subscription of a screen. */
export interface Reader {
  readonly call: Call;
  /** Ends it, unless it has ended. */
  end(failure?: NetworkFailure): void;
}

/** graphql-ws writes this out anew for every socket, and so asks for the variables of that moment: the current cursor. */
export function messageFor({ call, end }: Reader): { id: string; query: string; variables: Record<string, unknown> } {
  return {
    id: call.id,
    query: call.params.text ?? '',
    get variables() {
      try {
        // graphql-ws does not survive variables that cannot be written.
        return JSON.parse(JSON.stringify(call.options.subscriptionVariables?.() ?? call.variables)) as Record<string, unknown>; // variables are an object
      } catch (cause) {
        queueMicrotask(() => end(failed(call, { kind: 'badBody', cause })));
        return {};
      }
    },
  };
}
