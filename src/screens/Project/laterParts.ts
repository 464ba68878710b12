// Loaded together, by later.ts.
export { SignalPanel } from './SignalPanel';
