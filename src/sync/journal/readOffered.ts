import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { readOfferedQuery } from '../../../__generated__/relay/readOfferedQuery.graphql';

const kinds = ['TRADE_REMOVED', 'COMPANY_REMOVED', 'LOCATION_REMOVED'] as const;

/**
 * Refetches the choices of open forms after a removal, because the event does not name the removed object. If
 * that fails the server still accepts what is sent, without the removed object.
 */
export function readOffered(environment: Environment, projectId: string, kind: string | undefined): void {
  if (!kinds.some((each) => each === kind)) return;
  const variables = { projectId, trades: kind === 'TRADE_REMOVED', companies: kind === 'COMPANY_REMOVED', locations: kind === 'LOCATION_REMOVED' };
  fetchQuery<readOfferedQuery>(environment, query, variables).subscribe({ error: () => undefined });
}

const query = graphql`
  query readOfferedQuery($projectId: ID!, $trades: Boolean!, $companies: Boolean!, $locations: Boolean!) {
    node(id: $projectId) {
      ... on Project {
        # eslint-disable-next-line relay/unused-fields -- only normalised, for the forms that offer them
        trades @include(if: $trades) {
          id
        }
        # eslint-disable-next-line relay/unused-fields -- only normalised, for the forms that offer them
        companies @include(if: $companies) {
          id
        }
        # eslint-disable-next-line relay/unused-fields -- only normalised, for the forms that offer them
        locations @include(if: $locations) {
          id
        }
      }
    }
  }
`;
