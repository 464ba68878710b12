export { JoinSkeleton } from './JoinSkeleton';
