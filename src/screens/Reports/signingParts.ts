export { PrepareSheet } from './PrepareSheet';
export { SignSheet } from './SignSheet';
export { AskSheet } from './AskSheet';
