import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OldProjects_records$key } from '../../../__generated__/relay/OldProjects_records.graphql';
import { useSubmit } from '../../app/forms';
import { dayLabel, useNow } from '../../domain/time';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { dayIn } from '../../ui/messages/dayIn';
import { Notice } from '../../ui/Notice';
import styles from './Account.module.css';
import { words } from './messages';
import { Part } from './Part';
import { useDeleteProject } from './useDeleteProject';

const dayOf = (timeZone: string, at: number): string => dayLabel(dayIn(timeZone, at));

/** For the owner of the server: the archived projects, which can be deleted once they have been archived for 30 days. */
export function OldProjects({ records, onDeleted }: { records: OldProjects_records$key; onDeleted: () => void }) {
  const { archivedProjects } = useFragment(
    graphql`
      fragment OldProjects_records on Records {
        archivedProjects {
          id
          code
          name
          timeZone
          archivedAt
          deletableAt
        }
      }
    `,
    records,
  );
  const remove = useDeleteProject();
  const [asking, setAsking] = useState<string | null>(null);
  const { busy, problem, run } = useSubmit(() => {
    setAsking(null);
    onDeleted();
  });
  const now = useNow();
  return (
    <Part title={words.projectsTitle}>
      {archivedProjects.length === 0 && <p>{words.noArchived}</p>}
      <ul className={styles.rows}>
        {archivedProjects.map(({ id, code, name, timeZone, archivedAt, deletableAt }) => (
          <li key={id}>
            <div className={styles.lines}>
              <p className={styles.device}>
                {code} · {name}
              </p>
              <p className={styles.facts}>
                {deletableAt > now ? words.archivedUntil(dayOf(timeZone, archivedAt), dayOf(timeZone, deletableAt)) : words.archivedSince(dayOf(timeZone, archivedAt))}
              </p>
              {asking === id && (
                <>
                  <p>{words.deleteSure}</p>
                  <Actions>
                    <Button look="danger" busy={busy} onClick={() => run(() => remove({ projectId: id }))}>
                      {busy ? words.deleting : words.deleteDo(name)}
                    </Button>
                  </Actions>
                </>
              )}
            </div>
            {deletableAt <= now && (
              <Button aria-expanded={asking === id} onClick={() => setAsking(asking === id ? null : id)}>
                {words.deleteProject(code)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Notice kind="refused">{problem}</Notice>
    </Part>
  );
}
