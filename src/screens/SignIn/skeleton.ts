export { SignInSkeleton } from './SignInSkeleton';
