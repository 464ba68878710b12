import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useScope } from '../app/context';
import { settle, type ListedRow, type Settled } from './settle';

interface Reading {
  /** The id of the connection: another for each filter. */
  list: string;
  hasNext: boolean;
  /** Somebody looks at it. What nobody sees may move. */
  reading: boolean;
}

/**
 * Rows in the order in which they were first seen. What others raised meanwhile waits until the person asks for it; what has left the list stays
 * in its place until then, and what is no longer shared goes at once. `update` shows the list as it is.
 */
export function useSettledRows<Row extends ListedRow>(now: readonly Row[], { list, hasNext, reading }: Reading): Settled<Row> & { update: () => void } {
  const environment = useRelayEnvironment();
  const { outbox } = useScope();
  const [view, setView] = useState({ list, now, hasNext, settled: asItIs(now) });
  let { settled } = view;
  if (view.list !== list || view.now !== now || view.hasNext !== hasNext) {
    const source = environment.getStore().getSource();
    settled =
      view.list === list && reading
        ? settle(settled.rows, now, {
            isOwn: (id) => (outbox?.entries.ofSnag(id).length ?? 0) > 0,
            isThere: (id) => source.get(id) != null,
            hasNext,
          })
        : asItIs(now);
    setView({ list, now, hasNext, settled });
  }
  return { ...settled, update: () => setView({ list, now, hasNext, settled: asItIs(now) }) };
}

const asItIs = <Row extends ListedRow>(now: readonly Row[]): Settled<Row> => ({ rows: now, waiting: 0, gone: new Set() });
