import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReportRow_report$key } from '../../../__generated__/relay/ReportRow_report.graphql';
import type {
  CancelReportInput,
  ReportRowCancelMutation,
} from '../../../__generated__/relay/ReportRowCancelMutation.graphql';
import type {
  RemoveReportInput,
  ReportRowRemoveMutation,
} from '../../../__generated__/relay/ReportRowRemoveMutation.graphql';
import { useProject } from '../../app/context';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { exactTime } from '../../domain/time';
import { announce } from '../../ui/announcements';
import { Button, buttonClass } from '../../ui/Button';
import { fileSize } from '../../ui/messages/fileSize';
import { region } from '../../ui/messages/region';
import { Notice } from '../../ui/Notice';
import { ShareFile, sharesFiles } from '../../ui/ShareFile';
import { messages } from './messages';
import { SendSheet } from './SendSheet';
import { mailMessages } from './mailMessages';
import styles from './Reports.module.css';
import { SentTo } from './SentTo';

interface ReportRowProps {
  report: ReportRow_report$key;
  projectId: string;
  /** Whether it was requested on this screen, so that it is downloaded as soon as it is ready. */
  awaited: boolean;
  onSent: (id: string) => void;
  /** The focused button is removed with the row. */
  onRemoved: () => void;
}

/** A report: its progress, or its PDF. */
export function ReportRow({ report, projectId, awaited, onSent, onRemoved }: ReportRowProps) {
  const shown = useFragment(
    graphql`
      fragment ReportRow_report on Report {
        id
        kind
        state
        progress
        failure
        about
        settings {
          allCompanies
        }
        snagCount
        by {
          name
        }
        askedAt
        byteLength
        url
        mayRemove
        forSigning
        maySend
        companyPeople
        ...SentTo_report
      }
    `,
    report,
  );
  const {
    id,
    kind,
    state,
    progress,
    failure,
    about,
    settings,
    snagCount,
    by,
    askedAt,
    byteLength,
    url,
    mayRemove,
    forSigning,
    maySend,
    companyPeople,
  } = shown;
  const project = useProject();
  const link = useRef<HTMLAnchorElement>(null);
  const [sending, setSending] = useState(false);
  const cancel = useCancelReport();
  const remove = useRemoveReport();
  const { busy, problem, run } = useSubmit(() => undefined);
  // a newer server may know more kinds
  const kindName = settings.allCompanies
    ? messages.allSheets
    : ((messages.kinds as Record<string, string>)[kind] ?? kind);
  const name = messages.named(forSigning ? messages.draftForSigning : kindName, about);
  const finished = useEffectEvent(() => {
    if (!awaited) return;
    // A phone offers to share it instead, which takes a press.
    const shares = url != null && sharesFiles();
    announce(messages.ready(name), shares ? <ShareFile url={url} name={name} /> : null);
    if (!shares) link.current?.click();
  });
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && state === 'READY') finished();
    before.current = state;
  }, [state]);
  const unfinished = state === 'QUEUED' || state === 'MAKING';
  const facts = [
    messages.by(by.name, exactTime(askedAt, project?.timeZone)),
    ...(snagCount == null ? [] : [messages.count(snagCount)]),
    ...(byteLength == null ? [] : [fileSize(byteLength)]),
  ];
  const percent = new Intl.NumberFormat(region(), { style: 'percent' }).format(
    (progress ?? 0) / 100,
  );
  return (
    <li className={styles.report}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {state === 'QUEUED' && <p className={styles.facts}>{messages.queued}</p>}
        {state === 'MAKING' && (
          <>
            <progress
              className={styles.progress}
              max={100}
              value={progress ?? 0}
              aria-label={messages.progress}
            />
            <p className={styles.facts}>{messages.percent(percent)}</p>
          </>
        )}
        {state === 'CANCELLED' && <p className={styles.facts}>{messages.cancelled}</p>}
        {failure != null && <p className={styles.failure}>{failure}</p>}
        <SentTo report={shown} />
        <Notice kind="refused">{problem}</Notice>
      </div>
      <div className={styles.buttons}>
        {url != null && (
          <a
            ref={link}
            href={url}
            download
            className={buttonClass({ look: 'plain' })}
            aria-label={messages.downloadOf(name)}
          >
            {messages.download}
          </a>
        )}
        {url != null && <ShareFile url={url} name={name} />}
        {maySend && (
          <Button
            look="quiet"
            aria-label={mailMessages.sendOf(name)}
            onClick={() => setSending(true)}
          >
            {mailMessages.send}
          </Button>
        )}
        {mayRemove && unfinished && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={messages.cancelOf(name)}
            onClick={() => run(() => cancel({ projectId, id }))}
          >
            {messages.cancel}
          </Button>
        )}
        {mayRemove && !unfinished && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={messages.removeOf(name)}
            onClick={() =>
              run(async () => {
                await remove({ projectId, id });
                announce(messages.removed);
                onRemoved();
              })
            }
          >
            {messages.remove}
          </Button>
        )}
      </div>
      {sending && (
        <SendSheet
          projectId={projectId}
          reportId={id}
          name={name}
          byteLength={byteLength ?? 0}
          companyPeople={companyPeople}
          onSent={() => onSent(id)}
          onClose={() => setSending(false)}
        />
      )}
    </li>
  );
}

/** Stops the making of a report. Rejects with the server's refusal. */
function useCancelReport(): (input: CancelReportInput) => Promise<void> {
  return useMutate<ReportRowCancelMutation>(graphql`
    mutation ReportRowCancelMutation($input: CancelReportInput!) {
      cancelReport(input: $input) {
        report {
          ...ReportRow_report
        }
      }
    }
  `);
}

/** Removes a report with its file. Rejects with the server's refusal. */
function useRemoveReport(): (input: RemoveReportInput) => Promise<void> {
  return useMutate<ReportRowRemoveMutation>(graphql`
    mutation ReportRowRemoveMutation($input: RemoveReportInput!) {
      removeReport(input: $input) {
        project {
          reports {
            ...ReportRow_report
          }
        }
      }
    }
  `);
}
