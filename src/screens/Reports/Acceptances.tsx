import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AcceptancesReadQuery } from '../../../__generated__/relay/AcceptancesReadQuery.graphql';
import type { EventKind } from '../../../__generated__/relay/fill_entry.graphql';
import type { Acceptances_project$key } from '../../../__generated__/relay/Acceptances_project.graphql';
import { dayAfter, dayIn } from '../../../rules/days';
import { endsSoonDays, nextEnd } from '../../../rules/defectsPeriod';
import { may } from '../../../rules/rights';
import { formatsOf } from '../../../rules/tables';
import { useOnProjectChange } from '../../app/useJournal';
import { useNow } from '../../domain/time';
import { announce } from '../../ui/announcements';
import { tableAddress } from '../../parts/tableAddress';
import { Button, buttonClass } from '../../ui/Button';
import { CalendarIcon } from '../../ui/laterIcons';
import { EmptyState } from '../../ui/State';
import { acceptanceMessages as messages } from './acceptanceMessages';
import { AcceptanceRow } from './AcceptanceRow';
import { AcceptanceSheet, type AcceptanceValues } from './AcceptanceSheet';
import styles from './Reports.module.css';

const changing: readonly EventKind[] = ['ACCEPTANCE_SAVED', 'ACCEPTANCE_WITHDRAWN', 'REDACTED'];

/** Until when defects of accepted works can be claimed; what ends soon comes first. */
export function Acceptances({
  project,
  code,
  onWithdrawn,
}: {
  project: Acceptances_project$key;
  code: string;
  onWithdrawn: () => void;
}) {
  const data = useFragment(
    graphql`
      fragment Acceptances_project on Project {
        id
        timeZone
        membership {
          # eslint-disable-next-line relay/unused-fields -- what a person may goes by it
          role
        }
        acceptances {
          id
          endsOn
          ownPeriods {
            endsOn
          }
          ...AcceptanceRow_acceptance
        }
        ...AcceptanceSheet_project
      }
    `,
    project,
  );
  const { id, acceptances, membership, timeZone } = data;
  // The event only says that one has changed; what it says now is read from the server.
  useOnProjectChange(useReadAcceptances(code), changing);
  const [edited, setEdited] = useState<(AcceptanceValues & { id: string }) | 'new' | null>(null);
  const today = dayIn(timeZone, useNow());
  const soon = dayAfter(today, endsSoonDays);
  const records = may(membership, 'recordAcceptances');
  const shown = acceptances
    .map(({ endsOn, ownPeriods, ...acceptance }) => ({
      acceptance,
      next: nextEnd(today, [endsOn, ...ownPeriods.map((own) => own.endsOn)]),
    }))
    .toSorted((one, other) => (one.next === other.next ? 0 : one.next < other.next ? -1 : 1));
  const groups = [
    { title: messages.soon, rows: shown.filter(({ next }) => next >= today && next <= soon) },
    { title: messages.later, rows: shown.filter(({ next }) => next > soon) },
    { title: messages.ended, rows: shown.filter(({ next }) => next < today) },
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
            {rows.map(({ acceptance }) => (
              <AcceptanceRow
                key={acceptance.id}
                acceptance={acceptance}
                today={today}
                timeZone={timeZone}
                code={code}
                mayChange={records}
                onCorrect={setEdited}
                onWithdrawn={onWithdrawn}
              />
            ))}
          </ul>
        </section>
      ))}
      {acceptances.length > 0 && (
        <div className={styles.buttons}>
          {formatsOf('periods').map((format) => (
            <a
              key={format}
              href={tableAddress(id, 'periods', format)}
              download
              className={buttonClass({ look: 'quiet' })}
            >
              {messages.download(format.toUpperCase())}
            </a>
          ))}
        </div>
      )}
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

function useReadAcceptances(code: string): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => {
    // If that fails, the list stays as it is; the next event reads again.
    fetchQuery<AcceptancesReadQuery>(environment, readQuery, { code }).subscribe({
      error: () => undefined,
    });
  }, [environment, code]);
}

const readQuery = graphql`
  query AcceptancesReadQuery($code: String!) {
    project(code: $code) {
      # The list above reads it from the store.
      ...Acceptances_project
    }
  }
`;
