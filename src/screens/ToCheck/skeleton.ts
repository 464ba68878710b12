export { ToCheckSkeleton } from './ToCheckSkeleton';
