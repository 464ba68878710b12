import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useOutbox } from '../../app/useOutbox';
import { settle, type ListedRow, type Settled } from './settledRows';

interface Reading {
  /** Record id of the Relay connection: another one for each filter. */
  list: string;
  hasNext: boolean;
  /** There are rows above the loaded ones. @default false */
  hasPrevious?: boolean;
  /** There was recent input on the visible list, so its rows must not shift. */
  reading: boolean;
}

/**
 * Rows in the order in which they were first shown. While the list is in use, new rows of others
 * wait until the person asks for them or there is no recent input; rows that left the list stay
 * until then; rows that may no longer be seen are removed at once. `update` shows the current list.
 */
export function useSettledRows<Row extends ListedRow>(
  now: readonly Row[],
  { list, hasNext, hasPrevious = false, reading }: Reading,
): Settled<Row> & { update: () => void } {
  const environment = useRelayEnvironment();
  const { entries } = useOutbox();
  // Also once it is confirmed: the list may be read again only after that.
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const entered = entries.map(({ snagId }) => snagId).filter((id) => !own.has(id));
  if (entered.length > 0) setOwn(new Set([...own, ...entered]));
  const [view, setView] = useState({ list, now, hasNext, hasPrevious, settled: asItIs(now) });
  let { settled } = view;
  const settles = !reading && settled.waiting + settled.gone.size > 0;
  if (
    view.list !== list ||
    view.now !== now ||
    view.hasNext !== hasNext ||
    view.hasPrevious !== hasPrevious ||
    settles
  ) {
    const source = environment.getStore().getSource();
    settled =
      view.list === list && reading
        ? settle(settled.rows, now, {
            isOwn: (id) => own.has(id),
            isThere: (id) => source.get(id) != null,
            hasNext,
            hasPrevious,
            hadPrevious: view.hasPrevious,
          })
        : asItIs(now);
    setView({ list, now, hasNext, hasPrevious, settled });
  }
  return {
    ...settled,
    update: () => setView({ list, now, hasNext, hasPrevious, settled: asItIs(now) }),
  };
}

const asItIs = <Row extends ListedRow>(now: readonly Row[]): Settled<Row> => ({
  rows: now,
  waiting: 0,
  gone: new Set(),
});
