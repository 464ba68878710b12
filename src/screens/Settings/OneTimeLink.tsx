import { useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/TextField';
import styles from './Settings.module.css';
import { words } from './words';

interface OneTimeLinkProps {
  title: string;
  hint: string;
  /** Null if it was made before. */
  path: string | null;
  onClose: () => void;
}

/** The only time a link is shown. */
export function OneTimeLink({ title, hint, path, onClose }: OneTimeLinkProps) {
  const [told, setTold] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const link = path === null ? null : new URL(path, window.location.href).href;

  const copy = async () => {
    if (link === null) return;
    try {
      // Over plain http there is no clipboard.
      await navigator.clipboard.writeText(link);
      setTold(words.copied);
    } catch {
      box.current?.querySelector('input')?.select();
      setTold(words.copyFailed);
    }
  };

  return (
    <div ref={box} className={styles.link}>
      {link === null ? <p>{words.linkGone}</p> : <TextField label={title} hint={hint} value={link} readOnly autoFocus onFocus={({ target }) => target.select()} />}
      <Notice kind="told">{told}</Notice>
      <Actions>
        {link !== null && (
          <Button look="next" onClick={() => void copy()}>
            {words.copy}
          </Button>
        )}
        <Button onClick={onClose}>{words.done}</Button>
      </Actions>
    </div>
  );
}
