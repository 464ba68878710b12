import { useCallback } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

/**
 * A mutation that is sent at once, not through the outbox. Resolves when the server has done it;
 * rejects with its refusal.
 */
export function useMutate<Mutation extends MutationParameters & { variables: { input: unknown } }>(
  mutation: GraphQLTaggedNode,
): (input: Mutation['variables']['input']) => Promise<void> {
  const [commit] = useMutation<Mutation>(mutation);
  return useCallback(
    (input) =>
      new Promise((resolve, reject) =>
        commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }),
      ),
    [commit],
  );
}
