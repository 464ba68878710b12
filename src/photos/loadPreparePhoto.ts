import { importWithRetry } from '../device/importWithRetry';

/** What makes a photo ready to be sent: its code comes when the first photo is taken, or before, while the line is there. */
export const loadPreparePhoto = importWithRetry(() => import('./preparePhoto'));
