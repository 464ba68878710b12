export { WaitingPage } from './WaitingPage';
export { WaitingSkeleton } from './WaitingSkeleton';
