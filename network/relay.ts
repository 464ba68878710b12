import * as relayRuntime from 'relay-runtime';

// In Node, Relay before 21 has no named exports, only the module as the default export, which its types do not declare.
const found = 'Network' in relayRuntime ? relayRuntime : (relayRuntime as { readonly default: typeof relayRuntime }).default;

/** The parts of relay-runtime that this layer uses at run time. */
export const { Network, Observable, RecordSource, Store } = found;
