import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useUserSession } from '../../app/context';
import { settle, type ListedRow, type Settled } from './settledRows';

interface Reading {
  /** The id of the connection: another for each filter. */
  list: string;
  hasNext: boolean;
  /** The list was entered further down. @default false */
  hasPrevious?: boolean;
  /** Somebody is at it. What nobody sees or is about to press may move. */
  reading: boolean;
}

/**
 * Rows in the order in which they were first seen. What others raised while somebody is at the list waits until they ask for it or let go; what
 * has left the list stays in its place until then, and what is no longer shared goes at once. `update` shows the list as it is.
 */
export function useSettledRows<Row extends ListedRow>(now: readonly Row[], { list, hasNext, hasPrevious = false, reading }: Reading): Settled<Row> & { update: () => void } {
  const environment = useRelayEnvironment();
  const { outbox } = useUserSession();
  const [view, setView] = useState({ list, now, hasNext, hasPrevious, settled: asItIs(now) });
  let { settled } = view;
  const settles = !reading && settled.waiting + settled.gone.size > 0;
  if (view.list !== list || view.now !== now || view.hasNext !== hasNext || view.hasPrevious !== hasPrevious || settles) {
    const source = environment.getStore().getSource();
    settled =
      view.list === list && reading
        ? settle(settled.rows, now, {
            isOwn: (id) => (outbox?.entries.ofSnag(id).length ?? 0) > 0,
            isThere: (id) => source.get(id) != null,
            hasNext,
            hasPrevious,
            hadPrevious: view.hasPrevious,
          })
        : asItIs(now);
    setView({ list, now, hasNext, hasPrevious, settled });
  }
  return { ...settled, update: () => setView({ list, now, hasNext, hasPrevious, settled: asItIs(now) }) };
}

const asItIs = <Row extends ListedRow>(now: readonly Row[]): Settled<Row> => ({ rows: now, waiting: 0, gone: new Set() });
