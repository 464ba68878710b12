import type { DefectNoticeKind, NoticeBasis } from '../../rules/defectNotices';
import { type Message, message } from '../messages';
import { letters, space } from './design';
import { writeFields } from './handover';
import { labels, type Speaker } from './labels';
import { colours } from './marks';
import type { ReportPages } from './page';
import type { ReportHead } from './reportData';

// What a notice of defects has around its snags: what it is by, until when they are to be remedied,
// the text, and where its receipt is signed for.

type Notice = NonNullable<ReportHead['notice']>;

const titles: Readonly<Record<DefectNoticeKind, (number: string) => Message>> = {
  BEFORE: (number) => message('Notice of defects {number}', { number }),
  AFTER: (number) => message('Notice of defects {number}', { number }),
  SECOND: (number) => message('Second notice of defects {number}', { number }),
  WITHDRAWAL: (number) => message('Withdrawal of notice {number}', { number }),
};

/** Null: the text says it. */
const bases: Readonly<Record<NoticeBasis, Message | null>> = {
  VOB_4_7: message('VOB/B § 4(7)'),
  VOB_13_5: message('VOB/B § 13(5)'),
  BGB: message('BGB §§ 634 ff.'),
  JCT: message('JCT contract'),
  NEC: message('NEC contract'),
  OWN: null,
};

const words = {
  to: (company: string) => message('To: {company}', { company }),
  follows: (number: string, day: string) =>
    message('Follows notice {number} of {day}', { number, day }),
  basis: (basis: string) => message('Basis: {basis}', { basis }),
  deadline: (day: string) => message('Deadline: {day}', { day }),
  amount: (amount: string) => message('Cost of remedying it ourselves: {amount}', { amount }),
  receipt: message('Receipt'),
  received: (title: string) => message('We have received “{title}”.', { title }),
};

/** What it is called, in its head and in mails. */
export const nameOfNotice = ({ kind, number }: Pick<Notice, 'kind' | 'number'>): Message =>
  titles[kind](String(number));

/** Before its snags. */
export function writeNotice(sheet: ReportPages, speaker: Speaker, notice: Notice): void {
  const { say } = speaker;
  const { company, previous, basis, deadlineOn, amount, body } = notice;
  sheet.leaveSpace(space.part);
  sheet.paragraph(say(words.to(company)), { weight: 'strong' });
  if (previous !== null)
    sheet.paragraph(say(words.follows(String(previous.number), speaker.dayOf(previous.at))));
  const named = bases[basis];
  if (named !== null) sheet.paragraph(say(words.basis(say(named))));
  if (deadlineOn !== null)
    sheet.paragraph(say(words.deadline(speaker.day(deadlineOn))), {
      weight: 'strong',
      size: letters.heading,
    });
  if (amount !== null) {
    const written = speaker.amount(amount.hundredths, amount.currency);
    sheet.paragraph(say(words.amount(written)), { weight: 'strong' });
  }
  sheet.leaveSpace(space.row);
  for (const paragraph of body.split(/\n+/)) {
    sheet.leaveSpace(space.row);
    sheet.paragraph(sheet.fonts.printable(paragraph, say(nameOfNotice(notice))));
  }
  sheet.leaveSpace(space.part);
}

/** After its snags: to sign for it on paper, and up to where the record is told. */
export function endNotice(
  sheet: ReportPages,
  { say }: Speaker,
  { lastEvent, way, ...notice }: Notice,
): void {
  sheet.leaveSpace(space.section);
  if (way === 'PRINT') {
    if (sheet.room() < leastRoom) sheet.newPage();
    sheet.bookmark(say(words.receipt));
    sheet.heading('H2', say(words.receipt), letters.heading);
    sheet.paragraph(say(words.received(say(nameOfNotice(notice)))));
    writeFields(sheet, { say }, 1);
    sheet.leaveSpace(space.section);
  }
  sheet.paragraph(say(labels.lastEvent(lastEvent.number, lastEvent.hash)), {
    size: letters.note,
    colour: colours.faint,
  });
}

/** Points that its slip takes. */
const leastRoom = 110;
