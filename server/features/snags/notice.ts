import { moveOf } from '../../../rules/moves';
import type { SnagMove, SnagStatus } from '../../../rules/snag';
import type { Context } from '../../context';
import type { ProjectTable, SnagTable } from '../../database/schema';
import { type Message, message, say } from '../../messages';
import type { Notice } from '../journal/record';
import { lastMove } from './store';

/** What the person is told whose move came too late. */
export async function noticeOf({ services, language }: Context, snag: SnagTable, project: ProjectTable): Promise<Notice> {
  const last = await lastMove(services.db, snag.id);
  const move = moveOf(last?.kind ?? '');
  const number = `${project.code}-${snag.number}`;
  const sentence = move === null ? stands(number, snag.status) : wasMoved(number, move, last?.name ?? null);
  return { code: 'STATUS_CHANGED_MEANWHILE', message: say(sentence, language) };
}

const stands = (number: string, status: SnagStatus): Message =>
  message(
    '{number} is {status, select, OPEN {open} IN_PROGRESS {in progress} FIXED {fixed} CLOSED {closed} DISPUTED {disputed} other {void}}. Your photos and note were added; the status was left as it is.',
    { number, status },
  );

const wasMoved = (number: string, action: SnagMove, name: string | null): Message =>
  name === null
    ? message(
        '{number} was {action, select, START {started} FIX {marked fixed} CLOSE {closed} SEND_BACK {sent back} DISPUTE {disputed} ANSWER {answered} REOPEN {reopened} VOID {made void} other {restored}} by somebody else while you were offline. Your photos and note were added; the status was left as it is.',
        { number, action },
      )
    : message(
        '{number} was {action, select, START {started} FIX {marked fixed} CLOSE {closed} SEND_BACK {sent back} DISPUTE {disputed} ANSWER {answered} REOPEN {reopened} VOID {made void} other {restored}} by {name} while you were offline. Your photos and note were added; the status was left as it is.',
        { number, action, name },
      );
