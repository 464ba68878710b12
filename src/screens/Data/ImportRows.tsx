import { useEffect, useState } from 'react';
import type { ImportOutcome } from '../../../rules/imports';
import { CallProblem } from '../../app/serverCalls';
import { Link } from '../../router/components';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Data.module.css';
import type { ImportCalls, ImportedRow } from './importCalls';
import { importMessages as messages } from './importMessages';

interface ImportRowsProps {
  calls: ImportCalls;
  importId: string;
  outcome: ImportOutcome;
  code: string;
}

/** The rows with one outcome, page by page. */
export function ImportRows({ calls, importId, outcome, code }: ImportRowsProps) {
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
  return (
    <>
      <Notice kind="refused">{problem}</Notice>
      <ul className={styles.imported} aria-busy={loading}>
        {rows.map((row) => (
          <li key={row.n}>
            <p>
              <span className={styles.small}>{messages.line(row.line, row.sheet)}</span>{' '}
              {row.number !== null && (
                <Link to="/p/$code/snags/$number" params={{ code, number: String(row.number) }}>
                  {`${code}-${row.number}`}
                </Link>
              )}{' '}
              {row.what}
            </p>
            {(row.problems.length > 0 || row.notes.length > 0 || row.changes.length > 0) && (
              <ul className={styles.facts}>
                {row.problems.map((each) => (
                  <li key={each} className={styles.wrong}>
                    {each}
                  </li>
                ))}
                {row.changes.map(({ field, from, to }) => (
                  <li key={field}>{messages.change(field, from, to)}</li>
                ))}
                {row.notes.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            )}
            {row.link !== null && (
              <p className={styles.link}>
                {messages.invitation(new URL(row.link, location.origin).href)}
              </p>
            )}
          </li>
        ))}
      </ul>
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
