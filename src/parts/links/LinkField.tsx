import { useRef, useState } from 'react';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Actions } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { copyText } from '../copying';
import styles from '../CopyText.module.css';
import { fieldMessages as messages } from './fieldMessages';

interface LinkFieldProps {
  title: string;
  hint?: string;
  link: string;
  /** The message shared with the link; null where sharing is not offered. */
  message: string | null;
  /** It is the only link: it gets the focus, and copying is the primary action. */
  alone?: boolean;
  onDone?: () => void;
}

/**
 * Without the invisible marks around an English sentence on a page from right to left: other apps
 * would take the last one for a part of the link.
 */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066\u2069]/g, '');

/** A link that is shown once, to copy, or to share where the device supports that. */
export function LinkField({ title, hint, link, message, alone = false, onDone }: LinkFieldProps) {
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const copied = await copyText(link);
    if (!copied) box.current?.querySelector('input')?.select();
    setFailed(!copied);
    // Announced each time, because a second copy changes nothing on the screen.
    if (copied) announce(messages.copied);
  };
  // A code, a key or a secret is shown here as well.
  const copyIt = URL.canParse(link) ? messages.copy : messages.copyOther;
  const nameOf = (action: string) => (alone ? undefined : messages.actionOf(action, title));
  return (
    <div ref={box} className={styles.field}>
      <TextField
        label={title}
        hint={hint}
        value={link}
        readOnly
        autoFocus={alone}
        onFocus={({ target }) => target.select()}
      />
      <Notice kind="info">{failed && messages.copyFailed}</Notice>
      <Actions>
        <Button
          look={alone ? 'ink' : 'plain'}
          aria-label={nameOf(copyIt)}
          onClick={() => void copy()}
        >
          {copyIt}
        </Button>
        {message !== null && canShare() && (
          <Button
            aria-label={nameOf(messages.share)}
            onClick={() => void share(withoutIsolates(message))}
          >
            {messages.share}
          </Button>
        )}
        {onDone && <Button onClick={onDone}>{messages.done}</Button>}
      </Actions>
    </div>
  );
}

export const wholeLink = (path: string): string => new URL(path, window.location.href).href;

// Missing in desktop browsers and over plain http, though its type says otherwise.
const canShare = (): boolean => typeof navigator.share === 'function';

/** Rejects when the share sheet is cancelled, which is ignored. */
const share = (text: string): Promise<void> => navigator.share({ text }).catch(() => undefined);
