import { Refusal, sentenceOf } from '../../app/errors';
import { words } from './words';

const mb = 1_000_000;
const limits = { pdf: 200, picture: 50 };
/** A PDF may begin a little later than its file, in bytes. */
const headBytes = 1_024;

/** What a chooser of files offers. */
export const acceptedFiles = 'application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg';

/** Rejects what no plan can be before a byte of it is sent: by what the bytes are, whatever the file is called, and by how many there are. */
export async function checkFile(file: Blob): Promise<void> {
  const kind = kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  if (kind === null) throw new Refusal('PLAN_TYPE', sentenceOf('PLAN_TYPE'));
  const limit = limits[kind];
  if (file.size > limit * mb) throw new Refusal('PLAN_TOO_BIG', words.tooBig(String(Math.ceil(file.size / (mb / 10)) / 10), limit));
}

function kindOf(head: Uint8Array): keyof typeof limits | null {
  const text = String.fromCharCode(...head);
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  return text.includes('%PDF-') ? 'pdf' : null;
}
