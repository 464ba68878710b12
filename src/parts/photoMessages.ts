import { select, t } from '@lingui/core/macro';

/** What a photo is called where it is seen without its snag: what that is about, which of how many photos it is, and whether it shows what is wrong or what was done about it. */
export function photoName({ reference, title }: { reference: string | null | undefined; title: string }, index: number, of: number, kind: string): string {
  const snag = reference == null ? title : `${reference} ${title}`;
  return t`${snag}, photo ${index} of ${of}, ${select(kind, { EVIDENCE: 'evidence', other: 'defect' })}`;
}
