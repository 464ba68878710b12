import { GraphQLError, type OperationTypeNode, type ValidationRule } from 'graphql';

/** Allows only these kinds of operations: subscriptions over the socket, everything else over HTTP. */
export const onlyOperations = (...kinds: `${OperationTypeNode}`[]): ValidationRule => (context) => ({
  OperationDefinition(operation) {
    if (!kinds.includes(operation.operation)) context.reportError(new GraphQLError(`A ${operation.operation} cannot be sent here.`, { nodes: operation }));
  },
});
