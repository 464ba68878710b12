import { settings } from '../../settings';
import { daysBetween } from '../../../rules/days';
import { displayTitle } from '../../../rules/shown';
import type { Addressee, Told } from './due';
import { type LetterWords, letterWords } from './letterWords';
import type { Letter } from './post';

interface Writing {
  kind: 'waiting' | 'digest';
  to: Addressee;
  snags: readonly Told[];
  /** The day it is in a project's time zone. */
  todayIn: (timeZone: string) => string;
  publicUrl: string;
  key: string;
}

/** One snag in the words of a mail. */
interface Item {
  reference: string;
  title: string;
  facts: string[];
  url: string;
}

/** The mail to one person about some snags: as text, and the same with links in place of addresses. */
export function writeLetter({ kind, to, snags, todayIn, publicUrl, key }: Writing): Letter {
  const words = letterWords[to.language];
  const named = snags.slice(0, settings.mail.named).map((snag) => ({ project: `${snag.code} ${snag.project}`, ...itemOf(words, kind, snag, todayIn(snag.timeZone), publicUrl) }));
  const projects = [...new Set(named.map(({ project }) => project))];
  const codes = [...new Set(snags.map(({ code }) => code))].join(', ');
  const [only] = named;
  const subject =
    kind === 'digest' ? words.overdue(snags.length, codes) : only === undefined || snags.length > 1 ? words.waitMany(snags.length, codes) : words.waits(only.reference, only.title);
  const left = snags.length - named.length;
  const begin = [words.hello(to.name), kind === 'digest' ? words.overdueBody(snags.length) : words.waitingBody(snags.length)];
  const all = `${publicUrl}/waiting`;
  const off = `${publicUrl}/account`;
  const why = kind === 'digest' ? words.whyDigest : words.whyWaiting;
  const text = [
    ...begin,
    ...projects.map((project) =>
      [project, ...named.filter((item) => item.project === project).map((item) => [`- ${item.reference} ${item.title}`, ...item.facts, item.url].join('\n  '))].join('\n\n'),
    ),
    ...(left > 0 ? [words.more(left)] : []),
    `${words.all}: ${all}`,
    `${why}\n${words.off}: ${off}`,
  ].join('\n\n');
  const html = [
    ...begin.map((line) => `<p>${escape(line)}</p>`),
    ...projects.map((project) => {
      const items = named.filter((item) => item.project === project).map((item) => `<li>${link(item.url, `${item.reference} ${item.title}`)}${item.facts.map((fact) => `<br>${escape(fact)}`).join('')}</li>`);
      return `<h3>${escape(project)}</h3><ul>${items.join('')}</ul>`;
    }),
    ...(left > 0 ? [`<p>${escape(words.more(left))}</p>`] : []),
    `<p>${link(all, words.all)}</p>`,
    `<p><small>${escape(why)} ${link(off, words.off)}</small></p>`,
  ].join('\n');
  return { to: to.email, subject, text: `${text}\n`, html: `<!doctype html><html lang="${to.language}"><body>${html}</body></html>`, key, off };
}

function itemOf(words: LetterWords, kind: Writing['kind'], snag: Told, today: string, publicUrl: string): Item {
  // Written by features/trades from a list of texts.
  const [phrase] = snag.phrases === null ? [] : (JSON.parse(snag.phrases) as string[]);
  const late = snag.dueOn === null || snag.status === 'FIXED' ? 0 : daysBetween(snag.dueOn, today);
  const due = snag.dueOn === null || snag.status === 'FIXED' ? null : words.due(new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(snag.dueOn)));
  const since = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: snag.timeZone }).format(snag.at);
  const said = snag.comment === null ? '' : `: ${words.said(shortened(snag.comment))}`;
  return {
    reference: `${snag.code}-${snag.number}`,
    title: titleOf(words, snag, phrase),
    facts: [
      [words.nextStep[snag.status], late > 0 ? words.late(late) : due, snag.place].filter((fact) => fact != null && fact !== '').join(' · '),
      ...(kind === 'waiting' ? [`${words.did(snag.kind, snag.actor ?? words.somebody)}, ${since}${said}`] : []),
    ],
    url: `${publicUrl}/p/${snag.code}/snags/${snag.number}`,
  };
}

/** As in the lists, with the type in the reader's language. */
function titleOf(words: LetterWords, snag: Told, phrase: string | undefined): string {
  if (snag.title !== '' || phrase !== undefined) return displayTitle(snag, phrase, undefined);
  return words.types[snag.type];
}

function shortened(comment: string): string {
  // Not by its length: half an emoji is no sign.
  const signs = Array.from(comment.replaceAll(/\s+/g, ' '));
  return signs.length > settings.mail.quoted ? `${signs.slice(0, settings.mail.quoted).join('')}…` : signs.join('');
}

const link = (url: string, label: string): string => `<a href="${escape(url)}">${escape(label)}</a>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
