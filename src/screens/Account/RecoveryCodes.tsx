import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../parts/copying';
import { download } from '../../sync/outbox/saveCopy';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import styles from './Factors.module.css';
import { factorMessages as messages } from './factorMessages';

/**
 * Without the marks of direction that a sentence may have: systems show them as characters of a
 * name.
 */
const fileNameOf = (name: string): string => `${name.replaceAll(/[\u2066-\u2069]/g, '')}.txt`;

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [failed, setFailed] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    const copied = await copyText(text);
    setFailed(!copied);
    if (copied) announce(messages.copied);
  };
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {messages.recoveryTitle}
      </h3>
      <p>{messages.recoveryWhat}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Notice kind="info">{failed && messages.notCopied}</Notice>
      <Actions>
        <Button
          onClick={() =>
            download(new Blob([text], { type: 'text/plain' }), fileNameOf(messages.fileName))
          }
        >
          {messages.save}
        </Button>
        <Button onClick={() => void copy()}>{messages.copy}</Button>
        <Button look="ink" onClick={onDone}>
          {messages.done}
        </Button>
      </Actions>
    </>
  );
}
