export { JoinScreen } from './JoinScreen';
export { JoinSkeleton } from './JoinSkeleton';
