import { useId, useState, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { TickIcon } from '../laterIcons';
import { ChevronIcon } from '../icons';
import { messages } from '../messages/messages';
import { RowFace, rowClass } from '../Rows';
import { bestFirst, type KeyOf } from './bestFirst';
import styles from './CheckRows.module.css';

interface CheckRowsProps<Id extends string> {
  label: string;
  /** At the end of the row: what is chosen. */
  summary: string;
  options: readonly { readonly id: Id; readonly name: string; readonly mark?: ReactNode }[];
  values: readonly Id[];
  onChange: (values: Id[]) => void;
  keyOf: KeyOf;
}

/** More options than this are searched. */
const searchedFrom = 10;
const shownAtMost = 50;

/**
 * Any of several options: a row with what is chosen, which opens rows to check. What was chosen
 * when it was opened is on top; it stays where it is while it is pressed.
 */
export function CheckRows<Id extends string>({
  label,
  summary,
  options,
  values,
  onChange,
  keyOf,
}: CheckRowsProps<Id>) {
  const id = useId();
  /** What was chosen when it was opened; null while it is closed. */
  const [first, setFirst] = useState<readonly Id[] | null>(null);
  const [typed, setTyped] = useState('');
  const found = bestFirst(options, typed, ({ name }) => name, keyOf);
  const ordered =
    typed === ''
      ? options.toSorted((one, other) => rank(first, one.id) - rank(first, other.id))
      : found;
  const shown = ordered.slice(0, shownAtMost);
  const hidden = ordered.length - shown.length;
  return (
    <>
      <button
        type="button"
        className={rowClass}
        aria-expanded={first !== null}
        aria-controls={first === null ? undefined : id}
        onClick={() => {
          setFirst(first === null ? values : null);
          setTyped('');
        }}
      >
        <RowFace label={label} value={summary} />
        <ChevronIcon size={18} className={styles.chevron} />
      </button>
      {first !== null && (
        <div id={id} className={styles.choices}>
          {options.length > searchedFrom && (
            <input
              type="search"
              className={styles.search}
              aria-label={messages.find(label)}
              placeholder={messages.find(label)}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              // Would submit the form around it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
          <CheckboxGroup
            aria-label={label}
            className={styles.group ?? ''}
            value={[...values]}
            onChange={(checked) =>
              onChange(options.map((option) => option.id).filter((each) => checked.includes(each)))
            }
          >
            {shown.map(({ id: value, name, mark }) => (
              <CheckboxField key={value} value={value}>
                <CheckboxButton className={styles.option ?? ''}>
                  <span className={styles.box}>
                    <TickIcon size={16} />
                  </span>
                  {mark}
                  <span className={styles.name}>{name}</span>
                </CheckboxButton>
              </CheckboxField>
            ))}
          </CheckboxGroup>
          <p role="status" className={styles.more}>
            {shown.length === 0
              ? messages.nothingFound
              : hidden > 0 && messages.typeForMore(hidden)}
          </p>
        </div>
      )}
    </>
  );
}

const rank = (first: readonly string[] | null, id: string): number =>
  first?.includes(id) === true ? 0 : 1;
