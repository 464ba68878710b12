import * as relayRuntime from 'relay-runtime';

// Node finds no named exports in Relay before 21, only the whole module as the default. The types do not know of that default.
const found = 'Network' in relayRuntime ? relayRuntime : (relayRuntime as { readonly default: typeof relayRuntime }).default;

/** The parts of relay-runtime that this layer runs. */
export const { Network, Observable, RecordSource, Store } = found;
