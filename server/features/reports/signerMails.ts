import { type Language, languages } from '../../../rules/languages';
import type { CodeLinkTable } from '../../database/codeLinkTable';
import type { Handle, Trx } from '../../database/engine';
import type { Worker } from '../../jobs';
import { message } from '../../messages';
import type { Services } from '../../services';
import { codeLinkById, isOver, secretsOf } from '../codeLinks/store';
import { startSendingEach, writeLinkEmail } from '../notify/linkMails';
import type { MailOptions } from '../notify/mailer';
import type { Email } from '../notify/post';
import { handoverById } from './handoverStore';
import { askedOf } from './make';

// Who is asked to sign gets a link, and the code for it in a second mail: whoever sees one of them
// alone can sign nothing. A member gets the address of the handover, and signs in.

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'jobs' | 'log'>;

/** Sends them, one after the other. Whoever asked sees what became of them. */
export const startAskingSigners = (services: Needed, options: MailOptions): Worker =>
  startSendingEach(services, options, {
    kind: 'ASK_SIGNER',
    emailOf: ({ subjectId }) => signerEmail(services, options.publicUrl, subjectId),
    note: (trx, { subjectId }, mail) => noteMail(trx, signerOf(subjectId), mail),
  });

interface Signer {
  what: 'link' | 'code';
  id: string;
}

/** Of a job, as features/reports/askSigner.ts wrote it. */
function signerOf(subjectId: string): Signer {
  const [what, id = ''] = subjectId.split(' ');
  return { what: what === 'code' ? what : 'link', id };
}

/** SENT once both are. */
async function noteMail(trx: Trx, { what, id }: Signer, mail: 'SENT' | 'FAILED'): Promise<void> {
  await trx
    .updateTable('code_link')
    .set({ mail })
    .where('id', '=', id)
    .$if(mail === 'SENT', (query) =>
      query
        .where('mail', '=', 'SENDING')
        .where((is) => (what === 'code' ? is.lit(true) : is('user_id', 'is not', null))),
    )
    .execute();
}

/** Null if nobody is to get it any more. */
async function signerEmail(
  { db, clock, secret }: Needed,
  publicUrl: string,
  subjectId: string,
): Promise<Email | null> {
  const signer = signerOf(subjectId);
  const asked = await codeLinkById(db, signer.id);
  const handover = asked === undefined ? undefined : await handoverById(db, asked.subject_id);
  if (asked === undefined || handover?.state !== 'PREPARED' || isOver(asked, clock())) return null;
  const to = await recipientOf(
    db,
    asked,
    askedOf({ ...handover, kind: 'HANDOVER' }).settings.language,
  );
  const project = await db
    .selectFrom('project')
    .select(['code', 'name', 'time_zone'])
    .where('id', '=', asked.project_id)
    .executeTakeFirstOrThrow();
  const by = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', asked.sent_by)
    .executeTakeFirst();
  if (to === null || by === undefined) return null;
  const { token, code } = secretsOf(secret, asked.id);
  const until = new Intl.DateTimeFormat(languages[to.language].region, {
    dateStyle: 'long',
    timeZone: project.time_zone,
  }).format(asked.ends_at);
  const written = { to: to.email, language: to.language, key: subjectId };
  if (signer.what === 'code')
    return writeLinkEmail({
      ...written,
      subject: words.codeSubject(project.name),
      lines: [words.code(code), words.codeWhat(by.name)],
      label: null,
      url: '',
    });
  return writeLinkEmail({
    ...written,
    subject: words.subject(by.name, project.name),
    lines: [
      words.asks(by.name, project.name),
      ...(asked.user_id === null ? [words.apart(until)] : []),
    ],
    label: words.open,
    url:
      asked.user_id === null
        ? `${publicUrl}/sign/${token}?language=${to.language}`
        : `${publicUrl}/p/${project.code}/reports`,
  });
}

async function recipientOf(
  db: Handle,
  { user_id: userId, email }: CodeLinkTable,
  language: Language,
): Promise<{ email: string; language: Language } | null> {
  if (userId === null) return { email, language };
  return (
    (await db
      .selectFrom('user')
      .select(['email', 'language'])
      .where('id', '=', userId)
      .where('erased_at', 'is', null)
      .executeTakeFirst()) ?? null
  );
}

const words = {
  subject: (name: string, project: string) =>
    message('{name} asks you to sign the handover of {project}', { name, project }),
  asks: (name: string, project: string) =>
    message('{name} asks you to read and sign the handover of {project} in Snagbook.', {
      name,
      project,
    }),
  apart: (until: string) =>
    message('You need the code from a second email. Both work until {until}.', { until }),
  open: message('Read and sign'),
  codeSubject: (project: string) => message('Your code for the handover of {project}', { project }),
  code: (code: string) => message('Your code: {code}', { code }),
  codeWhat: (name: string) =>
    message(
      'Enter it on the page behind the link in the other email from {name}. Give it to nobody.',
      {
        name,
      },
    ),
};
