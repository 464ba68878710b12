import type { Handle } from '../../database/engine';
import type { SignInChange } from '../../database/factorTables';
import { type Language, languages, type Spoken } from '../../../rules/languages';
import { message, type Message, say } from '../../messages';
import { settings } from '../../settings';
import { addressLine, escape, link } from './email';
import type { Addressee } from './due';
import type { Email } from './post';

// Mails about changes of how somebody signs in, so that they notice one that was not theirs. Nobody
// can switch them off.

interface Change {
  id: string;
  kind: SignInChange;
  detail: string;
  made_at: number;
}

/** People who have had no mail yet of what was changed lately. */
export const whoHasNews = (db: Handle, now: number): Promise<Addressee[]> =>
  db
    .selectFrom('sign_in_change')
    .innerJoin('user', 'user.id', 'sign_in_change.user_id')
    .where('sign_in_change.told_at', 'is', null)
    .where('sign_in_change.made_at', '>', now - settings.factors.changeIsNews)
    .where('user.erased_at', 'is', null)
    .select(['user.id as userId', 'user.name', 'user.email', 'user.language'])
    .distinct()
    .orderBy('user.id')
    .execute();

export const newsOf = (db: Handle, userId: string, now: number): Promise<Change[]> =>
  db
    .selectFrom('sign_in_change')
    .select(['id', 'kind', 'detail', 'made_at'])
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .where('made_at', '>', now - settings.factors.changeIsNews)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

export async function noteTold(db: Handle, ids: readonly string[], now: number): Promise<void> {
  await db.updateTable('sign_in_change').set({ told_at: now }).where('id', 'in', ids).execute();
}

export function writeNews({
  to,
  changes,
  publicUrl,
  key,
}: {
  to: Addressee;
  changes: readonly Change[];
  publicUrl: string;
  key: string;
}): Email {
  const said = (what: Message): string => say(what, to.language);
  const account = `${publicUrl}/account`;
  const items = changes.map(({ kind, detail, made_at }) =>
    said(newsMessages.change(kind, detail, timeIn(to.language, made_at))),
  );
  const [hello, after] = [
    said(newsMessages.hello(to.name)),
    [said(newsMessages.notYou), said(newsMessages.always)],
  ];
  const where = said(newsMessages.account);
  const text = [
    hello,
    ...items.map((item) => `- ${item}`),
    ...after,
    said(addressLine(where, account)),
  ].join('\n\n');
  const html = [
    `<p>${escape(hello)}</p>`,
    `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`,
    ...after.map((line) => `<p>${escape(line)}</p>`),
    `<p>${link(account, where)}</p>`,
  ].join('\n');
  const { dir = 'ltr' }: Spoken = languages[to.language];
  const page = `<!doctype html><html lang="${to.language}" dir="${dir}"><body>${html}</body></html>`;
  return {
    to: to.email,
    subject: said(newsMessages.subject),
    text: `${text}\n`,
    html: page,
    key,
    off: account,
  };
}

/** In a time zone that is named: it belongs to no project. */
const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languages[language].region, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);

export const newsMessages = {
  hello: (name: string) => message('Hello {name},', { name }),
  subject: message('Your Snagbook sign-in has changed'),
  change: (kind: SignInChange, detail: string, when: string) =>
    message(
      '{kind, select, SIGN_IN_JOINED {Your {detail} account was linked for sign-in: {when}.} SIGN_IN_REMOVED {Your {detail} account can no longer sign you in: {when}.} CODES_ON {One-time codes were switched on: {when}.} CODES_OFF {One-time codes were switched off: {when}.} PASSKEY_ADDED {A passkey was added ({detail}): {when}.} PASSKEY_REMOVED {A passkey was removed ({detail}): {when}.} RECOVERY_RENEWED {New recovery codes were created: {when}. The old ones no longer work.} PASSWORD_CHANGED {Your password was changed: {when}.} PASSWORD_RESET {Your password was reset by a link: {when}.} NEW_DEVICE {You signed in on a device for the first time ({detail}): {when}.} FACTORS_REMOVED {The server owner removed your two-step sign-in: {when}.} other {A recovery code was used to sign in: {when}.}}',
      { kind, detail, when },
    ),
  notYou: message(
    'If that wasn’t you, open “Your account”: change your password at once, end all other sessions and check how you sign in.',
  ),
  always: message('These emails can’t be switched off.'),
  account: message('Your account'),
};
