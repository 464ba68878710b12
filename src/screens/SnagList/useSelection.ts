import { useCallback, useMemo, useRef, useState } from 'react';
import { listLimits } from '../../../rules/lists';
import { toggled, type Selection } from '../../parts/list/selection';
import { say } from '../../ui/announcements';
import { messages } from './messages';

export interface SelectionMode {
  /** Null outside of selection mode. */
  readonly selection: Selection | null;
  /** Nothing is selected; with the first snag that is, the mode begins. */
  readonly none: Selection;
  /** The ids of the shown rows, in order. */
  readonly shown: () => readonly string[];
  /** The limit of selected snags was exceeded. */
  readonly tooMany: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly choose: (ids: readonly string[]) => void;
  /** Takes the ids of the shown rows, in order. */
  readonly onShown: (ids: readonly string[]) => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Selection mode of the list, with the selected ids. */
export function useSelection(): SelectionMode {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const [tooMany, setTooMany] = useState(false);
  const shown = useRef<readonly string[]>([]);
  const last = useRef<string | null>(null);

  const set = useCallback((next: readonly string[]) => {
    setTooMany(next.length > listLimits.ids);
    const chosen = next.slice(0, listLimits.ids);
    setIds(new Set(chosen));
    // Announced here, because the code of the bar may still be loading.
    say(messages.selected(chosen.length));
  }, []);
  const toggle = useCallback(
    (id: string, to: boolean) => {
      set([...toggled(ids ?? nothing, id, to ? last.current : null, shown.current)]);
      last.current = id;
    },
    [ids, set],
  );
  const selection = useMemo(() => (ids === null ? null : { ids, toggle }), [ids, toggle]);
  const none = useMemo(() => ({ ids: nothing, toggle }), [toggle]);
  const onShown = useCallback((list: readonly string[]) => {
    shown.current = list;
  }, []);
  const to = useCallback((next: ReadonlySet<string> | null) => {
    last.current = null;
    setTooMany(false);
    setIds(next);
  }, []);
  return {
    selection,
    none,
    shown: () => shown.current,
    tooMany,
    start: () => to(nothing),
    stop: () => to(null),
    choose: set,
    onShown,
  };
}
