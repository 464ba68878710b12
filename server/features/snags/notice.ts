import type { Handle } from '../../database/engine';
import type { ProjectTable, SnagTable } from '../../database/schema';
import type { Notice } from '../journal/record';
import { moves, statusWords } from './moves';
import { lastMove } from './store';

/** What the person is told whose move came too late. */
export async function noticeOf(db: Handle, snag: SnagTable, project: ProjectTable): Promise<Notice> {
  const last = await lastMove(db, snag.id);
  const done = Object.values(moves).find((rule) => rule.kind === last?.kind)?.done;
  const what = done === undefined ? `is ${statusWords[snag.status]}` : `was ${done} by ${last?.name ?? 'somebody else'} while you were offline`;
  return {
    code: 'STATUS_CHANGED_MEANWHILE',
    message: `${project.code}-${snag.number} ${what}. Your photos and note were added; the status was left as it is.`,
  };
}
