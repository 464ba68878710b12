export { SnagDetailSkeleton } from './SnagDetailSkeleton';
