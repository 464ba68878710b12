import { useCallback, useMemo } from 'react';
import { useLocalStorage } from '../../device/useLocalStorage';

/** The columns of the table, in order, with their widths. */
export const columnWidths = {
  number: '56px',
  status: '124px',
  title: 'minmax(160px, 2.2fr)',
  place: 'minmax(120px, 1.7fr)',
  trade: 'minmax(80px, 1fr)',
  company: 'minmax(100px, 1.2fr)',
  priority: '80px',
  due: '128px',
  raised: '88px',
  photos: '64px',
} as const;

export type TableColumn = keyof typeof columnWidths;

// Object.keys forgets the type of the keys.
export const allColumns = Object.keys(columnWidths) as readonly TableColumn[];

const usual: readonly TableColumn[] = allColumns.filter(
  (column) => column !== 'raised' && column !== 'photos',
);

/** The columns that the person has chosen on this device, and a function to choose others. */
export function useColumns(): [
  columns: readonly TableColumn[],
  choose: (columns: readonly TableColumn[]) => void,
] {
  const [text, keep] = useLocalStorage('snagbook.columns');
  const columns = useMemo(() => {
    const kept = text?.split(' ') ?? usual;
    return allColumns.filter((column) => column === 'title' || kept.includes(column));
  }, [text]);
  return [columns, useCallback((next) => keep(next.join(' ')), [keep])];
}
