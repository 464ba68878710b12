import {
  type ImportField,
  importFields,
  type ImportMapping,
  wordFields,
  type WordField,
} from '../../../rules/imports';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Choices } from '../../ui/fields/Choices';
import { Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { priorityLabels, roleLabels, typeLabels } from '../../ui/messages/snagMessages';
import { Notice } from '../../ui/Notice';
import { statusLabels } from '../../ui/StatusMark';
import styles from './Data.module.css';
import type { TableImport } from './importCalls';
import { importMessages as messages } from './importMessages';
import type { Imports } from './useImports';

/** What the columns of a table hold, as it was recognised, to be corrected by hand. */
export function ImportColumns({ imports, current }: { imports: Imports; current: TableImport }) {
  const { facts } = current;
  const before = current.mapping;
  const recognised: ImportMapping = {
    columns: facts?.columns.map(({ guess }) => guess) ?? [],
    words: {},
    dayOrder: facts?.dayOrder ?? null,
    makeMissing: true,
    place: '',
  };
  const {
    values: mapping,
    change,
    forget,
  } = useUnsavedForm<ImportMapping>(current.id, { ...recognised, ...before });
  const { columns, words, dayOrder, makeMissing, place } = mapping;
  if (facts === null) return null;
  const fields: readonly ImportField[] = importFields[current.table];
  const unknown = wordFields.flatMap((field) =>
    facts.columns
      .filter((_, at) => columns[at] === field)
      .flatMap((column) => column.unknown[field].map((word) => ({ field, word }))),
  );
  const say = (field: WordField, word: string, value: string) => {
    const { [word]: _, ...rest } = words[field] ?? {};
    change({ words: { ...words, [field]: value === '' ? rest : { ...rest, [word]: value } } });
  };
  const notes = [
    ...facts.notes.map((note) => messages.notes[note]),
    ...(facts.skipped.length > 0 ? [messages.skipped(facts.skipped)] : []),
    ...(facts.twice.length > 0 ? [messages.twice(facts.twice)] : []),
  ];
  return (
    <Form label={messages.columns} onSubmit={() => imports.check(mapping, forget)}>
      <p>{messages.columnsWhat(facts.rows)}</p>
      {notes.length > 0 && <Notice kind="info">{notes.join(' ')}</Notice>}
      {facts.columns.map((column, at) => (
        // eslint-disable-next-line react/no-array-index-key -- columns have no other name that is theirs alone
        <SelectField
          key={at}
          label={
            column.isSheet === true
              ? messages.sheetNames
              : column.name === ''
                ? messages.unnamed(at + 1)
                : column.name
          }
          hint={messages.samples(column.samples)}
          error={
            column.words === null && wordFields.some((field) => field === columns[at])
              ? messages.tooManyWords(messages.fields[columns[at] ?? 'status'])
              : null
          }
          value={columns[at] ?? ''}
          onChange={({ target }) =>
            change({
              columns: columns.map((each, index) =>
                index === at ? (fields.find((field) => field === target.value) ?? null) : each,
              ),
            })
          }
        >
          <option value="">{messages.notTaken}</option>
          {fields.map((field) => (
            <option key={field} value={field}>
              {messages.fields[field]}
            </option>
          ))}
        </SelectField>
      ))}
      {unknown.length > 0 && <h4>{messages.words}</h4>}
      {unknown.map(({ field, word }) => (
        <SelectField
          key={`${field} ${word}`}
          label={messages.meaning(messages.fields[field], word)}
          value={words[field]?.[word] ?? ''}
          onChange={({ target }) => say(field, word, target.value)}
        >
          <option value="">{messages.notSaid}</option>
          {Object.entries(meaningLabels[field]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      ))}
      {columns.includes('due') && (
        <SelectField
          label={messages.dayOrder}
          value={dayOrder ?? ''}
          onChange={({ target }) =>
            change({
              dayOrder: target.value === 'DMY' || target.value === 'MDY' ? target.value : null,
            })
          }
        >
          <option value="">{messages.dayOrders.none}</option>
          <option value="DMY">{messages.dayOrders.DMY}</option>
          <option value="MDY">{messages.dayOrders.MDY}</option>
        </SelectField>
      )}
      {current.table === 'snags' && (
        <TextField
          label={messages.place}
          hint={messages.placeHint}
          value={place}
          onChange={({ target }) => change({ place: target.value })}
        />
      )}
      {current.table !== 'locations' && (
        <Choices
          label={messages.missing}
          options={[{ value: 'make', label: messages.makeMissing }]}
          values={makeMissing ? ['make'] : []}
          onChange={(values) => change({ makeMissing: values.length > 0 })}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="ink" busy={imports.busy}>
          {messages.check}
        </Button>
        <Button look="quiet" onClick={() => imports.forget(current.id, forget)}>
          {messages.discard}
        </Button>
      </div>
    </Form>
  );
}

/** Labels of the values that a word in a table can stand for. */
const meaningLabels: Readonly<Record<WordField, Readonly<Record<string, string>>>> = {
  status: statusLabels,
  type: typeLabels,
  priority: priorityLabels,
  role: roleLabels,
};
