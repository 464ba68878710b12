import { graphql, useFragment } from 'react-relay/hooks';
import type { Record_project$key } from '../../../__generated__/relay/Record_project.graphql';
import { useSubmit } from '../../app/forms';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { DeviceReceipts } from './DeviceReceipts';
import { RecordOutcome } from './RecordOutcome';
import { Section } from './Section';
import { useCheckRecord } from './useCheckRecord';
import { useFollowCheck } from './useFollowCheck';
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
      <Notice kind="told">{unfinished && (recordCheck.state === 'QUEUED' ? messages.waiting : messages.checking(recordCheck.progress ?? 0))}</Notice>
      {recordCheck && <RecordOutcome check={recordCheck} timeZone={timeZone} />}
      <DeviceReceipts code={code} projectId={id} timeZone={timeZone} />
    </Section>
  );
}
