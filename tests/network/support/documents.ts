import type { ConcreteRequest } from 'relay-runtime';

// Documents as relay-compiler 21 writes them, in short.

export const scalar = (name: string): object => ({
  alias: null,
  args: null,
  kind: 'ScalarField',
  name,
  storageKey: null,
});
export const linked = (
  name: string,
  concreteType: string,
  selections: object[],
  alias: string | null = null,
  plural = false,
): object => ({
  alias,
  args: null,
  concreteType,
  kind: 'LinkedField',
  name,
  plural,
  selections,
  storageKey: null,
});

export function request(
  name: string,
  operationKind: string,
  text: string,
  type: string,
  selections: object[],
): ConcreteRequest {
  // The shipped types ask for more than the compiler writes; the runtime reads what is here.
  return {
    kind: 'Request',
    fragment: {
      argumentDefinitions: [],
      kind: 'Fragment',
      metadata: null,
      name,
      selections: [],
      type,
      abstractKey: null,
    },
    operation: { argumentDefinitions: [], kind: 'Operation', name, selections },
    params: { cacheID: name, id: null, metadata: {}, name, operationKind, text },
  } as unknown as ConcreteRequest;
}

const note = (prefix: string): object => ({
  if: null,
  kind: 'Defer',
  label: `${prefix}$defer$later`,
  selections: [
    scalar('note'),
    linked('author', 'User', [scalar('name'), scalar('email'), scalar('id')]),
  ],
});

const noteText = 'fragment Note_snag on Snag { note author { name email id } }';

/** Facts first; note and the author's address deferred; history streamed from its second entry. */
export const snagQuery = request(
  'SnagQuery',
  'query',
  `query SnagQuery { snag { id title author { name id } ...Note_snag @defer(label: "SnagQuery$defer$later") history @stream(label: "SnagQuery$stream$history", initialCount: 1) { id text } } } ${noteText}`,
  'Query',
  [
    linked('snag', 'Snag', [
      scalar('id'),
      scalar('title'),
      linked('author', 'User', [scalar('name'), scalar('id')]),
      note('SnagQuery'),
      {
        if: null,
        kind: 'Stream',
        label: 'SnagQuery$stream$history',
        selections: [linked('history', 'Entry', [scalar('id'), scalar('text')], null, true)],
      },
    ]),
  ],
);

export const snagChanged = request(
  'SnagChangedSubscription',
  'subscription',
  `subscription SnagChangedSubscription { snagChanged { id title ...Note_snag @defer(label: "SnagChangedSubscription$defer$later") } } ${noteText}`,
  'Subscription',
  [linked('snagChanged', 'Snag', [scalar('id'), scalar('title'), note('SnagChangedSubscription')])],
);
