import { graphql } from 'react-relay/hooks';
import { getRequest, type ConcreteRequest, type Variables } from 'relay-runtime';
import type { pictureSizesQuery } from '../../../__generated__/relay/pictureSizesQuery.graphql';
import type { PictureSizes } from './picturesDatabase';

const query = graphql`
  query pictureSizesQuery($code: String!) {
    project(code: $code) {
      small: photoBytes(size: SMALL)
      medium: photoBytes(size: MEDIUM)
      plans {
        current {
          id
          packBytes
        }
      }
    }
  }
`;

/** How large the pictures of a project are, as the server knows. Null if the project is not shared with the person. */
export async function readSizes(ask: (request: ConcreteRequest, variables: Variables) => Promise<unknown>, code: string): Promise<PictureSizes | null> {
  const { project } = (await ask(getRequest(query), { code })) as pictureSizesQuery['response']; // the answer to that document
  if (project == null) return null;
  const sheets = project.plans.flatMap(({ current }) => (current.packBytes == null ? [] : [[current.id, current.packBytes] as const]));
  return { small: project.small, medium: project.medium, sheets: Object.fromEntries(sheets) };
}
