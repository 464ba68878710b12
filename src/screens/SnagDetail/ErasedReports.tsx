import { useEffect, useState } from 'react';
import { t } from '@lingui/core/macro';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  ErasedReportsQuery,
  ErasedReportsQuery$data,
} from '../../../__generated__/relay/ErasedReportsQuery.graphql';
import { useProject } from '../../app/context';
import { exactTime } from '../../domain/time';

const messages = {
  title: t`Reports of this project`,
  named: (kind: string, about: string) => t`${kind} (${about})`,
  by: (name: string, when: string) => t`by ${name}, ${when}`,
  kinds: {
    LIST: t`Snag list`,
    TRADE_SHEET: t`Trade sheet`,
    HANDOVER: t`Handover report`,
  } as Readonly<Record<string, string>>,
};

type Reports = NonNullable<ErasedReportsQuery$data['project']>['reports'];

/** The reports that are deleted with what is erased, so that nobody misses one unasked. */
export function ErasedReports() {
  const environment = useRelayEnvironment();
  const project = useProject();
  const code = project?.code;
  const [reports, setReports] = useState<Reports>([]);
  useEffect(() => {
    if (code === undefined) return undefined;
    const request = fetchQuery<ErasedReportsQuery>(
      environment,
      graphql`
        query ErasedReportsQuery($code: String!) {
          project(code: $code) {
            reports {
              id
              kind
              about
              askedAt
              by {
                name
              }
            }
          }
        }
      `,
      { code },
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: (data) => setReports(data.project?.reports ?? []),
      // The sentence above says that all go.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, code]);
  if (reports.length === 0) return null;
  return (
    <>
      <p id="erased-reports">{messages.title}</p>
      <ul aria-labelledby="erased-reports">
        {reports.map(({ id, kind, about, askedAt, by }) => (
          <li key={id}>
            {messages.named(messages.kinds[kind] ?? kind, about)},{' '}
            {messages.by(by.name, exactTime(askedAt, project?.timeZone))}
          </li>
        ))}
      </ul>
    </>
  );
}
