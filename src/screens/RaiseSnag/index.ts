export { RaiseSnagScreen } from './RaiseSnagScreen';
export { RaiseSnagSkeleton } from './RaiseSnagSkeleton';
