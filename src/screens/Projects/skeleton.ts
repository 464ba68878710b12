export { ProjectsPage } from './ProjectsPage';
export { ProjectsSkeleton } from './ProjectsSkeleton';
