import { t } from '@lingui/core/macro';

const sides = { DEFECT: t`defect`, EVIDENCE: t`evidence` };

type Kind = keyof typeof sides | (string & {});

/** What a photo shows: what is wrong, or what was done about it. */
export const sideOf = (kind: Kind): string => (kind === 'EVIDENCE' ? sides.EVIDENCE : sides.DEFECT);

/** What a photo is called where it is seen without its snag: what that is about, and which of how many photos it is. */
export function photoName({ reference, title }: { reference: string | null | undefined; title: string }, index: number, of: number, kind: Kind): string {
  const snag = reference == null ? title : `${reference} ${title}`;
  const side = sideOf(kind);
  return t`${snag}, photo ${index} of ${of}, ${side}`;
}
