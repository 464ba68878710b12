import type { Language } from '../../../rules/languages';
import type { PlanFileTable, PlanRevisionTable } from '../../database/planTables';
import type { PlanPageFacts } from '../../files/plans/plan';
import type { PlanPageRow } from '../../graphql/mappers';
import { message, say } from '../../messages';
import { Refusal, type RefusalExtensions } from '../../refusal';

export const writePages = (pages: readonly PlanPageFacts[]): string => JSON.stringify(pages);

export const pagesOf = ({ pages }: Pick<PlanFileTable, 'pages'>): PlanPageFacts[] =>
  JSON.parse(pages) as PlanPageFacts[]; // written by `writePages`

/**
 * Default title of a page, in the language of whoever adds it: its bookmark, else the file's name,
 * with the page's number if there are several.
 */
export function titleOf({ file, facts, index }: PlanPageRow, language: Language): string {
  const title = facts[index]?.title ?? '';
  if (title !== '') return title;
  const name = file.name.replace(/\.(pdf|png|jpe?g)$/i, '');
  return facts.length === 1
    ? name
    : say(message('{name}, page {n}', { name, n: index + 1 }), language);
}

/** Why a revision could not be drawn, as stored: not the sentence, whose words may change. */
export const writeFailure = ({ extensions: { code, meta } }: Refusal): string =>
  JSON.stringify({ code, meta });

/** The sentence a person reads. */
export function failureOf(
  { failure, page }: Pick<PlanRevisionTable, 'failure' | 'page'>,
  file: string,
  language: Language,
): string {
  // Written by `writeFailure`.
  const { code, meta } = JSON.parse(failure ?? '{}') as Partial<
    Pick<RefusalExtensions, 'code' | 'meta'>
  >;
  return new Refusal(code ?? 'PLAN_RENDER_FAILED', { ...meta, n: page, file }).in(language);
}
