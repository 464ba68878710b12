import { useEffect, useRef, useState } from 'react';
import { useSnagFilters } from '../../domain/filters';
import { isShortcut, isTyping } from '../isTyping';
import { useNavigate } from '../../router/useRouter';
import { IconButton } from '../../ui/Button';
import { CloseIcon, SearchIcon } from '../../ui/icons';
import styles from './SnagSearch.module.css';
import { searchMessages as messages } from './filterMessages';

const settleMs = 250;

interface SnagSearchProps {
  code: string;
  autoFocus: boolean;
  /** Null where the field is always visible. */
  onClose: (() => void) | null;
}

/**
 * Search by parts of words. The text is put into the URL after a pause in typing; a number and
 * Enter open the snag with that number.
 */
export function SnagSearch({ code, autoFocus, onClose }: SnagSearchProps) {
  const [filters, setFilters] = useSnagFilters();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The browser's own search finds only rendered rows, so Ctrl+F opens this field first;
      // pressed again, it opens the browser's.
      const finds =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key === 'f' &&
        !isTyping(event.target);
      if (!finds && (event.key !== '/' || !isShortcut(event))) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const apply = (text: string) => {
    clearTimeout(timer.current);
    const q = text.trim();
    if (q !== (filters.q ?? '')) setFilters({ q: q === '' ? undefined : q });
  };
  const onType = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(text), settleMs);
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const number = numberIn(typed ?? '', code);
        if (number === null) return apply(typed ?? '');
        clearTimeout(timer.current);
        setTyped(null);
        field.current?.blur();
        const { q: _typed, ...rest } = filters;
        return void navigate({
          to: '/p/$code/snags/$number',
          params: { code, number },
          search: rest,
        });
      }}
    >
      <SearchIcon size={20} />
      <input
        ref={field}
        type="search"
        className={styles.input}
        aria-label={messages.label}
        placeholder={messages.hint}
        enterKeyHint="search"
        // The person has just pressed the button that opens this field.
        autoFocus={autoFocus}
        value={typed ?? filters.q ?? ''}
        onChange={(event) => onType(event.target.value)}
        onBlur={(event) => {
          apply(event.target.value);
          setTyped(null);
        }}
      />
      {onClose && (
        <IconButton
          label={messages.close}
          onClick={() => {
            apply('');
            setTyped(null);
            onClose();
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </form>
  );
}

/** The number of a snag, typed as `47`, `#47` or `EDEN-47`; null if it is something else. */
function numberIn(text: string, code: string): string | null {
  const [, before = '', number] = /^(.*?[-#]?)0*(\d{1,9})$/.exec(text.trim()) ?? [];
  return number !== undefined && ['', '#', `${code}-`].includes(before.toUpperCase())
    ? number
    : null;
}
