import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { focusRequest, takeFocusRequest } from '../../app/requests';
import { classes } from '../../ui/classes';
import { isShown } from '../../ui/focus/focus';
import { drawnGroups, layOut, type RowGroup } from './listLayout';
import { rowKey, type KeyedRow } from './rowKey';
import { rowMessages } from './rowMessages';
import styles from './SnagRows.module.css';
import { useListKeys } from './useListKeys';
import { usePrinting } from './usePrinting';
import { useVirtualItems, type ScrollPosition } from './useVirtualItems';

/**
 * ARIA attributes of a rendered row, so that screen readers get its position in the whole list.
 * Spread onto its `<li>`.
 */
export interface RowPosition {
  readonly item: number;
  readonly gapPx: number;
  /** Counted from 1. Undefined while rows above are not loaded. */
  readonly position: number | undefined;
  /** -1 while rows below are not loaded and the number is unknown. */
  readonly setSize: number | undefined;
  readonly measure: (element: Element | null) => void;
  /** It is the list's tab stop. */
  readonly stop: boolean;
}

interface LongListProps<Row> {
  /** One without a heading, or one for each heading. */
  groups: readonly RowGroup<Row>[];
  /**
   * Number of rows of the list, with those that are not loaded; there may be more of a search that
   * finds many.
   */
  total: number;
  /** Draws all rows, for print. */
  whole: boolean;
  /** Its rows are those of the table around it. */
  isTable: boolean;
  hasPrevious: boolean;
  hasNext: boolean;
  /** The row that is opened beside the list: its snag's number, or its id before it has one. */
  selected: string | null;
  /** The row that is scrolled to first; null: the list begins at its top. */
  entry: string | null;
  /** The scroll position to restore. */
  left: ScrollPosition | undefined;
  /** Called with the scroll position when another list replaces it. */
  onLeave: (position: ScrollPosition) => void;
  children: (row: Row, position: RowPosition) => ReactNode;
}

const unknownPosition = { position: undefined, setSize: undefined };

/** Estimated heights before rendering, in px. */
const rowPx = 89;
const tableRowPx = 41;
const headingPx = 36;

/**
 * A virtualised list: renders the rows in view, some around them, and the tab stop. All others are
 * reached from there by the arrow keys.
 */
export function LongList<Row extends KeyedRow>({
  groups,
  total,
  whole,
  isTable,
  hasPrevious,
  hasNext,
  selected,
  entry,
  left,
  onLeave,
  children,
}: LongListProps<Row>) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const layout = useMemo(() => layOut(groups), [groups]);
  const { groupOf, firstOf, nameOf, itemOf, rows } = layout;
  const keys = useMemo(() => rows.map(rowKey), [rows]);
  const { stop, hold } = useTabStop(rows, selected ?? entry);
  const printing = usePrinting() || whole;
  const kept = useMemo(() => {
    // All rows are printed.
    if (printing) return groupOf.map((_group, each) => each);
    return stop === null ? [] : [itemOf[keys.indexOf(stop)] ?? 0];
  }, [printing, groupOf, stop, keys, itemOf]);
  const names = useMemo(() => {
    const byItem: string[] = [];
    for (const [group, first] of firstOf.entries()) byItem[first] = nameOf[group] ?? '';
    for (const [row, item] of itemOf.entries()) byItem[item] = rows[row]?.node.id ?? '';
    return byItem;
  }, [firstOf, nameOf, itemOf, rows]);
  const { items, edges, measure, center, position } = useVirtualItems({
    box,
    count: groupOf.length,
    keyOf: useCallback((item) => names[item] ?? '', [names]),
    heightOf: (item) =>
      groups[groupOf[item] ?? 0]?.heading != null && firstOf[groupOf[item] ?? 0] === item
        ? headingPx
        : isTable
          ? tableRowPx
          : rowPx,
    kept,
    hasPrevious,
    left,
    scrolls: left !== undefined || entry !== null,
  });
  const leave = useEffectEvent(() => onLeave(position()));
  // In a layout effect's cleanup, while the rows are still in the DOM.
  useLayoutEffect(() => () => leave(), []);
  const focus = useListKeys(box, {
    keys,
    stop,
    selected,
    draw(key) {
      flushSync(() => hold(key));
    },
  });

  const wish = useSyncExternalStore(focusRequest.subscribe, focusRequest.get);
  const comeBack = useEffectEvent((key: string | null) => {
    const row = rows.find((each) => rowKey(each) === key || each.node.id === key);
    // What was just raised comes in a moment.
    if (row === undefined && key?.startsWith('snag_') === true) return;
    if (box === null || !isShown(box) || !takeFocusRequest()) return;
    const next = row === undefined ? stop : rowKey(row);
    // After the rows are rendered.
    if (next !== null) queueMicrotask(() => focus(next));
  });
  useEffect(() => {
    if (wish?.to === 'row' && box !== null) comeBack(wish.key);
  }, [wish, box, rows]);

  // Only once: a page opened at a snag's address scrolls the list to that snag.
  const entered = useRef(left === undefined ? entry : null);
  useEffect(() => {
    if (box === null) return;
    const item = entered.current === null ? undefined : itemOf[keys.indexOf(entered.current)];
    entered.current = null;
    if (item !== undefined) center(item);
  }, [box, center, itemOf, keys]);

  const drawn = drawnGroups(layout, items, edges);
  const setSize = (group: number, size: number): number => {
    if (group < groups.length - 1 || !hasNext) return size;
    return groups[group]?.heading === null && total >= rows.length ? total : -1;
  };
  return (
    <div
      ref={setBox}
      className={styles.rows}
      style={space(0, drawn.restPx)}
      onFocus={({ target }) => {
        const key = target.closest('li')?.querySelector('a[data-row]')?.getAttribute('data-row');
        if (key != null) hold(key);
      }}
    >
      {drawn.groups.map(({ group, heading, size, gapPx, restPx, rows: its }) => (
        <section key={nameOf[group]} aria-label={heading ?? undefined} style={space(gapPx, 0)}>
          {heading !== null && (
            <Heading item={firstOf[group] ?? 0} measure={measure} {...groups[group]}>
              {heading}
            </Heading>
          )}
          <ul role={isTable ? 'rowgroup' : undefined} style={space(0, restPx)}>
            {its.map(({ row, item, at, gapPx: abovePx }) =>
              children(row, {
                item,
                gapPx: abovePx,
                ...(group === 0 && hasPrevious
                  ? unknownPosition
                  : { position: at + 1, setSize: setSize(group, size) }),
                measure,
                stop: rowKey(row) === stop,
              }),
            )}
          </ul>
        </section>
      ))}
      {total > rows.length && (
        <p className={styles.unprinted}>{rowMessages.unprinted(total - rows.length)}</p>
      )}
    </div>
  );
}

function Heading({
  item,
  measure,
  count,
  isLate = false,
  children,
}: Pick<RowPosition, 'item' | 'measure'> &
  Pick<RowGroup<unknown>, 'count' | 'isLate'> & { children: string }) {
  return (
    <h2 ref={measure} data-index={item} className={classes(styles.place, isLate && styles.late)}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </h2>
  );
}

/** Empty space for rows that are not rendered. */
function space(abovePx: number, belowPx: number): CSSProperties | undefined {
  return abovePx === 0 && belowPx === 0
    ? undefined
    : { marginTop: abovePx, paddingBottom: belowPx };
}

/**
 * Which row of a list is its tab stop: the one focused last, else the one that is `opened`, else
 * the first. If the focused row has left the list, the row at its index.
 */
function useTabStop(
  rows: readonly KeyedRow[],
  opened: string | null,
): { stop: string | null; hold: (key: string) => void } {
  // By id, because a new snag gets its number later.
  const [held, setHeld] = useState<{ readonly id: string; readonly at: number } | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const heldAt = (key: string | null) => {
    const at = rows.findIndex((row) => rowKey(row) === key);
    const row = rows[at];
    return row === undefined ? null : { id: row.node.id, at };
  };
  let now = held;
  if (before !== opened) {
    setBefore(opened);
    if (opened !== null) now = heldAt(opened) ?? held;
  }
  const at = now === null ? 0 : rows.findIndex(({ node }) => node.id === now?.id);
  if (now !== null && at >= 0 && at !== now.at) now = { ...now, at };
  if (now !== held) setHeld(now);
  const row = rows[Math.min(at >= 0 ? at : (now?.at ?? 0), rows.length - 1)];
  return { stop: row === undefined ? null : rowKey(row), hold: (key) => setHeld(heldAt(key)) };
}
