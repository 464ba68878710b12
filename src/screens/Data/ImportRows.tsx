import { useEffect, useState } from 'react';
import type { ImportOutcome, ImportTable } from '../../../rules/imports';
import { CallProblem } from '../../app/serverCalls';
import { Link } from '../../router/components';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Import.module.css';
import type { ImportCalls, ImportedRow } from './importCalls';
import { importMessages as messages } from './importMessages';

interface ImportRowsProps {
  calls: ImportCalls;
  importId: string;
  table: ImportTable;
  outcome: ImportOutcome;
  code: string;
}

/** The rows with one outcome as a table, page by page. */
export function ImportRows({ calls, importId, table, outcome, code }: ImportRowsProps) {
  const [rows, setRows] = useState<readonly ImportedRow[]>([]);
  // An object, so that the same page can be requested again after a failure.
  const [from, setFrom] = useState({ after: 0 });
  const [more, setMore] = useState(true);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    const { after } = from;
    calls
      .rows(importId, outcome, after)
      .then((page) => {
        if (left) return;
        setRows((before) => [...before.filter(({ n }) => n <= after), ...page.rows]);
        setMore(page.more);
      })
      .catch((error: unknown) => {
        if (!left && error instanceof CallProblem) setProblem(error.message);
      })
      .finally(() => {
        if (!left) setLoading(false);
      });
    return () => {
      left = true;
    };
  }, [calls, importId, outcome, from]);
  const ofSnags = table === 'snags';
  return (
    <>
      <Notice kind="refused">{problem}</Notice>
      <table className={styles.rows} aria-busy={loading}>
        <thead>
          <tr>
            <th scope="col">{messages.row}</th>
            <th scope="col">{ofSnags ? messages.snag : messages.tables[table]}</th>
            {ofSnags && <th scope="col">{messages.placeHead}</th>}
            {ofSnags && <th scope="col">{messages.fields.company}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.n}>
              <td>{row.sheet === '' ? row.line : messages.line(row.line, row.sheet)}</td>
              <td>
                <b>{(ofSnags && row.cells.title) || row.what}</b>{' '}
                {row.number !== null && (
                  <Link to="/p/$code/snags/$number" params={{ code, number: String(row.number) }}>
                    {`${code}-${row.number}`}
                  </Link>
                )}
                <Facts row={row} />
              </td>
              {ofSnags && <td>{row.cells.place}</td>}
              {ofSnags && <td>{row.cells.company}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {more && !loading && (
        <div className={styles.buttons}>
          <Button
            onClick={() => {
              setLoading(true);
              setProblem(null);
              setFrom({ after: rows.at(-1)?.n ?? 0 });
            }}
          >
            {messages.moreRows}
          </Button>
        </div>
      )}
    </>
  );
}

/** What is said of a row: problems, changes, notes, and the link of somebody who was invited. */
function Facts({ row: { problems, changes, notes, link } }: { row: ImportedRow }) {
  if (problems.length + changes.length + notes.length === 0 && link === null) return null;
  return (
    <ul className={styles.facts}>
      {problems.map((each) => (
        <li key={each} className={styles.wrong}>
          {each}
        </li>
      ))}
      {changes.map(({ field, from, to }) => (
        <li key={field}>{messages.change(field, from, to)}</li>
      ))}
      {notes.map((each) => (
        <li key={each}>{each}</li>
      ))}
      {link !== null && (
        <li className={styles.link}>{messages.invitation(new URL(link, location.origin).href)}</li>
      )}
    </ul>
  );
}
