import { graphql, useFragment } from 'react-relay/hooks';
import type { useChecking_project$key } from '../../__generated__/relay/useChecking_project.graphql';
import { checkingOf, type Checking } from '../../rules/scope';

/** What the person does where fixed snags wait to be checked; null as long as the project is not known. */
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
