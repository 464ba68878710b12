export { PlanViewScreen } from './PlanViewScreen';
export { PlanViewSkeleton } from './PlanViewSkeleton';
