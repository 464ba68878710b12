import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  SendReportInput,
  SendSheetSendMutation,
} from '../../../__generated__/relay/SendSheetSendMutation.graphql';
import { reportMailLimits } from '../../../rules/reports';
import { useOnce, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { newId } from '../../domain/ids';
import { factList } from '../../domain/lists';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { mailMessages as messages } from './mailMessages';
import { readRecipients, Recipients, type RecipientValues } from './Recipients';

interface SendSheetProps {
  projectId: string;
  reportId: string;
  name: string;
  byteLength: number;
  companyPeople: readonly string[];
  onSent: () => void;
  onClose: () => void;
}

/** Asks to whom a report goes. The people of a trade sheet's company are preselected. */
export function SendSheet({
  projectId,
  reportId,
  name,
  byteLength,
  companyPeople,
  onSent,
  onClose,
}: SendSheetProps) {
  const hasPeople = companyPeople.length > 0;
  const { values, change, forget } = useUnsavedForm<RecipientValues>(`sending ${reportId}`, {
    text: '',
    toCompany: hasPeople,
  });
  const [tried, setTried] = useState(false);
  const send = useSendReport();
  const once = useOnce(() => ({ id: newId('sending') }));
  const { busy, problem, run } = useSubmit(onClose);
  const { addresses, toCompany, problem: wrong } = readRecipients(values);
  const submit = () => {
    setTried(true);
    if (wrong !== null) return;
    run(async () => {
      await once({ projectId, reportId, addresses, toCompany }, send);
      forget();
      announce(messages.sent);
      onSent();
    });
  };
  return (
    <Sheet open onClose={onClose} title={messages.sendOf(name)}>
      <p>{messages.sendWhat}</p>
      {byteLength > reportMailLimits.attached && <p>{messages.asLink}</p>}
      <Form label={messages.send} onSubmit={submit} opened>
        <Recipients
          values={values}
          company={hasPeople ? messages.itsPeople(factList(companyPeople)) : null}
          error={tried ? wrong : null}
          onChange={change}
        />
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button type="submit" look="ink" size="big" busy={busy}>
            {busy ? messages.sending : messages.sendDo}
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}

/**
 * Requests that a report is sent, and resolves when the server has accepted the request. Rejects
 * with its refusal. Not an event, so not sent through the outbox.
 */
function useSendReport(): (input: SendReportInput) => Promise<void> {
  return useMutate<SendSheetSendMutation>(graphql`
    mutation SendSheetSendMutation($input: SendReportInput!) {
      sendReport(input: $input) {
        report {
          ...ReportRow_report
        }
      }
    }
  `);
}
