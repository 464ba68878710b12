import { moveOf } from '../../../rules/moves';
import type { Context } from '../../context';
import type { ProjectTable, SnagTable } from '../../database/schema';
import { type Gaps, inGerman } from '../../gaps';
import type { Language } from '../../language';
import type { Notice } from '../journal/record';
import { doneWords, statusWords } from './moveWords';
import { lastMove } from './store';

/** What the person is told whose move came too late. */
export async function noticeOf({ services, language }: Context, snag: SnagTable, project: ProjectTable): Promise<Notice> {
  const last = await lastMove(services.db, snag.id);
  const move = moveOf(last?.kind ?? '');
  const sentence = move === null ? is[language](statusWords[snag.status]) : was[language](doneWords[move], last?.name);
  return { code: 'STATUS_CHANGED_MEANWHILE', message: `${project.code}-${snag.number} ${sentence} ${kept[language]}` };
}

type Status = NonNullable<Gaps['status']>;
type Done = NonNullable<Gaps['action']>;

const is: Record<Language, (status: Status) => string> = {
  en: (status) => `is ${status}.`,
  de: (status) => `ist ${inGerman('status', status)}.`,
};
const was: Record<Language, (done: Done, name: string | null | undefined) => string> = {
  en: (done, name) => `was ${done} by ${name ?? 'somebody else'} while you were offline.`,
  de: (done, name) => `wurde inzwischen von ${name ?? 'jemand anderem'} ${inGerman('action', done)}.`,
};
const kept: Record<Language, string> = {
  en: 'Your photos and note were added; the status was left as it is.',
  de: 'Fotos und Notiz wurden hinzugefügt; der Status blieb, wie er ist.',
};
