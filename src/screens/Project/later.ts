import { latePart } from '../../app/loading/latePart';
import { importWithRetry } from '../../device/importWithRetry';

// What of the frame is not seen before somebody presses, and what stands beside the list on a desktop: one file.

const load = importWithRetry(() => import('./laterParts'));

export const SignalPanel = latePart(async () => (await load()).SignalPanel);
export const MoreEntries = latePart(async () => (await load()).MoreEntries);
export const Overview = latePart(async () => (await load()).Overview);
