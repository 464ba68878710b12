import { useState, type ReactNode } from 'react';
import { nameKey } from '../../../rules/text';
import { RowList } from './RowList';
import { useFound } from './useFound';

/** Rows rendered before the person asks for more. */
export const rowsAtOnce = 20;

/**
 * Archived items last, by their state when the screen was opened, so that rows do not move when
 * they are archived.
 */
export function useArchivedLast<Item extends { readonly id: string; readonly archived: boolean }>(
  items: readonly Item[],
): Item[] {
  const [last] = useState(
    () => new Set(items.filter(({ archived }) => archived).map(({ id }) => id)),
  );
  return items.toSorted((one, other) => Number(last.has(one.id)) - Number(last.has(other.id)));
}

interface FoundRowsProps<Item extends { readonly id: string }> {
  /** Label of the search. */
  label: string;
  /** Label of the button for more rows. */
  more: string;
  items: readonly Item[];
  /** The searched text of an item. */
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A fully loaded list, of which only found or requested rows are rendered. */
export function FoundRows<Item extends { readonly id: string }>({
  label,
  more,
  items,
  textOf,
  children,
}: FoundRowsProps<Item>) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(rowsAtOnce);
  const parts = nameKey(text).split(/\s+/);
  const kept = new Set(
    useFound(
      text,
      items.filter((item) => parts.every((part) => nameKey(textOf(item)).includes(part))),
      items,
    ),
  );
  const found = items.filter((item) => kept.has(item));
  const search = (next: string) => {
    setText(next);
    setCount(rowsAtOnce);
  };
  return (
    <RowList
      label={label}
      more={more}
      text={text}
      onSearch={search}
      total={found.length}
      shown={Math.min(count, found.length)}
      onMore={() => setCount(count + rowsAtOnce)}
    >
      {found.slice(0, count).map(children)}
    </RowList>
  );
}
