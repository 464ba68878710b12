export { PlansSkeleton } from './PlansSkeleton';
