import { latePart } from '../../app/loading/latePart';
import { importWithRetry } from '../../device/importWithRetry';

// The sheets that prepare and sign a handover, and ask to, which few people open; loaded as one file.

const load = importWithRetry(() => import('./signingParts'));

export const PrepareSheet = latePart(async () => (await load()).PrepareSheet);
export const AskSheet = latePart(async () => (await load()).AskSheet);
export const SignSheet = latePart(async () => (await load()).SignSheet);
