import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OldProjects_records$key } from '../../../__generated__/relay/OldProjects_records.graphql';
import type {
  DeleteProjectInput,
  OldProjectsDeleteMutation,
} from '../../../__generated__/relay/OldProjectsDeleteMutation.graphql';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { dayLabel, useNow } from '../../domain/time';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { dayIn } from '../../ui/messages/dayIn';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import styles from './Account.module.css';
import { messages } from './messages';

const dayOf = (timeZone: string, at: number): string => dayLabel(dayIn(timeZone, at));

/**
 * For the owner of the server: the archived projects, which can be deleted once they have been
 * archived for 30 days.
 */
export function OldProjects({
  records,
  onDeleted,
}: {
  records: OldProjects_records$key;
  onDeleted: () => void;
}) {
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
  return (
    <Section id="projects" title={messages.projectsTitle}>
      {archivedProjects.length === 0 && <p>{messages.noArchived}</p>}
      <ul className={styles.rows}>
        {archivedProjects.map((project) => (
          <OldProject key={project.id} {...project} onDeleted={onDeleted} />
        ))}
      </ul>
    </Section>
  );
}

interface OldProjectProps {
  id: string;
  code: string;
  name: string;
  timeZone: string;
  archivedAt: number;
  deletableAt: number;
  onDeleted: () => void;
}

function OldProject({
  id,
  code,
  name,
  timeZone,
  archivedAt,
  deletableAt,
  onDeleted,
}: OldProjectProps) {
  const remove = useDeleteProject();
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const { busy, problem, run } = useSubmit(() => {
    // The list could not be refetched.
    setAsking(false);
    onDeleted();
  });
  const now = useNow();
  return (
    <li>
      <div className={styles.lines}>
        <p className={styles.device}>
          {code} · {name}
        </p>
        <p className={styles.facts}>
          {deletableAt > now
            ? messages.archivedUntil(dayOf(timeZone, archivedAt), dayOf(timeZone, deletableAt))
            : messages.archivedSince(dayOf(timeZone, archivedAt))}
        </p>
        {asking && (
          <>
            <p>{messages.deleteSure}</p>
            <Actions>
              <Button
                look="danger"
                busy={busy}
                onClick={() => run(() => remove({ projectId: id }))}
              >
                {busy ? messages.deleting : messages.deleteDo(name)}
              </Button>
            </Actions>
          </>
        )}
        <Notice kind="refused">{problem}</Notice>
      </div>
      {deletableAt <= now && (
        <Button ref={opener} aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {messages.deleteProject(code)}
        </Button>
      )}
    </li>
  );
}

/** Deletes an archived project. Rejects with the server's refusal. */
function useDeleteProject(): (input: DeleteProjectInput) => Promise<void> {
  return useMutate<OldProjectsDeleteMutation>(graphql`
    mutation OldProjectsDeleteMutation($input: DeleteProjectInput!) {
      deleteProject(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the list is read anew
        deletedId
      }
    }
  `);
}
