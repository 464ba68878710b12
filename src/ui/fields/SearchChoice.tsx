import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { bestFirst } from './bestFirst';
import { classes } from '../classes';
import { ChevronIcon } from '../icons';
import styles from './SearchChoice.module.css';
import { Field } from './TextField';

const shownAtMost = 50;

interface Option {
  id: string;
  label: string;
}

interface SearchChoiceProps {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  placeholder?: string;
  /** What is said when no option has all of the words typed. */
  none: string;
  /** Words that name no option are kept, and this is told of them, instead of taking none. The parent says what is wrong. */
  onUnclear?: (unclear: boolean) => void;
}

/**
 * One of many: typing parts of words finds it; emptied, it is none. A combobox of the WAI-ARIA patterns whose list stands in the page under
 * its field: what floats would close or cover the field when a phone scrolls it above its keyboard.
 */
export function SearchChoice({ label, hint, error, options, value, onChange, placeholder, none, onUnclear }: SearchChoiceProps) {
  /** Null while nobody types: then the field shows what was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find(({ id }) => id === value);
  const found = typed === null || typed === chosen?.label ? options : bestFirst(options, typed, ({ label }) => label);
  const shown = found.slice(0, shownAtMost);
  const current = shown[Math.min(active, shown.length - 1)];

  useEffect(() => {
    if (open) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(0);
    onUnclear?.(false);
  };
  /** Whoever types and goes on means what they typed, never what was chosen before: the option that is called so, the one that has it, or none. */
  const leave = () => {
    if (typed !== null && typed !== '' && typed !== chosen?.label) {
      const meant = found.find((option) => option.label.toLocaleLowerCase() === typed.trim().toLocaleLowerCase()) ?? (found.length === 1 ? found[0] : undefined);
      onChange(meant?.id ?? null);
      if (meant === undefined && onUnclear !== undefined) {
        setOpen(false);
        onUnclear(true);
        return;
      }
    }
    close();
  };
  const choose = (option: Option) => {
    if (option.id !== value) onChange(option.id);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setOpen(true);
    onUnclear?.(false);
    if (text === '' && value !== null) onChange(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') setActive(open ? Math.min(last, active + 1) : 0);
    else if (event.key === 'ArrowUp') setActive(open ? Math.max(0, active - 1) : last);
    else if (event.key === 'Enter' && open) {
      if (current) choose(current);
    } else if (event.key === 'Escape' && open) close();
    else return;
    // Not also the cursor, the form or the dialog around.
    event.preventDefault();
    event.stopPropagation();
    if (event.key.startsWith('Arrow')) setOpen(true);
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <>
          <div className={styles.box}>
            <input
              {...aria}
              role="combobox"
              className={styles.input}
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={open}
              aria-controls={open ? `${aria.id}-list` : undefined}
              aria-activedescendant={open && current ? `${aria.id}-${current.id}` : undefined}
              placeholder={placeholder}
              value={typed ?? chosen?.label ?? ''}
              onChange={(event) => type(event.target.value)}
              onClick={({ currentTarget }) => {
                // What is typed next is another choice, not more of this one.
                if (!open) currentTarget.select();
                setOpen(true);
              }}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
            <ChevronIcon className={styles.chevron} />
          </div>
          {open && (
            <div ref={list} className={styles.list}>
              <div role="listbox" id={`${aria.id}-list`} aria-label={label}>
                {shown.map((option) => (
                  <div
                    key={option.id}
                    id={`${aria.id}-${option.id}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.id === value}
                    data-active={option === current || undefined}
                    className={classes(styles.option, option === current && styles.active)}
                    // The focus stays in the field, or its blur would close the list before the press is over.
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                    onKeyDown={onKeyDown}
                  >
                    {option.label}
                  </div>
                ))}
              </div>
              {shown.length === 0 && (
                <p role="status" className={styles.none}>
                  {none}
                </p>
              )}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
