import { Fragment, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { bestFirst, type KeyOf } from './bestFirst';
import { classes } from '../classes';
import { ChevronIcon } from '../icons';
import styles from './SearchChoice.module.css';
import { Field } from './TextField';

const shownAtMost = 50;

interface Option {
  id: string;
  label: string;
  /** The heading above it and those before and after it with the same, as long as nothing is typed. */
  group?: string | undefined;
}

interface SearchChoiceProps {
  label: string;
  /** As for text fields. @default false */
  labelHidden?: boolean;
  /** It was just opened by a press: it has the focus, and its list is open. @default false */
  opened?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  keyOf: KeyOf;
  placeholder?: string;
  /** Text when no option contains all typed words. */
  none: string;
  /**
   * With it, typed words that match no option are kept instead of choosing none, and it is called
   * with true; the parent shows the error.
   */
  onUnclear?: (unclear: boolean) => void;
}

/**
 * Chooses one of many options by typing parts of words; an empty field is none. A combobox of the
 * WAI-ARIA patterns whose list is in the page under its field: a floating list would close or cover
 * the field when a phone scrolls it above its keyboard.
 */
export function SearchChoice({
  label,
  labelHidden = false,
  opened = false,
  hint,
  error,
  options,
  value,
  onChange,
  keyOf,
  placeholder,
  none,
  onUnclear,
}: SearchChoiceProps) {
  /** The typed text; null when not typing, and then the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(opened);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = options.find(({ id }) => id === value);
  const found =
    typed === null || typed === chosen?.label
      ? options
      : bestFirst(options, typed, ({ label }) => label, keyOf);
  const shown = found.slice(0, shownAtMost);
  const current = shown[Math.min(active, shown.length - 1)];

  useEffect(() => {
    if (!opened) return;
    input.current?.focus();
    // As by a click: the next input replaces the text.
    input.current?.select();
  }, [opened]);
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
  /**
   * On blur the typed text decides, not the previous choice: the option with that name, the only
   * one that contains it, or none.
   */
  const leave = () => {
    if (typed !== null && typed !== '' && typed !== chosen?.label) {
      const meant =
        found.find((option) => keyOf(option.label) === keyOf(typed.trim())) ??
        (found.length === 1 ? found[0] : undefined);
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
    // The key must not also move the text cursor, submit the form or close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key.startsWith('Arrow')) setOpen(true);
  };

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(aria) => (
        <>
          <div className={styles.box}>
            <input
              {...aria}
              ref={input}
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
                // The next input replaces the text, because it is a new choice.
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
                {shown.map((option, index) => (
                  <Fragment key={option.id}>
                    {typed === null &&
                      option.group !== undefined &&
                      option.group !== shown[index - 1]?.group && (
                        <div role="presentation" className={styles.group}>
                          {option.group}
                        </div>
                      )}
                    <div
                      id={`${aria.id}-${option.id}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={option.id === value}
                      data-active={option === current || undefined}
                      className={classes(styles.option, option === current && styles.active)}
                      // Keeps the focus in the field: its blur would close the list before the click.
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => choose(option)}
                      onKeyDown={onKeyDown}
                    >
                      {option.label}
                    </div>
                  </Fragment>
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
