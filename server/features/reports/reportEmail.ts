import { type Language, languages, type Spoken } from '../../../rules/languages';
import type { ReportKind } from '../../../rules/reports';
import { message, type Message, say } from '../../messages';
import { kindLabels } from '../../reports/kindLabels';
import { escape, link } from '../notify/email';
import type { Email } from '../notify/post';

interface Writing {
  to: string;
  language: Language;
  kind: ReportKind;
  project: { code: string; name: string };
  /** Which snags of the project it contains, in words. */
  about: string;
  by: { name: string; email: string };
  /** Whether a schedule sends it, rather than a person now. */
  scheduled: boolean;
  /** Link to the PDF; null if it is attached. */
  download: { url: string; until: string } | null;
  key: string;
}

/**
 * Writes the mail with a report. Its language is the recipient's and need not be that of the
 * report.
 */
export function writeReportEmail({
  to,
  language,
  kind,
  project,
  about,
  by,
  scheduled,
  download,
  key,
}: Writing): Omit<Email, 'attachment'> {
  const said = (words: Message): string => say(words, language);
  const name = said(kindLabels[kind]);
  const subject = said(words.subject(`${project.code} ${project.name}`, name, about));
  const begin = said(
    scheduled
      ? words.scheduled(by.name, `${project.code} ${project.name}`)
      : words.sent(by.name, `${project.code} ${project.name}`),
  );
  const what = said(words.what(name, about));
  const where = download === null ? said(words.attached) : said(words.download(download.until));
  const answer = said(scheduled ? words.answerScheduled(by.name) : words.answer(by.name));
  const { dir = 'ltr' }: Spoken = languages[language];
  const text = [begin, what, download === null ? where : `${where}\n${download.url}`, answer].join(
    '\n\n',
  );
  const html = [
    `<p>${escape(begin)}</p>`,
    `<p><strong>${escape(what)}</strong></p>`,
    `<p>${download === null ? escape(where) : link(download.url, where)}</p>`,
    `<p><small>${escape(answer)}</small></p>`,
  ].join('\n');
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}" dir="${dir}"><body>${html}</body></html>`,
    key,
    off: null,
    replyTo: { name: by.name, address: by.email },
  };
}

const words = {
  subject: (project: string, kind: string, about: string) =>
    message('{project}: {kind} ({about})', { project, kind, about }),
  sent: (who: string, project: string) =>
    message('{who} has sent you a report on {project} from Snagbook.', { who, project }),
  scheduled: (who: string, project: string) =>
    message('This is a scheduled report on {project} from Snagbook, set up by {who}.', {
      who,
      project,
    }),
  what: (kind: string, about: string) => message('{kind} ({about})', { kind, about }),
  attached: message('The PDF is attached.'),
  download: (until: string) =>
    message('The PDF is too large to attach. Download it by {until}:', { until }),
  answer: (who: string) => message('Replies to this email go to {who}.', { who }),
  answerScheduled: (who: string) =>
    message('Replies to this email go to {who}, who can take you off the list.', { who }),
};
