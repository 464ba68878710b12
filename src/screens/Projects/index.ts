export { ProjectsScreen } from './ProjectsScreen';
export { ProjectsSkeleton } from './ProjectsSkeleton';
