import { importWithRetry } from '../device/importWithRetry';

/** Loads the code that prepares photos for sending: with the first photo, or earlier while there is a connection. */
export const loadPreparePhoto = importWithRetry(() => import('./preparePhoto'));
