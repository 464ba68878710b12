import { t } from '@lingui/core/macro';
import { photoLimits } from '../../rules/limits';
import { toProblem } from './errors';
import { factList } from './lists';

export interface RefusedFile {
  readonly name: string;
  readonly error: unknown;
}

const photoMegabytes = photoLimits.bytes / 1_000_000;
/** Of which the sentence for one file says “this file”. */
const ofSeveral: ReadonlyMap<string, string> = new Map([
  ['STORAGE_FULL_DEVICE', t`Photos not saved. Free up space and take them again.`],
  ['PHOTO_TYPE', t`These files are not photos we can read. Use JPEG, PNG, WebP or HEIC.`],
  [
    'PHOTO_TOO_BIG',
    t`These photos are over ${photoMegabytes} MB and this device can’t make them smaller. Save them as JPEGs first.`,
  ],
]);
const namedAtMost = 10;
const quoted = (value: string): string => t`“${value}”`;

/**
 * Why files were refused, each reason once. Their names are said if others were chosen with them: a
 * photo that was just taken has none that its person knows.
 */
export function sentenceOfRefused(refused: readonly RefusedFile[], chosen: number): string {
  const reasons = new Map<string, { why: string; names: string[] }>();
  for (const { name, error } of refused) {
    const { code, sentence } = toProblem(error);
    const reason = reasons.get(code);
    if (reason === undefined) reasons.set(code, { why: sentence, names: [name] });
    else reason.names.push(name);
  }
  // The limit is the snag's, whichever files are beyond it.
  return [...reasons]
    .map(([code, { why, names }]) =>
      chosen === 1 || code === 'PHOTO_TOO_MANY'
        ? why
        : named(names, names.length > 1 ? (ofSeveral.get(code) ?? why) : why),
    )
    .join(' ');
}

/**
 * Adds files one after the other, which keeps their order and saves memory. `onRefused` is called
 * with why those so far were refused.
 */
export async function addInTurn(
  files: readonly File[],
  add: (file: File) => Promise<unknown>,
  onRefused: (sentence: string) => void,
): Promise<void> {
  const refused: RefusedFile[] = [];
  for (const file of files) {
    try {
      await add(file);
    } catch (error) {
      refused.push({ name: file.name, error });
      onRefused(sentenceOfRefused(refused, files.length));
    }
  }
}

/** `why`: a sentence. */
function named(names: readonly string[], why: string): string {
  const files = factList([
    ...names.slice(0, namedAtMost).map(quoted),
    ...(names.length > namedAtMost ? ['…'] : []),
  ]);
  return t`${files}: ${why}`;
}
