import { inspects, scopeOf } from './scope';
import type { Member } from './snag';

// The sign-off of a handover: who prepares and who signs, and what a signature is. The device
// offers by this, the server decides by it.

export const handoverLimits = {
  /** Parties of one handover. */
  parties: 12,
  /** Characters of a party's company and role, and of the name of who signs. */
  line: 120,
  /** Characters of what somebody reserves. */
  reservations: 2_000,
  /** Snags that somebody excepts. */
  excepted: 200,
  /** Of a drawn signature. */
  strokes: 60,
  points: 3_000,
} as const;

/** Of a link with a code, by which somebody signs who has no account. */
export const codeLimits = {
  digits: 6,
  /** Wrong codes after which the link opens no more. */
  tries: 5,
  /** How long both work. */
  days: 14,
} as const;

/**
 * The field in which a signature is drawn. Its points are whole numbers, from the upper left
 * corner.
 */
export const signatureField = { width: 1_000, height: 400 } as const;

/** Whether a member has handovers prepared, and withdraws them. */
export const preparesHandovers = (member: Member): boolean => inspects(member);

/** Whether a member reads handovers, which show the work of all companies. */
export const readsHandovers = (member: Member): boolean => scopeOf(member).kind === 'ALL';

/**
 * Whether a party signs in the session of a member: in that of whoever prepared it, on one screen
 * one after the other, because nobody else has seen who they are; and in their own, who were asked
 * to sign for it. The journal says who was signed in, the signature who signed.
 */
export const signsHandovers = (
  member: Member,
  { hasPrepared, isAsked }: { readonly hasPrepared: boolean; readonly isAsked: boolean },
): boolean => (hasPrepared && preparesHandovers(member)) || (isAsked && readsHandovers(member));

/** Each stroke as x and y in turn. */
export type Strokes = readonly (readonly number[])[];

/** “10,20,12,24;40,8”: strokes divided by semicolons. */
export const writeStrokes = (strokes: Strokes): string =>
  strokes.map((stroke) => stroke.join(',')).join(';');

/** Null if it is no signature, or one beyond the limits. */
export function readStrokes(text: string): Strokes | null {
  // Four digits and a comma for each number, at most.
  if (
    text.length > handoverLimits.points * 10 + handoverLimits.strokes ||
    !/^\d{1,4}(?:[,;]\d{1,4})*$/.test(text)
  )
    return null;
  const strokes = text.split(';').map((stroke) => stroke.split(',').map(Number));
  if (
    strokes.length > handoverLimits.strokes ||
    strokes.reduce((sum, { length }) => sum + length / 2, 0) > handoverLimits.points
  )
    return null;
  const inField = (stroke: readonly number[]): boolean =>
    stroke.length % 2 === 0 &&
    stroke.every(
      (value, index) => value <= (index % 2 === 0 ? signatureField.width : signatureField.height),
    );
  return strokes.every(inField) ? strokes : null;
}

/**
 * The strokes as the path of an SVG or a PDF. A dot is a line of no length, which a round end makes
 * visible.
 */
export function pathOf(strokes: Strokes): string {
  const pairs = (stroke: readonly number[]): string[] =>
    Array.from(
      { length: stroke.length / 2 },
      (_, index) => `${stroke[index * 2]} ${stroke[index * 2 + 1]}`,
    );
  return strokes
    .map((stroke) => {
      const [first, ...rest] = pairs(stroke);
      return `M${first}L${(rest.length === 0 ? [first] : rest).join(' ')}`;
    })
    .join('');
}
