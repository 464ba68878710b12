import { toProblem } from '../../domain/errors';
import { newId } from '../../domain/ids';
import type { Sent, Stamp } from '../../app/forms';
import { suggestPlans } from './suggest';
import type { SentFile, SentPage } from './uploads';

/** A page that may become a plan, with its typed values. */
export interface PageDraft {
  readonly page: number;
  /** The number of the page in the file. */
  readonly sent: SentPage;
  readonly chosen: boolean;
  readonly code: string;
  readonly name: string;
  readonly locationId: string | null;
  /** The same for every try, so that a page becomes only one plan. */
  readonly planId: string;
  readonly revisionId: string;
  readonly stamped: Sent<Stamp>;
  readonly refusal: Refused | null;
}

export interface Refused {
  readonly sentence: string;
  /** The field with the error; null if it concerns no field of the page. */
  readonly field: 'code' | 'name' | null;
}

export function draftPages(file: SentFile, takenCodes: readonly string[]): PageDraft[] {
  const suggestions = suggestPlans(
    file.pages.map(({ title }) => title),
    takenCodes,
  );
  return file.pages.map((sent, index) => ({
    page: sent.page,
    sent,
    chosen: true,
    code: suggestions[index]?.code ?? '',
    name: suggestions[index]?.name ?? sent.title,
    locationId: null,
    planId: newId('plan'),
    revisionId: newId('revision'),
    stamped: { current: null },
    refusal: null,
  }));
}

/** The refusal of a page, and whether trying again may help. */
export function refusalOf(error: unknown): { refusal: Refused; retryable: boolean } {
  const { sentence, field, retryable } = toProblem(error);
  return {
    refusal: { sentence, field: field === 'code' || field === 'name' ? field : null },
    retryable,
  };
}
