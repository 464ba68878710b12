export { RaiseSnagSkeleton } from './RaiseSnagSkeleton';
