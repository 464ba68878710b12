import { latePart } from '../../app/loading/latePart';
import { importWithRetry } from '../../device/importWithRetry';

// The parts of the frame that are shown only after a press, or beside the list on a desktop; loaded
// as one file.

const load = importWithRetry(() => import('./laterParts'));

export const SignalPanel = latePart(async () => (await load()).SignalPanel);
