import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UploadRow_project$key } from '../../../__generated__/relay/UploadRow_project.graphql';
import { useReachability } from '../../app/context';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PagesForm } from './PagesForm';
import styles from './Plans.module.css';
import { doneOf, progressMessage } from './progressMessages';
import { RevisionForm } from './RevisionForm';
import type { Upload } from './uploads';
import { messages } from './messages';

interface UploadRowProps {
  upload: Upload;
  project: UploadRow_project$key;
  onRetry: () => void;
  /** Called when it is cancelled, dismissed or finished. */
  onRemove: () => void;
}

/** A chosen file until its pages are plans: progress, failure, and the form for its pages. */
export function UploadRow({ upload, project, onRetry, onRemove }: UploadRowProps) {
  const data = useFragment(
    graphql`
      fragment UploadRow_project on Project {
        plans {
          id
          ...RevisionForm_plan
        }
        ...PagesForm_project
      }
    `,
    project,
  );
  const { file, planId, state } = upload;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Scrolls a newly dropped file into view.
    row.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const offline = useReachability().kind === 'offline';
  const plan = data.plans.find(({ id }) => id === planId);
  if (state.kind === 'sent' && planId === null) {
    return (
      <li ref={row} className={styles.upload}>
        <PagesForm file={state.file} project={data} onDone={onRemove} />
      </li>
    );
  }
  if (state.kind === 'sent' && plan) {
    return (
      <li ref={row} className={styles.upload}>
        <RevisionForm file={state.file} plan={plan} onDone={onRemove} />
      </li>
    );
  }
  const done = doneOf(state, file.size);
  const failed = state.kind === 'failed' ? state.problem : null;
  return (
    <li ref={row} className={styles.upload}>
      <p className={styles.fileName}>{file.name}</p>
      <Notice kind="refused">{failed?.sentence}</Notice>
      {failed === null && (
        <>
          <p className={styles.facts}>
            {state.kind === 'sending' && (offline || state.waits)
              ? messages.offline
              : progressMessage(state, file.size)}
          </p>
          <progress
            className={styles.progress}
            aria-label={messages.progressOf(file.name)}
            {...(done !== null && { value: done })}
          />
        </>
      )}
      <div className={styles.actions}>
        {failed?.retryable === true && (
          <Button look="ink" aria-label={messages.retryOf(file.name)} onClick={onRetry}>
            {messages.retry}
          </Button>
        )}
        <Button
          look={failed === null ? 'plain' : 'quiet'}
          aria-label={failed === null ? messages.cancelOf(file.name) : messages.letGoOf(file.name)}
          onClick={onRemove}
        >
          {failed === null ? messages.cancel : messages.letGo}
        </Button>
      </div>
    </li>
  );
}
