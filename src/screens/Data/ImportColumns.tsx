import { useEffect, useState } from 'react';
import {
  type ImportField,
  importFields,
  type ImportMapping,
  noAnswers,
  wordFields,
  type WordField,
} from '../../../rules/imports';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { useFoot } from '../../ui/layout/foot';
import { Notice } from '../../ui/Notice';
import { Spoken } from '../../ui/Spoken';
import styles from './Import.module.css';
import type { ImportColumn, TableImport } from './importCalls';
import { importMessages as messages } from './importMessages';
import { meaningLabels } from './meaningLabels';
import type { Imports } from './useImports';

/** What the columns of a table hold, as it was recognised, to be corrected by hand. */
export function ImportColumns({ imports, current }: { imports: Imports; current: TableImport }) {
  const { facts } = current;
  const recognised: ImportMapping = {
    columns: facts?.columns.map(({ guess }) => guess) ?? [],
    words: {},
    dayOrder: facts?.dayOrder ?? null,
    place: '',
    answers: noAnswers,
  };
  const {
    values: mapping,
    change,
    forget,
  } = useUnsavedForm<ImportMapping>(current.id, { ...recognised, ...current.mapping });
  const foot = useFoot();
  if (facts === null) return null;
  const { columns, words, place } = mapping;
  const worded = facts.columns.flatMap((column, at) => {
    const field = wordFields.find((each) => each === columns[at]);
    return field === undefined ? [] : [{ column, field }];
  });
  const say = (field: WordField, word: string, value: string) =>
    change({ words: { ...words, [field]: { ...words[field], [word]: value } } });
  const notes = [
    ...facts.notes.map((note) => messages.notes[note]),
    ...(facts.skipped.length > 0 ? [messages.skipped(facts.skipped)] : []),
    ...(facts.twice.length > 0 ? [messages.twice(facts.twice)] : []),
    ...((facts.leftOut ?? 0) > 0 ? [messages.notRows(facts.leftOut ?? 0)] : []),
  ];
  return (
    <Form label={messages.columns} onSubmit={() => imports.check(mapping, forget)}>
      <p>{messages.columnsWhat(facts.rows)}</p>
      {notes.length > 0 && <Notice kind="info">{notes.join(' ')}</Notice>}
      <div className={styles.two}>
        <section className={classes(styles.card, styles.words)}>
          <h2>{messages.words}</h2>
          {worded.map(({ column, field }) =>
            column.words === null ? (
              <p key={field}>{messages.tooManyWords(messages.fields[field])}</p>
            ) : (
              column.words.map((word) => {
                const known = column.meanings[field][word] ?? null;
                return (
                  <SelectField
                    key={`${field} ${word}`}
                    label={messages.meaning(messages.fields[field], word)}
                    value={words[field]?.[word] ?? known ?? 'ask'}
                    onChange={({ target }) => say(field, word, target.value)}
                  >
                    {known === null && words[field]?.[word] === undefined && (
                      <option value="ask">{messages.ask}</option>
                    )}
                    <option value="">{messages.saysNothing}</option>
                    {Object.entries(meaningLabels[field]).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                );
              })
            ),
          )}
          {current.table === 'snags' && (
            <TextField
              label={messages.place}
              hint={messages.placeHint}
              value={place}
              onChange={({ target }) => change({ place: target.value })}
            />
          )}
        </section>
        <Preview
          imports={imports}
          current={current}
          columns={columns}
          onColumn={(at, field) =>
            change({ columns: columns.map((each, index) => (index === at ? field : each)) })
          }
        />
      </div>
      <div className={styles.savebar} ref={foot}>
        <Button look="quiet" onClick={() => imports.forget(current.id, forget)}>
          {messages.discard}
        </Button>
        <Button type="submit" look="ink" busy={imports.busy}>
          {messages.check}
        </Button>
      </div>
    </Form>
  );
}

const rowsShown = 12;

interface PreviewProps {
  imports: Imports;
  current: TableImport;
  columns: ImportMapping['columns'];
  onColumn: (at: number, field: ImportField | null) => void;
}

/** The first rows as they stand in the table, with what each column holds in its head. */
function Preview({
  imports: { calls },
  current: { id, table, facts },
  columns,
  onColumn,
}: PreviewProps) {
  const [rows, setRows] = useState<readonly (readonly string[])[] | null>(null);
  useEffect(() => {
    let left = false;
    calls.rows(id, null, 0).then(
      (page) => {
        if (!left) setRows(page.rows.slice(0, rowsShown).map(({ raw }) => raw ?? []));
      },
      // The samples of each column say the same.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [calls, id]);
  if (facts === null) return null;
  const samples = [0, 1, 2].map((n) => facts.columns.map((column) => column.samples[n] ?? ''));
  const fields: readonly ImportField[] = importFields[table];
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard
    <section className={styles.scroll} aria-label={messages.preview} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {facts.columns.map((column, at) => (
              // eslint-disable-next-line react/no-array-index-key -- columns have no other name that is theirs alone
              <th key={at} scope="col" data-out={columns[at] === null || undefined}>
                <label htmlFor={`${id} ${at}`}>{nameOf(column, at)}</label>
                <select
                  id={`${id} ${at}`}
                  value={columns[at] ?? ''}
                  onChange={({ target }) =>
                    onColumn(at, fields.find((field) => field === target.value) ?? null)
                  }
                >
                  <option value="">{messages.notTaken}</option>
                  {fields.map((field) => (
                    <option key={field} value={field}>
                      {messages.fields[field]}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows ?? samples).map((cells, index) => (
            // eslint-disable-next-line react/no-array-index-key -- rows never move
            <tr key={index}>
              {facts.columns.map((_, at) => (
                // eslint-disable-next-line react/no-array-index-key -- as above
                <td key={at} data-out={columns[at] === null || undefined}>
                  {cells[at] ?? ''}
                  {(cells[at] ?? '') === '' && <Spoken>{messages.empty}</Spoken>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const nameOf = ({ name, isSheet, isSection }: ImportColumn, at: number): string =>
  isSheet === true
    ? messages.sheetNames
    : isSection === true
      ? messages.sectionNames
      : name === ''
        ? messages.unnamed(at + 1)
        : name;
