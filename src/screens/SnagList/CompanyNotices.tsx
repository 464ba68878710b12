import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  CompanyNoticesQuery,
  CompanyNoticesQuery$data,
} from '../../../__generated__/relay/CompanyNoticesQuery.graphql';
import { dayLabel } from '../../domain/time';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

type Sent = NonNullable<CompanyNoticesQuery$data['project']>['defectNotices'][number];

/** Tells whoever works for a company of the newest notice that still asks it for something. */
export function CompanyNotices({ code }: { code: string }) {
  const environment = useRelayEnvironment();
  const [notice, setNotice] = useState<Sent | null>(null);
  useEffect(() => {
    const request = fetchQuery<CompanyNoticesQuery>(
      environment,
      graphql`
        query CompanyNoticesQuery($code: String!) {
          project(code: $code) {
            defectNotices {
              number
              state
              deadlineOn
              owed
            }
          }
        }
      `,
      { code },
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: ({ project }) => setNotice(project?.defectNotices.find(isAsking) ?? null),
      // The snags below stand on their own.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, code]);
  if (notice?.deadlineOn == null) return null;
  const { number, deadlineOn } = notice;
  const day = dayLabel(deadlineOn);
  return (
    <Notice
      kind="info"
      action={
        <Link
          to="/p/$code/reports"
          params={{ code }}
          search={{}}
          hash="notices"
          className={buttonClass({ look: 'quiet' })}
        >
          {t`Open the notice`}
        </Link>
      }
    >
      {t`Notice of defects ${number} asks your company for a remedy by ${day}.`}
    </Notice>
  );
}

const isAsking = ({ state, owed }: Sent): boolean =>
  (state === 'RUNNING' || state === 'PASSED') && owed > 0;
