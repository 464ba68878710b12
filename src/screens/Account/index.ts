export { AccountScreen } from './AccountScreen';
export { AccountSkeleton } from './AccountSkeleton';
