import { ConnectionHandler, graphql, useMutation } from 'react-relay/hooks';
import type { CreateProjectInput, useCreateProjectMutation } from '../../../__generated__/relay/useCreateProjectMutation.graphql';

/** Creates a project with the viewer as its first admin and adds it to the list. Resolves to its code. */
export function useCreateProject(): (input: CreateProjectInput) => Promise<string> {
  const [commit] = useMutation<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        projectEdge @appendEdge(connections: $connections) {
          cursor
          node {
            code
            ...ProjectRow_project
          }
        }
      }
    }
  `);
  const connections = [ConnectionHandler.getConnectionID('client:root:viewer', 'ProjectRows_projects')];
  return (input) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input, connections },
        onCompleted: ({ createProject }) => resolve(createProject.projectEdge.node.code),
        onError: reject,
      });
    });
}
