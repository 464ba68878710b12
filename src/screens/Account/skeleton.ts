export { AccountSkeleton } from './AccountSkeleton';
