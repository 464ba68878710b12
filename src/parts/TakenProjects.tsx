import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '@lingui/core/macro';
import type { PicturesHere } from '../app/context';
import { toProblem } from '../domain/errors';
import { announce } from '../ui/announcements';
import { Button } from '../ui/Button';
import { fileSize } from '../ui/messages/fileSize';
import styles from './TakenProjects.module.css';

const messages = {
  remove: t`Remove`,
  removeOf: (code: string) => t`Remove offline plans and photos of ${code}`,
  removed: (size: string) => t`Removed. ${size} freed up.`,
};

type Taken = NonNullable<ReturnType<PicturesHere['taken']['get']>>[number];

/** The projects whose plans and photos are on this device; null until that is known. */
export function useTakenProjects(pictures: PicturesHere): readonly Taken[] | null {
  useEffect(() => {
    pictures.start().catch(() => undefined); // The next answer of the server starts it again.
  }, [pictures]);
  return useSyncExternalStore(pictures.taken.subscribe, pictures.taken.get);
}

/** How much room the plans and photos of each project take, and how to remove them. */
export function TakenProjects({
  taken,
  pictures,
  label,
}: {
  taken: readonly Taken[];
  pictures: PicturesHere;
  label: string;
}) {
  return (
    <ul className={styles.projects} aria-label={label}>
      {taken.map((each) => (
        <li key={each.projectId} className={styles.project}>
          <span>
            <strong>{each.code}</strong> {fileSize(each.bytes)}
          </span>
          <RemoveTaken taken={each} pictures={pictures} />
        </li>
      ))}
    </ul>
  );
}

export function RemoveTaken({
  taken: { projectId, code, bytes },
  pictures,
}: {
  taken: Taken;
  pictures: PicturesHere;
}) {
  const [busy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await pictures.remove(projectId);
      announce(messages.removed(fileSize(bytes)));
    } catch (error) {
      announce(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button busy={busy} aria-label={messages.removeOf(code)} onClick={() => void remove()}>
      {messages.remove}
    </Button>
  );
}
