import type { PhotoTable, SnagTable } from '../../database/schema';

/** Number of evidence photos since it was last open, without removed ones. */
export function evidenceOf(snag: Pick<SnagTable, 'opened_seq'>, shown: readonly PhotoTable[]): PhotoTable[] {
  return shown.filter(({ kind, seq }) => kind === 'EVIDENCE' && seq > snag.opened_seq);
}
