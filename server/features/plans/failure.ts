import type { PlanRevisionTable } from '../../database/planTables';
import type { Language } from '../../../rules/languages';
import { Refusal, type RefusalExtensions } from '../../refusal';

/** Why a revision could not be drawn, as its row keeps it: not the sentence, whose words may change. */
export const writeFailure = ({ extensions: { code, meta } }: Refusal): string => JSON.stringify({ code, meta });

/** The sentence a person reads. */
export function failureOf({ failure, page }: Pick<PlanRevisionTable, 'failure' | 'page'>, file: string, language: Language): string {
  // Written by `writeFailure`.
  const { code, meta } = JSON.parse(failure ?? '{}') as Partial<Pick<RefusalExtensions, 'code' | 'meta'>>;
  return new Refusal(code ?? 'PLAN_RENDER_FAILED', { ...meta, n: page, file }).in(language);
}
