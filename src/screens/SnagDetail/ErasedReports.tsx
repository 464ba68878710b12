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
  kept: t`Notices of defects that were sent stay as they are, with it in their PDF`,
  notice: (number: number, company: string, when: string) =>
    t`Notice ${number}, ${company}, ${when}`,
  by: (name: string, when: string) => t`by ${name}, ${when}`,
  kinds: {
    LIST: t`Snag list`,
    TRADE_SHEET: t`Trade sheet`,
    HANDOVER: t`Handover report`,
  } as Readonly<Record<string, string>>,
};

type Found = Pick<NonNullable<ErasedReportsQuery$data['project']>, 'reports' | 'defectNotices'>;
const nothing: Found = { reports: [], defectNotices: [] };

/**
 * The reports that are deleted with what is erased of a snag, so that nobody misses one unasked, and
 * the notices that keep it.
 */
export function ErasedReports({ snagId }: { snagId: string }) {
  const environment = useRelayEnvironment();
  const project = useProject();
  const code = project?.code;
  const [{ reports, defectNotices }, setFound] = useState(nothing);
  useEffect(() => {
    if (code === undefined) return undefined;
    const request = fetchQuery<ErasedReportsQuery>(
      environment,
      graphql`
        query ErasedReportsQuery($code: String!, $snagId: ID!) {
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
            defectNotices {
              id
              number
              sentAt
              company {
                name
              }
              concerns(snagId: $snagId)
            }
          }
        }
      `,
      { code, snagId },
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: ({ project: found }) => setFound(found ?? nothing),
      // The sentence above says that all reports go; that sent notices keep it stays unsaid.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, code, snagId]);
  const notices = defectNotices.filter(({ concerns }) => concerns);
  return (
    <>
      {reports.length > 0 && <p id="erased-reports">{messages.title}</p>}
      {reports.length > 0 && (
        <ul aria-labelledby="erased-reports">
          {reports.map(({ id, kind, about, askedAt, by }) => (
            <li key={id}>
              {messages.named(messages.kinds[kind] ?? kind, about)},{' '}
              {messages.by(by.name, exactTime(askedAt, project?.timeZone))}
            </li>
          ))}
        </ul>
      )}
      {notices.length > 0 && (
        <>
          <p id="keeping-notices">{messages.kept}</p>
          <ul aria-labelledby="keeping-notices">
            {notices.map(({ id, number, company, sentAt }) => (
              <li key={id}>
                {messages.notice(number, company.name, exactTime(sentAt, project?.timeZone))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
