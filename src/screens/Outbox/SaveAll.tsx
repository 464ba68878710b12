import { useState } from 'react';
import type { StoredEvent } from '../../sync/outbox/entry';
import { saveAll } from '../../sync/outbox/saveAll';
import { listOf } from '../../domain/lists';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import styles from './Outbox.module.css';

interface SaveAllProps {
  /** Name of the file. */
  name: 'outbox' | 'sent';
  label: string;
  hint: string;
  events: () => Promise<readonly StoredEvent[]>;
  bytes: (photoId: string) => Promise<ArrayBuffer | null>;
}

/** Downloads events with their photos as one file. */
export function SaveAll({ name, label, hint, events, bytes }: SaveAllProps) {
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [missing, setMissing] = useState<readonly string[]>([]);
  const save = async () => {
    setState('busy');
    try {
      setMissing(await saveAll(name, await events(), bytes, Date.now()));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.all}>
      <Button busy={state === 'busy'} onClick={() => void save()}>
        {label}
      </Button>
      <p className={styles.facts}>{hint}</p>
      <Notice kind="refused">{state === 'failed' && messages.saveAllFailed}</Notice>
      <Notice kind="info">
        {state === 'ready' &&
          missing.length > 0 &&
          messages.missing(missing.length, someOf(missing))}
      </Notice>
    </div>
  );
}

const namedAtMost = 5;

function someOf(names: readonly string[]): string {
  return listOf(names.length > namedAtMost ? [...names.slice(0, namedAtMost), '…'] : names);
}
