export { PlansScreen } from './PlansScreen';
export { PlansSkeleton } from './PlansSkeleton';
