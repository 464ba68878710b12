import { useState, type ReactNode } from 'react';
import { nameKey } from '../../../rules/text';
import { RowList } from './RowList';
import { useFound } from './useFound';

/** So many rows are drawn before somebody asks for more. */
export const rowsAtOnce = 20;

/** What was still offered when the screen came stands first: what is archived now stays under the finger. */
export function useArchivedLast<Item extends { readonly id: string; readonly archived: boolean }>(items: readonly Item[]): Item[] {
  const [last] = useState(() => new Set(items.filter(({ archived }) => archived).map(({ id }) => id)));
  return items.toSorted((one, other) => Number(last.has(one.id)) - Number(last.has(other.id)));
}

interface FoundRowsProps<Item extends { readonly id: string }> {
  /** What the search among them is called. */
  label: string;
  /** What the button that shows more of them says. */
  more: string;
  items: readonly Item[];
  /** What an item is found by. */
  textOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A list that is all on the device, of which only what was found or asked for is drawn. */
export function FoundRows<Item extends { readonly id: string }>({ label, more, items, textOf, children }: FoundRowsProps<Item>) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(rowsAtOnce);
  const parts = nameKey(text).split(/\s+/);
  const kept = new Set(useFound(text, items.filter((item) => parts.every((part) => nameKey(textOf(item)).includes(part))), items));
  const found = items.filter((item) => kept.has(item));
  const search = (next: string) => {
    setText(next);
    setCount(rowsAtOnce);
  };
  return (
    <RowList label={label} more={more} text={text} onSearch={search} total={found.length} shown={Math.min(count, found.length)} onMore={() => setCount(count + rowsAtOnce)}>
      {found.slice(0, count).map(children)}
    </RowList>
  );
}
