import { useCallback, useMemo } from 'react';
import { useProject } from '../../app/context';
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
  cost: 'minmax(88px, auto)',
  raised: '88px',
  photos: '64px',
} as const;

export type TableColumn = keyof typeof columnWidths;

// Object.keys forgets the type of the keys.
const allColumns = Object.keys(columnWidths) as readonly TableColumn[];

const withoutAmounts = allColumns.filter((column) => column !== 'cost');

const usual: readonly TableColumn[] = allColumns.filter(
  (column) => column !== 'raised' && column !== 'photos' && column !== 'cost',
);

/**
 * The columns that the person has chosen on this device, a function to choose others, and those
 * that they can choose in this project.
 */
export function useColumns(): [
  columns: readonly TableColumn[],
  choose: (columns: readonly TableColumn[]) => void,
  offered: readonly TableColumn[],
] {
  const seesAmounts = useProject()?.seesAmounts === true;
  const [text, keep] = useLocalStorage('snagbook.columns');
  const offered = seesAmounts ? allColumns : withoutAmounts;
  const columns = useMemo(() => {
    const kept = text?.split(' ') ?? usual;
    return offered.filter((column) => column === 'title' || kept.includes(column));
  }, [text, offered]);
  const choose = useCallback(
    (next: readonly TableColumn[]) => {
      // What only other projects offer stays chosen there.
      const kept = text?.split(' ') ?? [];
      const elsewhere = allColumns.filter(
        (column) => !offered.includes(column) && kept.includes(column),
      );
      keep([...next, ...elsewhere].join(' '));
    },
    [keep, text, offered],
  );
  return [columns, choose, offered];
}
