import type { ConcreteRequest, RequestParameters } from 'relay-runtime';
import { linked, request, scalar } from '../support/documents';

const variable = (name: string): object => ({ defaultValue: null, kind: 'LocalArgument', name });

function withVariables(document: ConcreteRequest, ...names: string[]): ConcreteRequest {
  const argumentDefinitions = names.map(variable);
  // As in the documents that it is made of: the shipped types ask for more than the compiler
  // writes.
  return {
    ...document,
    fragment: { ...document.fragment, argumentDefinitions },
    operation: { ...document.operation, argumentDefinitions },
  } as unknown as ConcreteRequest;
}

export const fixSnag = withVariables(
  request(
    'FixSnagMutation',
    'mutation',
    'mutation FixSnagMutation($eventId: ID!, $title: String) { fixSnag(eventId: $eventId, title: $title) { id title fixes } }',
    'Mutation',
    [linked('fixSnag', 'Snag', [scalar('id'), scalar('title'), scalar('fixes')])],
  ),
  'eventId',
  'title',
);

export const pricedQuery = request(
  'PricedQuery',
  'query',
  'query PricedQuery { snag { id price history { id price } } }',
  'Query',
  [
    linked('snag', 'Snag', [
      scalar('id'),
      scalar('price'),
      linked('history', 'Entry', [scalar('id'), scalar('price')], null, true),
    ]),
  ],
);

/** Parameters alone, for what needs no store. */
export function operation(text: string): RequestParameters {
  const [, kind, name] = /^(\w+) (\w+)/.exec(text) ?? [];
  if (name === undefined || (kind !== 'query' && kind !== 'mutation' && kind !== 'subscription'))
    throw new Error('An operation needs a kind and a name.');
  return { id: null, cacheID: `id-of-${name}`, text, name, operationKind: kind, metadata: {} };
}
