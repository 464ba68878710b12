export { SnagListSkeleton } from './SnagListSkeleton';
