export { PlanViewSkeleton } from './PlanViewSkeleton';
