export { ResetPasswordSkeleton } from './ResetPasswordSkeleton';
