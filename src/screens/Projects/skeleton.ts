export { ProjectsSkeleton } from './ProjectsSkeleton';
