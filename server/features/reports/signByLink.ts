import type {
  MutationOpenSigningArgs,
  MutationSignByLinkArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { CodeLinkTable } from '../../database/codeLinkTable';
import { type Handle, writeBeside } from '../../database/engine';
import type { HandoverTable } from '../../database/handoverTables';
import type { ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { ticketOf } from '../../tokens';
import { codeLinkByToken, isOver, openWithCode } from '../codeLinks/store';
import { append, hashContent, nextInChain, theServer } from '../journal/append';
import { namesOf } from '../journal/names';
import { holdProject, lockProject } from '../journal/record';
import { handoverById, partiesOf } from './handoverStore';
import { addSignature, cleanSigned } from './signHandover';

// Who signs without an account: the link and the code are the permission, for this party of this
// handover alone.

/** ms for which the address of the draft works that is told with a right code. */
const ticketMs = 3_600_000;

interface Found {
  link: CodeLinkTable;
  handover: HandoverTable;
  project: ProjectTable;
}

async function behind(db: Handle, link: CodeLinkTable | undefined): Promise<Found | null> {
  const handover = link === undefined ? undefined : await handoverById(db, link.subject_id);
  const project =
    handover === undefined
      ? undefined
      : await db
          .selectFrom('project')
          .selectAll()
          .where('id', '=', handover.project_id)
          .executeTakeFirst();
  return link === undefined || handover === undefined || project === undefined
    ? null
    : { link, handover, project };
}

const signatureOf = (db: Handle, { link }: Found) =>
  db
    .selectFrom('handover_signature')
    .selectAll()
    .where('handover_id', '=', link.subject_id)
    .where('party', '=', link.part)
    .executeTakeFirst();

async function stateOf(db: Handle, found: Found, now: number) {
  const { link, handover, project } = found;
  if ((await signatureOf(db, found)) !== undefined) return 'SIGNED';
  if (handover.state === 'WITHDRAWN') return 'WITHDRAWN';
  return isOver(link, now) || project.state === 'ARCHIVED' || handover.state !== 'PREPARED'
    ? 'OVER'
    : 'OPEN';
}

/** What token and code open, if it can still be signed. */
async function opened(
  services: Pick<Services, 'db' | 'clock'>,
  secrets: { token: string; code: string },
): Promise<Found> {
  const found = await behind(services.db, await openWithCode(services, secrets));
  if (found === null) throw new Refusal('LINK_OVER');
  return found;
}

function requireOpen({ handover, project }: Pick<Found, 'handover' | 'project'>): void {
  if (project.state === 'ARCHIVED')
    throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
  if (handover.state !== 'PREPARED')
    throw new Refusal('HANDOVER_ENDED', { withdrawn: handover.state === 'WITHDRAWN' ? 1 : 0 });
}

async function openSigning(context: Context, { input }: MutationOpenSigningArgs) {
  const { db, clock, secret } = context.services;
  const found = await opened(context.services, input);
  requireOpen(found);
  const { link, handover } = found;
  const party = partiesOf(handover)[link.part];
  const names = await namesOf(db, [handover.prepared_by], context.language);
  return {
    role: party?.role ?? '',
    company: party?.company ?? '',
    preparedBy: names.get(handover.prepared_by) ?? '',
    preparedAt: handover.prepared_at,
    snagCount: handover.snag_count,
    draftSha256: handover.draft_sha256,
    draftUrl: `/files/reports/signing/${ticketOf(secret, link.id, clock() + ticketMs)}`,
  };
}

/**
 * Signs for the party of a link. The event is the server's, because nobody is signed in; it says to
 * which e-mail the link went, and how the code came there. The same event again changes nothing.
 */
async function signByLink(context: Context, { input }: MutationSignByLinkArgs): Promise<number> {
  const { services } = context;
  const { db, clock, jobs, wakeUps } = services;
  const eventId = checkId(input.eventId, 'event', 'eventId');
  const { link, handover: asked } = await opened(services, input);
  const { token: _token, code: _code, eventId: _event, ...sent } = input;
  const signed = cleanSigned(sent);
  const { at, isDue } = await writeBeside(db, async (trx) => {
    await holdProject(trx, asked.project_id);
    const known = await trx
      .selectFrom('event')
      .select(['kind', 'subject_id', 'recorded_at'])
      .where('id', '=', eventId)
      .executeTakeFirst();
    if (known !== undefined) {
      if (known.kind !== 'HANDOVER_SIGNED' || known.subject_id !== asked.id)
        throw new Refusal('ID_TAKEN');
      return { at: known.recorded_at, isDue: false };
    }
    const project = await lockProject(trx, asked.project_id);
    const { now, previousHash } = await nextInChain(trx, project, clock);
    const handover = await handoverById(trx, asked.id);
    if (handover === undefined) throw new Refusal('LINK_OVER');
    requireOpen({ handover, project });
    const content = { ...sent, handoverId: handover.id, position: link.part };
    const due = await addSignature(trx, handover, {
      eventId,
      seq: project.last_seq,
      position: link.part,
      draftSha256: input.draftSha256,
      except: signed.except,
    });
    const moment = {
      seq: project.last_seq,
      now,
      previousHash,
      occurredAt: now,
      project,
      actor: theServer,
    };
    await append(
      trx,
      moment,
      eventId,
      { content, contentHash: hashContent('signByLink', content) },
      {
        kind: 'HANDOVER_SIGNED',
        subjectId: handover.id,
        facts: { ...signed, byLink: { email: link.email, mailed: link.mail !== 'NONE' } },
      },
    );
    return { at: now, isDue: due };
  });
  if (isDue) jobs.wake('SEAL_HANDOVER');
  wakeUps.wake(asked.project_id);
  return at;
}

export const signingResolvers: Resolvers<Context> = {
  Query: {
    signing: async (_root, { token }, context) => {
      const { db, clock } = context.services;
      const found = await behind(db, await codeLinkByToken(db, token));
      if (found === null) return null;
      const { handover, project, link } = found;
      const names = await namesOf(db, [handover.prepared_by], context.language);
      return {
        state: await stateOf(db, found, clock()),
        project: project.name,
        role: partiesOf(handover)[link.part]?.role ?? '',
        by: names.get(handover.prepared_by) ?? '',
      };
    },
  },
  Mutation: {
    openSigning: (_root, args, context) => openSigning(context, args),
    signByLink: async (_root, args, context) => ({ signedAt: await signByLink(context, args) }),
  },
};

/** The draft that a ticket opens, or undefined. */
export async function draftOfTicket(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  codeLinkId: string,
): Promise<HandoverTable | undefined> {
  const link = await db
    .selectFrom('code_link')
    .selectAll()
    .where('id', '=', codeLinkId)
    .where('ends_at', '>', clock())
    .executeTakeFirst();
  return link === undefined ? undefined : handoverById(db, link.subject_id);
}
