import { graphql, useFragment } from 'react-relay/hooks';
import type { useChecking_project$key } from '../../__generated__/relay/useChecking_project.graphql';
import { checkingOf, type Checking } from '../../rules/scope';

/**
 * Whether the person checks fixed snags in this project or only sees that they wait; null until the
 * project is loaded.
 */
export function useChecking(project: useChecking_project$key | null): Checking | null {
  const data = useFragment(
    graphql`
      fragment useChecking_project on Project {
        membership {
          role
        }
      }
    `,
    project,
  );
  return data == null ? null : checkingOf(data.membership.role);
}
