export { WaitingSkeleton } from './WaitingSkeleton';
