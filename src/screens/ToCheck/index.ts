export { ToCheckScreen } from './ToCheckScreen';
export { ToCheckSkeleton } from './ToCheckSkeleton';
