import { useViewer } from '../../app/context';
import { useRef, useState } from 'react';
import { useColumns } from '../../parts/list/tableColumns';
import { Link } from '../../router/components';
import { useSnagFilters } from '../../domain/filters';
import { Button, buttonClass } from '../../ui/Button';
import { Panel } from '../../ui/overlays/Panel';
import { columnLabels, tableMessages } from './tableMessages';
import styles from './TableActions.module.css';

/** What is done with the table beside its filters. */
export function TableActions({ code }: { code: string }) {
  const viewer = useViewer();
  const [filters] = useSnagFilters();
  const [columns, choose, offered] = useColumns();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        className={styles.small}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {tableMessages.columns}
      </Button>
      <Panel
        open={open}
        onClose={() => setOpen(false)}
        title={tableMessages.columns}
        anchor={button}
      >
        {offered
          .filter((column) => column !== 'title')
          .map((column) => (
            <label key={column} className={styles.column}>
              <input
                type="checkbox"
                checked={columns.includes(column)}
                onChange={({ target }) =>
                  choose(
                    offered.filter((each) =>
                      each === column ? target.checked : columns.includes(each),
                    ),
                  )
                }
              />
              {columnLabels[column]}
            </label>
          ))}
      </Panel>
      {!viewer.link && (
        <Link
          to="/p/$code/data"
          params={{ code }}
          search={filters}
          className={`${buttonClass()} ${styles.small}`}
        >
          {tableMessages.export}
        </Link>
      )}
    </>
  );
}
