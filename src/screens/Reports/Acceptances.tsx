import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Acceptances_project$key } from '../../../__generated__/relay/Acceptances_project.graphql';
import { dayAfter, dayIn } from '../../../rules/days';
import { may } from '../../../rules/rights';
import { useNow } from '../../domain/time';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { CalendarIcon } from '../../ui/laterIcons';
import { EmptyState } from '../../ui/State';
import { acceptanceMessages as messages } from './acceptanceMessages';
import { AcceptanceRow } from './AcceptanceRow';
import { AcceptanceSheet, type AcceptanceValues } from './AcceptanceSheet';
import styles from './Reports.module.css';

/** Until when defects of accepted works can be claimed; what ends soon comes first. */
export function Acceptances({
  project,
  onWithdrawn,
}: {
  project: Acceptances_project$key;
  onWithdrawn: () => void;
}) {
  const data = useFragment(
    graphql`
      fragment Acceptances_project on Project {
        timeZone
        membership {
          # eslint-disable-next-line relay/unused-fields -- what a person may goes by it
          role
        }
        acceptances {
          id
          endsOn
          ...AcceptanceRow_acceptance
        }
        ...AcceptanceSheet_project
      }
    `,
    project,
  );
  const { acceptances, membership, timeZone } = data;
  const [edited, setEdited] = useState<(AcceptanceValues & { id: string }) | 'new' | null>(null);
  const today = dayIn(timeZone, useNow());
  const soon = dayAfter(today, 90);
  const records = may(membership, 'recordAcceptances');
  const groups = [
    {
      title: messages.soon,
      rows: acceptances.filter(({ endsOn }) => endsOn >= today && endsOn <= soon),
    },
    { title: messages.later, rows: acceptances.filter(({ endsOn }) => endsOn > soon) },
    { title: messages.ended, rows: acceptances.filter(({ endsOn }) => endsOn < today) },
  ].filter(({ rows }) => rows.length > 0);
  const record = (
    <Button look="ink" onClick={() => setEdited('new')}>
      {messages.record}
    </Button>
  );
  return (
    <>
      <p className={styles.hint}>{messages.what}</p>
      {acceptances.length === 0 ? (
        <EmptyState
          title={messages.none}
          icon={<CalendarIcon />}
          action={records ? record : undefined}
        >
          {messages.noneWhat}
        </EmptyState>
      ) : (
        records && <div>{record}</div>
      )}
      {groups.map(({ title, rows }) => (
        <section key={title} className={styles.made} aria-label={title}>
          <h2 className={styles.label}>{title}</h2>
          <ul className={styles.reports}>
            {rows.map((acceptance) => (
              <AcceptanceRow
                key={acceptance.id}
                acceptance={acceptance}
                today={today}
                mayChange={records}
                onCorrect={setEdited}
                onWithdrawn={onWithdrawn}
              />
            ))}
          </ul>
        </section>
      ))}
      {edited !== null && (
        <AcceptanceSheet
          key={edited === 'new' ? 'new' : edited.id}
          project={data}
          acceptance={edited === 'new' ? null : edited}
          onSaved={() => announce(messages.saved)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
