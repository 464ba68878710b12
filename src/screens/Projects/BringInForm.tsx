import { useRef, useState } from 'react';
import { archiveLimits, textLimits } from '../../../rules/limits';
import { isProjectCode } from '../../../rules/text';
import { useNavigate } from '../../router/useRouter';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { fileSize } from '../../ui/messages/fileSize';
import { Notice } from '../../ui/Notice';
import { type Archive } from './archiveCalls';
import styles from './Projects.module.css';
import { useArchive } from './useArchive';
import { bringInMessages as messages } from './bringInMessages';

/**
 * Brings in a project from its archive: choose it, send it, see what it is and under which code,
 * bring it in.
 */
export function BringInForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { file, archive, problem, waiting, busy, choose, bringIn, cancel } = useArchive(
    (code) => void navigate({ to: '/p/$code', params: { code } }),
  );
  const [entered, setEntered] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const close = () => {
    cancel();
    onClose();
  };
  const code = entered ?? (archive?.codeTaken === true ? '' : (archive?.says?.code ?? ''));
  const codeWrong = entered !== null && !isProjectCode(entered);
  const ready = archive?.state === 'RECEIVED' && archive.says !== null;
  const isUnderWay = busy && !ready;

  if (ready) {
    return (
      <Form
        label={messages.title}
        onSubmit={() => (isProjectCode(code) ? bringIn(code) : setEntered(code))}
        opened
      >
        <h2>{messages.title}</h2>
        <p>{messages.says(archive.says)}</p>
        {archive.here === null ? (
          <TextField
            label={messages.code}
            hint={archive.codeTaken ? messages.codeTaken(archive.says.code) : messages.codeHint}
            maxLength={textLimits.projectCode}
            autoCapitalize="characters"
            value={code}
            onChange={(event) => setEntered(event.target.value.toUpperCase())}
            error={codeWrong ? messages.codeWrong : null}
          />
        ) : (
          <p>{messages.here(archive.here)}</p>
        )}
        <p>{messages.people}</p>
        <FormActions
          label={messages.bringIn}
          busyLabel={messages.bringing}
          busy={busy}
          problem={problem}
          onCancel={close}
        />
      </Form>
    );
  }
  return (
    <Form label={messages.title} onSubmit={() => input.current?.click()} opened>
      <h2>{messages.title}</h2>
      <p>{messages.what(fileSize(archiveLimits.bytes))}</p>
      {file !== null && isUnderWay && (
        <>
          <p role="status">{waiting ? messages.waiting : progressOf(archive, file)}</p>
          <progress
            className={styles.progress}
            aria-label={messages.progressOf(file.name)}
            {...(archive !== null && { value: partDone(archive, file) })}
          />
        </>
      )}
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (chosen !== undefined) choose(chosen);
        }}
      />
      <Notice kind="refused">{isUnderWay ? null : problem}</Notice>
      <Actions>
        {!isUnderWay && (
          <Button type="submit" look="ink">
            {messages.choose}
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          {archive?.state === 'BRINGING' || archive?.state === 'QUEUED'
            ? messages.close
            : messages.cancel}
        </Button>
      </Actions>
    </Form>
  );
}

const isSent = ({ state }: Archive): boolean => state !== 'RECEIVING';

const partDone = (archive: Archive, { size }: File): number =>
  isSent(archive) ? archive.progress / 100 : archive.received / size;

function progressOf(archive: Archive | null, { size }: File): string {
  if (archive === null) return messages.preparing;
  return isSent(archive)
    ? messages.broughtIn(archive.progress)
    : messages.sent(fileSize(archive.received), fileSize(size));
}
