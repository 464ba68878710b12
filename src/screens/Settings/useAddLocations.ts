import { graphql, useMutation } from 'react-relay/hooks';
import type {
  AddLocationsInput,
  useAddLocationsMutation,
} from '../../../__generated__/relay/useAddLocationsMutation.graphql';
import { Refusal, toProblem } from '../../domain/errors';
import { locationMessages as messages } from './locationMessages';
import type { PlannedLocation } from './planLocations';

/**
 * Adds many locations, all of them or none. Rejects with the server's refusal, which names the
 * location it is about.
 */
export function useAddLocations(): (
  input: AddLocationsInput,
  added: readonly PlannedLocation[],
) => Promise<void> {
  const [commit] = useMutation<useAddLocationsMutation>(graphql`
    mutation useAddLocationsMutation($input: AddLocationsInput!) {
      addLocations(input: $input) {
        receipt {
          # eslint-disable-next-line relay/unused-fields -- that they are there is all there is to know: the tree is read anew
          eventId
        }
      }
    }
  `);
  return (input, added) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: () => resolve(),
        onError: (error) => reject(namingLocation(error, added)),
      }),
    );
}

function namingLocation(error: Error, added: readonly PlannedLocation[]): Error {
  const { code, sentence, retryable, field } = toProblem(error);
  const location = added[Number(/^locations\.(\d+)\./.exec(field ?? '')?.[1])];
  if (location === undefined) return error;
  const { line, name } = location;
  return new Refusal(
    code,
    line === null ? messages.atName(name, sentence) : messages.atLine(line, sentence),
    { retryable, cause: error },
  );
}
