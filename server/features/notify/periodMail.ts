import { daysBetween } from '../../../rules/days';
import { languages, type Spoken } from '../../../rules/languages';
import { listIn } from '../../../rules/listing';
import { message, type Message, say } from '../../messages';
import type { PeriodWarning } from '../acceptances/warnings';
import { endOf } from '../acceptances/store';
import { ownReasonOf, periodWords, reasonOf, workOf } from '../acceptances/words';
import type { Addressee } from './due';
import { addressLine, emailMessages, escape, link } from './email';
import type { Email } from './post';
import { newsMessages } from './signInNews';

/** The mail to an admin about defects periods that end soon. Nobody can switch it off. */
export function writePeriodMail({
  to,
  warnings,
  publicUrl,
  key,
}: {
  to: Addressee;
  warnings: readonly PeriodWarning[];
  publicUrl: string;
  key: string;
}): Email {
  const { language } = to;
  const said = (what: Message): string => say(what, language);
  const { region, dir = 'ltr' }: Spoken & { region: string } = languages[language];
  const days = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (each: string): string => days.format(Date.parse(each));
  const codes = [...new Set(warnings.map(({ code }) => code))];
  const projects = codes.map((code) => {
    const its = warnings.filter((warning) => warning.code === code);
    return {
      name: `${code} ${its[0]?.project ?? ''}`,
      url: `${publicUrl}/p/${code}/reports#periods`,
      items: its.map(({ company, today, own, ...row }) => [
        workOf(company, row.part),
        ...(endOf(row) < today
          ? []
          : [
              said(periodWords.ends(day(endOf(row)), daysBetween(today, endOf(row)))),
              reasonOf(row, { say: said, day }),
            ]),
        ...own.map((period) =>
          said(
            periodWords.own(
              `${code}-${period.snag.number}`,
              day(period.endsOn),
              ownReasonOf(period, { say: said, day }),
            ),
          ),
        ),
      ]),
    };
  });
  const begin = [emailMessages.hello(to.name), words.what(warnings.length)].map(said);
  const end = [words.why, newsMessages.always].map(said).join(' ');
  const all = said(periodWords.title);
  const text = [
    ...begin,
    ...projects.flatMap(({ name, url, items }) => [
      name,
      ...items.map((lines) => `- ${lines.join('\n  ')}`),
      said(addressLine(all, url)),
    ]),
    end,
  ].join('\n\n');
  const html = [
    ...begin.map((line) => `<p>${escape(line)}</p>`),
    ...projects.flatMap(({ name, url, items }) => [
      `<h3>${escape(name)}</h3>`,
      `<ul>${items.map((lines) => `<li>${lines.map(escape).join('<br>')}</li>`).join('')}</ul>`,
      `<p>${link(url, all)}</p>`,
    ]),
    `<p><small>${escape(end)}</small></p>`,
  ].join('\n');
  return {
    to: to.email,
    subject: said(words.subject(warnings.length, listIn(region, codes))),
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}" dir="${dir}"><body>${html}</body></html>`,
    key,
    off: null,
  };
}

const words = {
  subject: (count: number, projects: string) =>
    message(
      '{count, plural, one {A defects period ends soon in {projects}} other {# defects periods end soon in {projects}}}',
      { count, projects },
    ),
  what: (count: number) =>
    message(
      '{count, plural, one {The period for claiming defects of these works ends soon.} other {The periods for claiming defects of these works end soon.}}',
      { count },
    ),
  why: message(
    'Admins get this email 180, 90, 30 and 7 days before a period ends, also of archived projects.',
  ),
};
