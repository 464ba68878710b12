import { useRef, useState } from 'react';
import { announce } from '../ui/announcements';
import { Button } from '../ui/Button';
import { Actions } from '../ui/fields/Form';
import { TextArea } from '../ui/fields/TextField';
import { Notice } from '../ui/Notice';
import { copyMessages as messages } from './copyMessages';
import { copyText } from './copying';
import styles from './CopyText.module.css';

interface CopyTextProps {
  label: string;
  hint?: string;
  text: string;
  /** The label of its button. */
  copy: string;
}

/** A text to copy, by a button or by hand. */
export function CopyText({ label, hint, text, copy }: CopyTextProps) {
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const press = async () => {
    const copied = await copyText(text);
    if (!copied) box.current?.querySelector('textarea')?.select();
    setFailed(!copied);
    // Announced each time, because a second copy changes nothing on the screen.
    if (copied) announce(messages.copied);
  };
  return (
    <div ref={box} className={styles.field}>
      <TextArea
        label={label}
        hint={hint}
        value={text}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Notice kind="info">{failed && messages.copyFailed}</Notice>
      <Actions>
        <Button onClick={() => void press()}>{copy}</Button>
      </Actions>
    </div>
  );
}
