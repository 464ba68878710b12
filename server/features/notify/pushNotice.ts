import { createHash } from 'node:crypto';
import { type Language, languages, type Spoken } from '../../../rules/languages';
import { listIn } from '../../../rules/listing';
import { message, type Message, say } from '../../messages';
import { settings } from '../../settings';
import type { MailSnag } from './due';
import { emailMessages, nextStepMessages } from './email';

/** What a device shows, as src/worker reads it. */
export interface Notice {
  title: string;
  body: string;
  /** Where a press leads: a path of this server. */
  path: string;
  /** One with the same tag takes its place on the device. */
  tag: string;
  lang: Language;
  dir: 'ltr' | 'rtl';
  /** How many snags newly wait, for the sign of the app. */
  waiting: number;
}

interface Writing {
  snags: readonly MailSnag[];
  language: Language;
  waiting: number;
  byLink: boolean;
}

/**
 * Says number, location and what is wanted, and nothing that people wrote: it stands on a locked
 * screen, and goes through other companies' servers, which cannot read it.
 */
export function writeNotice({ snags, language, waiting, byLink }: Writing): Notice {
  const said = (message: Message): string => say(message, language);
  const named = snags.slice(0, settings.push.named).map((snag) => {
    const step = nextStepMessages[snag.status];
    return {
      reference: [`${snag.code}-${snag.number}`, ...(step === null ? [] : [said(step)])].join(
        ' · ',
      ),
      place: shortened(snag.place ?? ''),
    };
  });
  const [only] = named;
  const spoken: Spoken = languages[language];
  const shared = { lang: language, dir: spoken.dir ?? 'ltr', waiting };
  const [snag] = snags;
  if (snag !== undefined && only !== undefined && snags.length === 1) {
    return {
      ...shared,
      title: only.reference,
      body: only.place,
      path: `/p/${snag.code}/snags/${snag.number}`,
      tag: `${snag.code}-${snag.number}`,
    };
  }
  const codes = [...new Set(snags.map(({ code }) => code))];
  const title =
    codes.length > settings.push.named
      ? pushMessages.manyWait(snags.length)
      : emailMessages.manyWaitSubject(snags.length, listIn(languages[language].region, codes));
  const left = snags.length - named.length;
  const body = [
    ...named.map(({ reference, place }) =>
      [reference, ...(place === '' ? [] : [place])].join(' · '),
    ),
    ...(left > 0 ? [said(emailMessages.more(left))] : []),
  ].join('\n');
  // Whoever came by a link has no page of all that waits: theirs is the list.
  const path = byLink ? `/p/${codes[0] ?? ''}?sort=PLACE` : '/waiting';
  return { ...shared, title: said(title), body, path, tag: 'waiting' };
}

function shortened(place: string): string {
  const signs = Array.from(place);
  return signs.length > settings.push.place
    ? `…${signs.slice(-settings.push.place).join('')}`
    : place;
}

/**
 * The topic of a push message (RFC 8030): a later message with the same topic replaces one that was
 * not delivered yet.
 */
export const topicOf = ({ tag }: Notice): string | undefined =>
  tag === 'waiting' ? undefined : createHash('sha256').update(tag).digest('base64url').slice(0, 32);

const pushMessages = {
  manyWait: (count: number) =>
    message(
      '{count, plural, one {# snag is waiting for you} other {# snags are waiting for you}}',
      { count },
    ),
};
