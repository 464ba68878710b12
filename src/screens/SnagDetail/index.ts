export { SnagDetailScreen } from './SnagDetailScreen';
export { SnagDetailSkeleton } from './SnagDetailSkeleton';
