/* oxlint-disable relay/unused-fields -- passed as a whole to the component that shows it */
import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useReportExtentQuery,
  useReportExtentQuery$data,
} from '../../../__generated__/relay/useReportExtentQuery.graphql';
import type { ReportKind } from '../../../rules/reports';
import type { FilterInput } from '../../domain/filters';
import type { ReportSettings } from './reportSettings';
import { useSettled } from './useSettled';

export type ReportExtent = NonNullable<
  NonNullable<useReportExtentQuery$data['project']>['reportExtent']
>;

interface Asked {
  kind: ReportKind;
  filter: FilterInput;
  settings: ReportSettings & { readonly allCompanies: boolean };
}

/**
 * How large the report of the form would be, as the server counts it; null while it does not say,
 * such as without a line.
 */
export function useReportExtent(
  code: string,
  asked: Asked | null,
): [extent: ReportExtent | null, again: () => void] {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(asked);
  const settled = useSettled(key);
  const [times, setTimes] = useState(0);
  const [found, setFound] = useState<{ key: string; extent: ReportExtent | null } | null>(null);
  useEffect(() => {
    const variables = JSON.parse(settled) as Asked | null; // written above
    if (variables === null) return undefined;
    const request = fetchQuery<useReportExtentQuery>(
      environment,
      graphql`
        query useReportExtentQuery(
          $code: String!
          $kind: ReportKind!
          $filter: SnagFilter!
          $settings: ReportSettingsInput!
        ) {
          project(code: $code) {
            reportExtent(kind: $kind, filter: $filter, settings: $settings) {
              about
              snags
              photos
              pages
              volumes
              withCodes
            }
          }
        }
      `,
      { code, ...variables },
      { networkCacheConfig: { force: true, metadata: { device: 'never' } } },
    ).subscribe({
      next: ({ project }) => setFound({ key: settled, extent: project?.reportExtent ?? null }),
      // The form works without it.
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, code, settled, times]);
  return [
    found?.key === key ? found.extent : null,
    useCallback(() => setTimes((before) => before + 1), []),
  ];
}
