import { Suspense, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { getSingularSelector, type Environment, type IEnvironment } from 'relay-runtime';
import history, { type SnagHistory_snag$key } from '../../../__generated__/relay/SnagHistory_snag.graphql';
import { SnagHistorySkeleton } from './SnagHistorySkeleton';

/** What comes after a snag's facts, in its own part of the answer: it waits in its place, and nothing that can be seen moves when it is there. */
export function HistoryPart({ snag, children }: { snag: SnagHistory_snag$key; children: ReactNode }) {
  const environment = useRelayEnvironment();
  const source = useMemo(() => watch(environment, snag), [environment, snag]);
  // What is waited for React shows 300 ms after the facts at the earliest. A change of the store it shows at once: by this the part is rendered anew.
  useSyncExternalStore(source.subscribe, source.get);
  return <Suspense fallback={<SnagHistorySkeleton />}>{children}</Suspense>;
}

/** Whether the history is in the store. */
function watch(environment: Environment | IEnvironment, snag: SnagHistory_snag$key): { get(): boolean; subscribe(listener: () => void): () => void } {
  const selector = getSingularSelector(history, snag);
  if (selector == null) return { get: () => false, subscribe: () => () => undefined };
  let there = !environment.lookup(selector).isMissingData;
  return {
    get: () => there,
    subscribe(listener) {
      // Data may have arrived between the render and this moment.
      const snapshot = environment.lookup(selector);
      there = !snapshot.isMissingData;
      const subscription = environment.subscribe(snapshot, ({ isMissingData }) => {
        there = !isMissingData;
        listener();
      });
      return () => subscription.dispose();
    },
  };
}
