export { SetUpSkeleton } from './SetUpSkeleton';
