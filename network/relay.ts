import * as relayRuntime from 'relay-runtime';

// In Node, Relay before 21 has no named exports, only the module as the default export, which its types do not declare. Each is named, so that a
// bundler can leave out the rest.
const whole = (relayRuntime as { readonly default?: typeof relayRuntime }).default;

/** The parts of relay-runtime that this layer uses at run time. */
export const Network = relayRuntime.Network ?? whole?.Network;
export const Observable = relayRuntime.Observable ?? whole?.Observable;
export const RecordSource = relayRuntime.RecordSource ?? whole?.RecordSource;
export const Store = relayRuntime.Store ?? whole?.Store;
