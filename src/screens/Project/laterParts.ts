// Loaded together, by later.ts.
export { MoreEntries } from './MoreEntries';
export { SignalPanel } from './SignalPanel';
