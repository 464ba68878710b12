import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Archive_project$key } from '../../../__generated__/relay/Archive_project.graphql';
import type {
  ArchiveSetStateMutation,
  SetProjectStateInput,
} from '../../../__generated__/relay/ArchiveSetStateMutation.graphql';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { Section } from '../../parts/subjects/Section';
import { messages } from './messages';

/** Archives the project after an explanation, or restores it. */
export function Archive({
  project,
  onSaved,
}: {
  project: Archive_project$key;
  onSaved: () => void;
}) {
  const { id, name, state } = useFragment(
    graphql`
      fragment Archive_project on Project {
        id
        name
        state
        # eslint-disable-next-line relay/unused-fields -- what may be done is another after it
        membership {
          may {
            raise
            setUp
            revisePlans
            archive
          }
        }
      }
    `,
    project,
  );
  const set = useSetProjectState();
  const once = useOnce(useStamp());
  const [asking, setAsking] = useState(false);
  const opener = useReturnFocus(asking, () => setAsking(false));
  const { busy, problem, run } = useSubmit(() => {
    setAsking(false);
    onSaved();
  });
  if (state === 'ARCHIVED') {
    return (
      <Section id="archive" title={messages.archived}>
        <p>{messages.archivedWhat}</p>
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button
            look="ink"
            busy={busy}
            onClick={() => run(() => once({ projectId: id, state: 'ACTIVE' as const }, set))}
          >
            {busy ? messages.bringingBack : messages.bringBack}
          </Button>
        </Actions>
      </Section>
    );
  }
  return (
    <Section id="archive" title={messages.archive}>
      <p>{messages.archiveWhat}</p>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        {/* Stays in place, so that a double press only opens and closes the confirmation. */}
        <Button ref={opener} aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {messages.archiveDo}
        </Button>
        {asking && (
          <Button
            look="danger"
            busy={busy}
            onClick={() => run(() => once({ projectId: id, state: 'ARCHIVED' as const }, set))}
          >
            {busy ? messages.archiving : messages.archiveSure(name)}
          </Button>
        )}
      </Actions>
    </Section>
  );
}

/** Archives or restores a project. Rejects with the server's refusal. */
function useSetProjectState(): (input: SetProjectStateInput) => Promise<void> {
  return useMutate<ArchiveSetStateMutation>(graphql`
    mutation ArchiveSetStateMutation($input: SetProjectStateInput!) {
      setProjectState(input: $input) {
        project {
          ...Archive_project
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the frame around the screen shows it at once
          ...ProjectRoute_project
        }
      }
    }
  `);
}
