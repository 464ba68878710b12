import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { useEffect } from 'react';
import type { Record_project$key } from '../../../__generated__/relay/Record_project.graphql';
import type {
  CheckRecordInput,
  RecordCheckMutation,
} from '../../../__generated__/relay/RecordCheckMutation.graphql';
import type { RecordFollowQuery } from '../../../__generated__/relay/RecordFollowQuery.graphql';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { DeviceReceipts } from './DeviceReceipts';
import { RecordOutcome } from './RecordOutcome';
import { Section } from '../../parts/subjects/Section';
import { recordMessages as messages } from './recordMessages';

/** Checks the project's journal and files, and says up to where they are as they were recorded. */
export function Record({ project, code }: { project: Record_project$key; code: string }) {
  const { id, timeZone, recordCheck } = useFragment(
    graphql`
      fragment Record_project on Project {
        id
        timeZone
        recordCheck {
          state
          progress
          ...RecordOutcome_check
        }
      }
    `,
    project,
  );
  const check = useCheckRecord();
  const { busy, problem, run } = useSubmit(() => undefined);
  const unfinished = recordCheck != null && recordCheck.state !== 'DONE';
  useFollowCheck(code, unfinished);
  return (
    <Section id="record" title={messages.title}>
      <p>{messages.what}</p>
      <Actions>
        <Button busy={busy || unfinished} onClick={() => run(() => check({ projectId: id }))}>
          {messages.check}
        </Button>
      </Actions>
      <Notice kind="refused">{problem}</Notice>
      <Notice kind="info">
        {unfinished &&
          (recordCheck.state === 'QUEUED'
            ? messages.waiting
            : messages.checking(recordCheck.progress ?? 0))}
      </Notice>
      {recordCheck && <RecordOutcome check={recordCheck} timeZone={timeZone} />}
      <DeviceReceipts code={code} projectId={id} timeZone={timeZone} />
    </Section>
  );
}

/**
 * Has the record of a project checked, and resolves when the server has taken it down. Rejects with
 * its refusal. Not an event, so not sent through the outbox.
 */
function useCheckRecord(): (input: CheckRecordInput) => Promise<void> {
  return useMutate<RecordCheckMutation>(graphql`
    mutation RecordCheckMutation($input: CheckRecordInput!) {
      checkRecord(input: $input) {
        project {
          ...Record_project
        }
      }
    }
  `);
}

/** ms between two looks at how far a check is. The journal does not tell of it. */
const pause = 1_000;

/** Asks how far the check of a project's record is, as long as it goes on. */
function useFollowCheck(code: string, unfinished: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!unfinished) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let asking: { unsubscribe: () => void } | null = null;
    const later = (): void => {
      timer = setTimeout(ask, pause);
    };
    function ask(): void {
      // Whether it was answered or not: the next answer has what this one lacks.
      asking = fetchQuery<RecordFollowQuery>(environment, followQuery, { code }).subscribe({
        complete: later,
        error: later,
      });
    }
    later();
    return () => {
      clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, code, unfinished]);
}

const followQuery = graphql`
  query RecordFollowQuery($code: String!) {
    project(code: $code) {
      # The section above reads it from the store.
      ...Record_project
    }
  }
`;
