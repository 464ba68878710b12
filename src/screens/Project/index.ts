export { ProjectFrame, type ProjectView } from './ProjectFrame';
