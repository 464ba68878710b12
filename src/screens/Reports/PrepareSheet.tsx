import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  PrepareHandoverInput,
  PrepareSheetPrepareMutation,
} from '../../../__generated__/relay/PrepareSheetPrepareMutation.graphql';
import { handoverLimits } from '../../../rules/handovers';
import { cleanLine } from '../../../rules/text';
import { useOnce, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import type { FilterInput } from '../../domain/filters';
import { newId } from '../../domain/ids';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { SendFirstNotice } from '../../parts/unsent/SendFirstNotice';
import { useSendFirst } from '../../parts/unsent/useSendFirst';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { handoverMessages as messages } from './handoverMessages';
import type { ReportSettings } from './reportSettings';
import styles from './Reports.module.css';

interface PrepareSheetProps {
  projectId: string;
  clientName: string;
  filter: FilterInput;
  settings: ReportSettings;
  onClose: () => void;
}

/**
 * Asks for the parties that sign, and requests a draft with the snags and settings of the form
 * behind it.
 */
export function PrepareSheet({
  projectId,
  clientName,
  filter,
  settings,
  onClose,
}: PrepareSheetProps) {
  const {
    values: { rows },
    change: keep,
    forget,
  } = useUnsavedForm(`handover ${projectId}`, {
    rows: [
      { key: 0, role: messages.forContractor, company: '' },
      { key: 1, role: messages.forClient, company: clientName },
    ],
  });
  const [tried, setTried] = useState(false);
  const prepare = usePrepareHandover();
  const once = useOnce(() => ({ id: newId('handover') }));
  const { busy, problem, run } = useSubmit(onClose);
  const first = useSendFirst(projectId);
  const change = (key: number, with_: { role?: string; company?: string }) =>
    keep({ rows: rows.map((row) => (row.key === key ? { ...row, ...with_ } : row)) });
  const submit = () => {
    setTried(true);
    if (rows.some(({ role }) => cleanLine(role) === '')) return;
    const parties = rows.map(({ role, company }) => ({ role, company }));
    run(() =>
      once({ projectId, filter, settings, parties }, async (input) => {
        await first.send();
        await prepare(input);
        forget();
      }),
    );
  };
  return (
    <Sheet open onClose={onClose} title={messages.prepareTitle}>
      <p>{messages.prepareWhat}</p>
      <Form label={messages.prepareTitle} onSubmit={submit} opened>
        {rows.map(({ key, role, company }, index) => (
          <fieldset key={key} className={styles.party}>
            <legend className={styles.partyName}>{messages.party(index + 1)}</legend>
            <TextField
              label={messages.role}
              hint={index === 0 ? messages.roleHint : undefined}
              value={role}
              maxLength={handoverLimits.line}
              onChange={({ target }) => change(key, { role: target.value })}
              error={tried && cleanLine(role) === '' ? messages.roleMissing : null}
            />
            <TextField
              label={messages.company}
              value={company}
              maxLength={handoverLimits.line}
              autoComplete="off"
              onChange={({ target }) => change(key, { company: target.value })}
            />
            {rows.length > 1 && (
              <Button
                look="quiet"
                aria-label={messages.removeParty(index + 1)}
                onClick={() => keep({ rows: rows.filter((row) => row.key !== key) })}
              >
                {messages.removeParty(index + 1)}
              </Button>
            )}
          </fieldset>
        ))}
        {rows.length < handoverLimits.parties && (
          <Button
            onClick={() =>
              keep({
                rows: [
                  ...rows,
                  { key: Math.max(...rows.map((row) => row.key)) + 1, role: '', company: '' },
                ],
              })
            }
          >
            {messages.add}
          </Button>
        )}
        <SendFirstNotice first={first} />
        <Notice kind="refused">{problem}</Notice>
        <Actions>
          <Button type="submit" look="ink" size="big" busy={busy}>
            {busy ? messages.makingDraft : messages.makeDraft}
          </Button>
        </Actions>
      </Form>
    </Sheet>
  );
}

/**
 * Requests the draft of a handover, and resolves when the server has accepted the request. Rejects
 * with its refusal.
 */
function usePrepareHandover(): (input: PrepareHandoverInput) => Promise<void> {
  return useMutate<PrepareSheetPrepareMutation>(graphql`
    mutation PrepareSheetPrepareMutation($input: PrepareHandoverInput!) {
      prepareHandover(input: $input) {
        project {
          reports {
            ...ReportRow_report
          }
        }
      }
    }
  `);
}
