export { SnagListScreen } from './SnagListScreen';
export { SnagListSkeleton } from './SnagListSkeleton';
