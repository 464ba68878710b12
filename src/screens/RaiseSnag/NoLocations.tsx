import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NoLocations_project$key } from '../../../__generated__/relay/NoLocations_project.graphql';
import { locationMessages } from '../../parts/locationMessages';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import styles from './RaiseSnag.module.css';
import { messages } from './messages';

/** In place of the location field while the project offers no location: how the snag can get a location or a pin. */
export function NoLocations({ project, code }: { project: NoLocations_project$key; code: string }) {
  const { membership, plans } = useFragment(
    graphql`
      fragment NoLocations_project on Project {
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
