// Loaded together, by SnagListScreen.tsx.
export { SnagTable } from './SnagTable';
export { TableActions } from './TableActions';
export { TableTitle } from './TableTitle';
