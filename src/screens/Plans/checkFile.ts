import { headBytes, planMimeOf } from '../../../rules/fileKinds';
import { planBytes } from '../../../rules/limits';
import { deviceSentenceOf } from '../../domain/deviceErrors';
import { Refusal } from '../../domain/errors';
import { messages } from './messages';

const mb = 1_000_000;

/** The `accept` attribute of file choosers. */
export const acceptedFiles = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/**
 * Rejects files that cannot be plans before they are sent, by their content (not their name) and
 * their size.
 */
export async function checkFile(file: Blob): Promise<void> {
  const mime = planMimeOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (mime === null) throw new Refusal('PLAN_TYPE', deviceSentenceOf('PLAN_TYPE'));
  const limit = planBytes(mime);
  if (file.size > limit)
    throw new Refusal(
      'PLAN_TOO_BIG',
      messages.tooBig(String(Math.ceil(file.size / (mb / 10)) / 10), limit / mb),
    );
}
