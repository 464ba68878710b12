// Loaded together, by later.ts.
export { MoreEntries } from './MoreEntries';
export { Overview } from './Overview';
export { SignalPanel } from './SignalPanel';
