import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type {
  SendSheetsMutation,
  SendSheetsMutation$data,
  SendTradeSheetsInput,
} from '../../../__generated__/relay/SendSheetsMutation.graphql';
import { useOnce, useSubmit } from '../../app/forms';
import { factList } from '../../domain/lists';
import { newId } from '../../domain/ids';
import { SendFirstNotice } from '../../parts/unsent/SendFirstNotice';
import { useSendFirst } from '../../parts/unsent/useSendFirst';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { mailMessages as messages } from './mailMessages';

interface SendSheetsProps {
  projectId: string;
  asked: Pick<SendTradeSheetsInput, 'filter' | 'settings'>;
}

/** Asks whether each company gets its trade sheet, and then says who got none. */
export function SendSheets({ projectId, asked: { filter, settings } }: SendSheetsProps) {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const send = useSendTradeSheets();
  const once = useOnce(() => ({ id: newId('sending') }));
  const { busy, problem, run } = useSubmit(() => setOpen(false));
  const first = useSendFirst(projectId);
  return (
    <>
      <Button size="big" onClick={() => setOpen(true)}>
        {messages.sendEach}
      </Button>
      <Notice kind="info">
        {sent !== null && sent.unreached.length > 0 && messages.unreached(factList(sent.unreached))}
      </Notice>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title={messages.sendEach}>
          <p>{messages.sendEachWhat}</p>
          <SendFirstNotice first={first} />
          <Notice kind="refused">{problem}</Notice>
          <Actions>
            <Button
              look="ink"
              size="big"
              busy={busy}
              onClick={() =>
                run(() =>
                  once({ projectId, filter, settings }, async (input) => {
                    await first.send();
                    const answer = await send(input);
                    setSent(answer);
                    announce(messages.sentEach(answer.companies));
                  }),
                )
              }
            >
              {busy ? messages.sending : messages.sendDo}
            </Button>
          </Actions>
        </Sheet>
      )}
    </>
  );
}

type Sent = SendSheetsMutation$data['sendTradeSheets'];

/** Resolves when the server has accepted it. Rejects with its refusal. */
function useSendTradeSheets(): (input: SendTradeSheetsInput) => Promise<Sent> {
  const [commit] = useMutation<SendSheetsMutation>(graphql`
    mutation SendSheetsMutation($input: SendTradeSheetsInput!) {
      sendTradeSheets(input: $input) {
        companies
        unreached
        project {
          reports {
            ...ReportRow_report
          }
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ sendTradeSheets }) => resolve(sendTradeSheets),
        onError: reject,
      }),
    );
}
