/* oxlint-disable relay/unused-fields -- passed as a whole to the component that shows it */
import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useNoticeDraftQuery,
  useNoticeDraftQuery$data,
} from '../../../__generated__/relay/useNoticeDraftQuery.graphql';
import type { DefectNoticeKind, NoticeBasis } from '../../../rules/defectNotices';
import type { FilterInput } from '../../domain/filters';
import { toProblem } from '../../domain/errors';

export type NoticeDraft = NonNullable<
  NonNullable<useNoticeDraftQuery$data['project']>['defectNoticeDraft']
>;

interface Asked {
  companyId: string;
  kind: DefectNoticeKind;
  basis: NoticeBasis;
  language: string;
  filter: FilterInput | null;
  previousId: string | null;
}

interface Drafted {
  draft: NoticeDraft | null;
  problem: string | null;
  again: () => void;
}

/** What the notice of the form would be, as the server says; needs a connection. */
export function useNoticeDraft(code: string, asked: Asked | null): Drafted {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(asked);
  const [times, setTimes] = useState(0);
  const [found, setFound] = useState<{
    key: string;
    draft: NoticeDraft | null;
    problem: string | null;
  } | null>(null);
  useEffect(() => {
    const variables = JSON.parse(key) as Asked | null; // written above
    if (variables === null) return undefined;
    const request = fetchQuery<useNoticeDraftQuery>(
      environment,
      graphql`
        query useNoticeDraftQuery(
          $code: String!
          $companyId: ID!
          $kind: DefectNoticeKind!
          $basis: NoticeBasis!
          $language: String!
          $filter: SnagFilter
          $previousId: ID
        ) {
          project(code: $code) {
            defectNoticeDraft(
              companyId: $companyId
              kind: $kind
              basis: $basis
              language: $language
              filter: $filter
              previousId: $previousId
            ) {
              number
              about
              snags {
                id
                reference
                displayTitle
                cost
              }
              leftOut
              deadlineOn
              isAccepted
              text
              isEnglish
              people
              hasLink
            }
          }
        }
      `,
      { code, ...variables },
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: ({ project }) =>
        setFound({ key, draft: project?.defectNoticeDraft ?? null, problem: null }),
      error: (error: unknown) => setFound({ key, draft: null, problem: toProblem(error).sentence }),
    });
    return () => request.unsubscribe();
  }, [environment, code, key, times]);
  return {
    draft: found?.key === key ? found.draft : null,
    problem: found?.key === key ? found.problem : null,
    again: useCallback(() => setTimes((before) => before + 1), []),
  };
}
