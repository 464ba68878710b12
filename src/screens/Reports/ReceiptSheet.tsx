import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import type { ReceiptSheetMutation } from '../../../__generated__/relay/ReceiptSheetMutation.graphql';
import { isReceiptDay } from '../../../rules/defectNotices';
import { dayIn } from '../../../rules/days';
import { photoLimits } from '../../../rules/limits';
import { useProject } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { newId } from '../../domain/ids';
import { useNow } from '../../domain/time';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { defectNoticeMessages as messages } from './defectNoticeMessages';
import styles from './Reports.module.css';

/** The notice whose receipt is recorded. */
export interface ReceiptValues {
  readonly id: string;
  readonly name: string;
  readonly sentAt: number;
  readonly receivedOn: string | null;
}

interface ReceiptSheetProps {
  notice: ReceiptValues;
  onSaved: () => void;
  onClose: () => void;
}

/** On which day the company received a notice, with a photo of the slip that it signed. */
export function ReceiptSheet({ notice, onSaved, onClose }: ReceiptSheetProps) {
  const timeZone = useProject()?.timeZone ?? 'UTC';
  const today = dayIn(timeZone, useNow());
  const sentOn = dayIn(timeZone, notice.sentAt);
  const [day, setDay] = useState(notice.receivedOn ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const record = useRecordReceipt();
  const { busy, problem, run } = useSubmit(() => {
    onSaved();
    onClose();
  });
  const wrong = {
    day: day !== '' && !isReceiptDay(day, sentOn, today) ? messages.receiptDay : null,
    file: file !== null && file.size > photoLimits.bytes ? messages.slipTooLarge : null,
  };
  const submit = () => {
    setTried(true);
    if (wrong.day !== null || wrong.file !== null) return;
    const receivedOn = day === '' ? null : day;
    if (receivedOn === notice.receivedOn && file === null) return onClose();
    run(() =>
      record({
        noticeId: notice.id,
        // Said only if it is another one: somebody may have recorded it meanwhile.
        ...(receivedOn !== notice.receivedOn && { receivedOn }),
        file,
      }),
    );
  };
  return (
    <Sheet open onClose={onClose} title={messages.receiptOf(notice.name)}>
      <Form label={messages.receiptOf(notice.name)} onSubmit={submit} opened>
        <TextField
          label={messages.receivedOn}
          hint={messages.receivedHint}
          type="date"
          min={sentOn}
          max={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={tried ? wrong.day : null}
        />
        <div>
          <p className={styles.label}>{messages.slip}</p>
          <p className={styles.facts}>{messages.slipHint}</p>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/heic,.heic"
            hidden
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              // So that the same file can be chosen again.
              target.value = '';
            }}
          />
          {file !== null && (
            <p role="status" className={styles.facts}>
              <bdi>{file.name}</bdi>
            </p>
          )}
          <Notice kind="refused">{wrong.file}</Notice>
          <Button onClick={() => input.current?.click()}>
            {file === null ? messages.chooseSlip : messages.otherSlip}
          </Button>
        </div>
        <FormActions
          label={messages.save}
          busyLabel={messages.saving}
          busy={busy}
          problem={problem}
          onCancel={onClose}
        />
      </Form>
    </Sheet>
  );
}

interface Receipt {
  noticeId: string;
  receivedOn?: string | null;
  file: File | null;
}

/** Records a receipt. Rejects with the server's refusal. */
function useRecordReceipt(): (receipt: Receipt) => Promise<void> {
  const send = useMutate<ReceiptSheetMutation>(graphql`
    mutation ReceiptSheetMutation($input: RecordNoticeReceiptInput!) {
      recordNoticeReceipt(input: $input) {
        notice {
          ...DefectNoticeRow_notice
        }
      }
    }
  `);
  const stamp = useStamp();
  const once = useOnce(() => ({ ...stamp(), slipId: newId('slip') }));
  return async ({ file, ...values }) => {
    if (file === null) return once(values, ({ slipId: _slip, ...input }) => send(input));
    const hash = bytesToHex(sha256(new Uint8Array(await file.arrayBuffer())));
    const content = { ...values, hash, byteLength: file.size };
    return once(content, ({ slipId: id, hash: of, byteLength, ...input }) =>
      send({ ...input, slip: { id, sha256: of, byteLength }, file }),
    );
  };
}
