export { PrepareSheet } from './PrepareSheet';
export { SignSheet } from './SignSheet';
