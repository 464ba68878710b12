import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  WaitingNoticesQuery,
  WaitingNoticesQuery$data,
} from '../../../__generated__/relay/WaitingNoticesQuery.graphql';
import { dayLabel } from '../../domain/time';
import { Link } from '../../router/components';
import { RowFace, rowClass, Section } from '../../ui/Rows';
import { messages } from './messages';

type Passed = NonNullable<WaitingNoticesQuery$data['viewer']>['passedNotices'];

/** Notices that the person sent and whose deadline has passed; no device knows of them. */
export function usePassedNotices(): Passed {
  const environment = useRelayEnvironment();
  const [notices, setNotices] = useState<Passed>([]);
  useEffect(() => {
    const request = fetchQuery<WaitingNoticesQuery>(
      environment,
      graphql`
        query WaitingNoticesQuery {
          viewer {
            passedNotices {
              id
              number
              deadlineOn
              owed
              company {
                name
              }
              project {
                code
              }
            }
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: ({ viewer }) => setNotices(viewer?.passedNotices ?? []),
      // The snags below stand on their own.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment]);
  return notices;
}

export function WaitingNotices({ notices }: { notices: Passed }) {
  if (notices.length === 0) return null;
  return (
    <Section title={messages.notices}>
      {notices.map(({ id, number, deadlineOn, owed, company, project: { code } }) => (
        <Link
          key={id}
          to="/p/$code/reports"
          params={{ code }}
          search={{}}
          hash="notices"
          className={rowClass}
        >
          <RowFace
            label={messages.notice(code, number, company.name)}
            detail={messages.noticePassed(dayLabel(deadlineOn ?? ''), owed)}
            next
          />
        </Link>
      ))}
    </Section>
  );
}
