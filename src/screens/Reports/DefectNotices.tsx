import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DefectNotices_project$key } from '../../../__generated__/relay/DefectNotices_project.graphql';
import { may } from '../../../rules/rights';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { MailIcon } from '../../ui/laterIcons';
import { EmptyState } from '../../ui/State';
import { defectNoticeMessages as messages } from './defectNoticeMessages';
import { DefectNoticeRow } from './DefectNoticeRow';
import { DefectNoticeSheet, type Following } from './DefectNoticeSheet';
import { ReceiptSheet, type ReceiptValues } from './ReceiptSheet';
import styles from './Reports.module.css';

interface DefectNoticesProps {
  project: DefectNotices_project$key;
  code: string;
  sendsMail: boolean;
  onSent: (id: string) => void;
}

/** The notices of defects of a project; what waits for whoever sent it comes first. */
export function DefectNotices({ project, code, sendsMail, onSent }: DefectNoticesProps) {
  const data = useFragment(
    graphql`
      fragment DefectNotices_project on Project {
        state
        membership {
          # eslint-disable-next-line relay/unused-fields -- what a person may goes by it
          role
        }
        defectNotices {
          id
          state
          basis
          ...DefectNoticeRow_notice
        }
        ...DefectNoticeSheet_project
      }
    `,
    project,
  );
  const { defectNotices: notices, membership, state } = data;
  const [writing, setWriting] = useState<Following | 'new' | null>(null);
  const [receipt, setReceipt] = useState<ReceiptValues | null>(null);
  const sends = may(membership, 'sendNotices') && state === 'ACTIVE';
  const groups = [
    { title: messages.waiting, states: ['PASSED'] },
    { title: messages.running, states: ['RUNNING'] },
    { title: messages.over, states: ['FOLLOWED', 'DONE', 'WITHDRAWN'] },
  ]
    .map(({ title, states }) => ({
      title,
      rows: notices.filter((notice) => states.includes(notice.state)),
    }))
    .filter(({ rows }) => rows.length > 0);
  const write = (
    <Button look="ink" onClick={() => setWriting('new')}>
      {messages.write}
    </Button>
  );
  return (
    <>
      <p className={styles.hint}>{messages.what}</p>
      {notices.length === 0 ? (
        <EmptyState title={messages.none} icon={<MailIcon />} action={sends ? write : undefined}>
          {sends ? messages.noneWhat : messages.noneCompany}
        </EmptyState>
      ) : (
        sends && <div>{write}</div>
      )}
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles.made} aria-label={title}>
          <h2 className={styles.label}>{title}</h2>
          <ul className={styles.reports}>
            {rows.map((notice) => (
              <DefectNoticeRow
                key={notice.id}
                notice={notice}
                onFollow={setWriting}
                onReceipt={may(membership, 'sendNotices') ? setReceipt : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {receipt !== null && (
        <ReceiptSheet
          key={receipt.id}
          notice={receipt}
          onSaved={() => announce(messages.receiptSaved)}
          onClose={() => setReceipt(null)}
        />
      )}
      {writing !== null && (
        <DefectNoticeSheet
          key={writing === 'new' ? 'new' : `${writing.kind} ${writing.id}`}
          project={data}
          code={code}
          follows={writing === 'new' ? null : writing}
          lastBasis={notices[0]?.basis ?? null}
          sendsMail={sendsMail}
          onSent={(id) => {
            announce(messages.wasSent);
            onSent(id);
          }}
          onClose={() => setWriting(null)}
        />
      )}
    </>
  );
}
