import type { PhotoTable, SnagTable } from '../../database/schema';

/** Of its shown photos those of the work that came since it was last open. */
export function evidenceOf(snag: Pick<SnagTable, 'opened_seq'>, shown: readonly PhotoTable[]): PhotoTable[] {
  return shown.filter(({ kind, seq }) => kind === 'EVIDENCE' && seq > snag.opened_seq);
}
