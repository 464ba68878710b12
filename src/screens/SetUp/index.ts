export { SetUpScreen } from './SetUpScreen';
export { SetUpSkeleton } from './SetUpSkeleton';
