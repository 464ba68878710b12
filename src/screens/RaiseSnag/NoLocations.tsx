import { useId } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { NoLocationsQuery } from '../../../__generated__/relay/NoLocationsQuery.graphql';
import type { NoLocations_project$key } from '../../../__generated__/relay/NoLocations_project.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { locationMessages } from '../../parts/locationMessages';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import styles from './RaiseSnag.module.css';
import { messages } from './messages';

/**
 * In place of the location field while the project offers no location: how the snag can get a
 * location or a pin.
 */
export function NoLocations({ project, code }: { project: NoLocations_project$key; code: string }) {
  const {
    id: projectId,
    membership,
    plans,
  } = useFragment(
    graphql`
      fragment NoLocations_project on Project {
        id
        membership {
          may {
            setUp
          }
        }
        plans {
          # eslint-disable-next-line relay/unused-fields -- only whether there are any
          id
        }
      }
    `,
    project,
  );
  const environment = useRelayEnvironment();
  // Somebody else added the first ones: the form offers them. If it cannot be read, it is when the
  // form is opened again.
  useOnProjectChange(() => {
    fetchQuery<NoLocationsQuery>(environment, offeredQuery, { projectId }).subscribe({
      error: () => undefined,
    });
  }, ['LOCATION_SAVED', 'LOCATIONS_ADDED']);
  const id = useId();
  const maySetUp = membership.may.setUp;
  return (
    <div role="group" aria-labelledby={id} className={styles.noLocations}>
      <p id={id} className={styles.label}>
        {locationMessages.label}
      </p>
      <p>{maySetUp ? messages.addLocationsFirst : messages.askForLocations}</p>
      <Actions>
        {maySetUp && (
          <Link to="/p/$code/settings" params={{ code }} hash="locations" className={buttonClass()}>
            {messages.addLocations}
          </Link>
        )}
        {plans.length > 0 && (
          <Link to="/p/$code/plans" params={{ code }} className={buttonClass()}>
            {messages.toPlans}
          </Link>
        )}
      </Actions>
    </div>
  );
}

const offeredQuery = graphql`
  query NoLocationsQuery($projectId: ID!) {
    node(id: $projectId) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- only normalised, for the form around this
      ...LocationField_project @alias
    }
  }
`;
