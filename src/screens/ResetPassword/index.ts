export { ResetPasswordScreen } from './ResetPasswordScreen';
export { ResetPasswordSkeleton } from './ResetPasswordSkeleton';
