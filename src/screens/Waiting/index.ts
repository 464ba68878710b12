export { WaitingScreen } from './WaitingScreen';
export { WaitingSkeleton } from './WaitingSkeleton';
