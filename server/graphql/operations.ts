import { GraphQLError, type OperationTypeNode, type ValidationRule } from 'graphql';

/** Refuses what does not belong on this line: subscriptions go over the socket, and nothing else does. */
export const onlyOperations = (...kinds: `${OperationTypeNode}`[]): ValidationRule => (context) => ({
  OperationDefinition(operation) {
    if (!kinds.includes(operation.operation)) context.reportError(new GraphQLError(`A ${operation.operation} cannot be sent here.`, { nodes: operation }));
  },
});
