import { select, t } from '@lingui/core/macro';

/**
 * The name of a photo where it is shown without its snag: the snag, which of how many photos it is,
 * and whether it shows the defect or the finished work.
 */
export function photoName(
  { reference, title }: { reference: string | null | undefined; title: string },
  index: number,
  of: number,
  kind: string,
): string {
  const snag = reference == null ? title : `${reference} ${title}`;
  return t`${snag}, photo ${index} of ${of}, ${select(kind, { EVIDENCE: 'evidence', other: 'defect' })}`;
}

export const photoMessages = {
  preparing: t`Being prepared`,
  cannotShow: t`Cannot be shown`,
  uploading: (percent: number) => `${percent} %`,
};

/** “Before · 4 Nov”, of several “After · 29 Oct, 1 of 2”. */
export function captionOf(kind: string, day: string, index: number, of: number): string {
  const side = t`${select(kind, { EVIDENCE: 'After', other: 'Before' })} · ${day}`;
  return of === 1 ? side : t`${side}, ${index} of ${of}`;
}
