import { useMemo, type CSSProperties } from 'react';
import type { SnagSort } from '../../../rules/lists';
import { useOrder } from '../../parts/filter/useOrder';
import { SnagRows, type SnagRowsProps } from '../../parts/list/SnagRows';
import { SnagTableRow } from '../../parts/list/SnagTableRow';
import { columnWidths, useColumns, type TableColumn } from '../../parts/list/tableColumns';
import type { Selection } from '../../parts/list/selection';
import { classes } from '../../ui/classes';
import { ChevronIcon } from '../../ui/icons';
import styles from './SnagTable.module.css';
import { columnLabels, tableMessages } from './tableMessages';

interface SnagTableProps extends Omit<SnagRowsProps, 'table'> {
  /** Of the person in the project. */
  role: string;
  /** Null for who changes no snags. */
  selection: Selection | null;
  /** Selects all rows that are shown, or none. */
  /** Null: the person changes no snags together. */
  onAll: ((all: boolean) => void) | null;
}

/** The columns by which the list can be ordered, and which end of them comes first. */
const sortOf: Partial<Record<TableColumn, { sort: SnagSort; order: 'ascending' | 'descending' }>> =
  {
    number: { sort: 'NUMBER', order: 'descending' },
    place: { sort: 'PLACE', order: 'ascending' },
    priority: { sort: 'PRIORITY', order: 'descending' },
    due: { sort: 'DUE', order: 'ascending' },
  };

/** The list as a table with the columns that the person has chosen. */
export function SnagTable({ role, selection, onAll, ...rows }: SnagTableProps) {
  const [columns] = useColumns();
  const { value, choose } = useOrder(rows.code, role);
  const count = selection?.ids.size ?? 0;
  const head = (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <span role="columnheader" className={styles.check}>
          {onAll !== null && (
            <input
              type="checkbox"
              aria-label={tableMessages.all}
              checked={count > 0}
              onChange={() => onAll(count === 0)}
            />
          )}
        </span>
        {columns.map((column) => {
          const by = sortOf[column];
          const sorted = by !== undefined && by.sort === value;
          return (
            <span
              key={column}
              role="columnheader"
              data-column={column}
              aria-sort={sorted ? by.order : undefined}
              className={classes(styles.cell, sorted && styles.sorted)}
            >
              {by === undefined ? (
                columnLabels[column]
              ) : (
                <button type="button" className={styles.sort} onClick={() => choose(by.sort)}>
                  {columnLabels[column]}
                  {sorted && <ChevronIcon size={16} data-order={by.order} />}
                </button>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
  const row: NonNullable<SnagRowsProps['table']>['row'] = useMemo(
    () => (props) => <SnagTableRow {...props} columns={columns} />,
    [columns],
  );
  const widths: CSSProperties & Record<'--columns', string> = {
    '--columns': ['56px', ...columns.map((column) => columnWidths[column])].join(' '),
  };
  return (
    <div className={styles.table} style={widths}>
      <SnagRows {...rows} selection={selection} table={{ head, row }} />
    </div>
  );
}
