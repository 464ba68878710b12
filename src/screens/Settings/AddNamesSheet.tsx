import { useDeferredValue, useMemo, useState } from 'react';
import { projectLimits, textLimits } from '../../../rules/limits';
import { lengthOf, nameKey } from '../../../rules/text';
import { once, type Sent, type Stamp, useStamp, useSubmit } from '../../app/forms';
import { newId } from '../../domain/ids';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { announce } from '../../ui/announcements';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextArea } from '../../ui/fields/TextField';
import { Sheet } from '../../ui/overlays/Sheet';
import styles from './Locations.module.css';
import { messages } from './messages';
import { readNames, type WrittenName } from './readNames';

interface AddNamesSheetProps {
  open: boolean;
  kind: 'company' | 'trade';
  projectId: string;
  /** Names that the project has. */
  there: readonly string[];
  /** Saves one. */
  save: (input: Stamp & { projectId: string; id: string }, written: WrittenName) => Promise<void>;
  onSaved: () => void;
  onClose: () => void;
}

/** Adds the companies or trades of a pasted list, with a preview beside the text. */
export function AddNamesSheet({ open, kind, onClose, ...more }: AddNamesSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.addNames[kind]} wide>
      <AddNamesForm kind={kind} onClose={onClose} {...more} />
    </Sheet>
  );
}

const limits = { company: projectLimits.companies, trade: projectLimits.trades } as const;

function AddNamesForm({
  kind,
  projectId,
  there,
  save,
  onSaved,
  onClose,
}: Omit<AddNamesSheetProps, 'open'>) {
  const make = useStamp();
  const {
    values: { list },
    change,
    forget,
  } = useUnsavedForm(`${kind} names ${projectId}`, { list: '' });
  /** By name, so that sending again repeats the same events. */
  const [sent] = useState(() => new Map<string, { id: string; stamp: Sent<Stamp> }>());
  const [tried, setTried] = useState(false);
  const settled = useDeferredValue(list);
  const shown = useMemo(() => planOf(settled, there), [settled, there]);
  const wrong = problemOf(shown.added, there.length, limits[kind]);
  const discard = () => {
    forget();
    onClose();
  };
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    discard();
  });
  const submit = () => {
    setTried(true);
    const { added } = settled === list ? shown : planOf(list, there);
    if (added.length === 0 || problemOf(added, there.length, limits[kind]) !== null) return;
    run(async () => {
      for (const written of added) {
        const key = nameKey(written.name);
        const own = sent.get(key) ?? { id: newId(kind), stamp: { current: null } };
        sent.set(key, own);
        await once(own.stamp, make)({ projectId, id: own.id }, (input) => save(input, written));
      }
      announce(messages.namesAdded(added.length));
    });
  };
  return (
    <Form label={messages.addNames[kind]} onSubmit={submit} opened>
      <div className={styles.beside}>
        <TextArea
          label={messages.namesList}
          hint={messages.namesHint[kind]}
          rows={10}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          value={list}
          onChange={({ target }) => change({ list: target.value })}
          error={wrong ?? (tried && shown.added.length === 0 ? messages.namesMissing : null)}
        />
        <div>
          <p role="status" className={styles.summary}>
            {shown.written.length > 0 &&
              messages.namesSummary(shown.added.length, shown.written.length - shown.added.length)}
          </p>
          <ul>
            {shown.written.map(({ name, email, phone, more, isNew }) => (
              <li key={name} className={isNew ? undefined : styles.there}>
                {name}{' '}
                <span className={styles.size}>
                  {isNew ? [email, phone, ...more].filter(Boolean).join(' · ') : messages.nameThere}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <FormActions
        label={messages.addAllNames(shown.added.length)}
        busy={busy}
        problem={problem}
        onCancel={discard}
      />
    </Form>
  );
}

function planOf(list: string, there: readonly string[]) {
  const known = new Set(there.map(nameKey));
  const written = readNames(list).map((each) => ({
    ...each,
    isNew: !known.has(nameKey(each.name)),
  }));
  return { written, added: written.filter(({ isNew }) => isNew) };
}

function problemOf(added: readonly WrittenName[], there: number, limit: number): string | null {
  const long = added.find(({ name }) => lengthOf(name) > textLimits.name);
  if (long !== undefined) return messages.nameLong(long.name.slice(0, 30), textLimits.name);
  return there + added.length > limit ? messages.namesMany(limit, there) : null;
}
