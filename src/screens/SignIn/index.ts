export { SignInScreen } from './SignInScreen';
export { SignInSkeleton } from './SignInSkeleton';
