import type { MutationAskSignerArgs } from '../../../__generated__/server/resolvers';
import { readsHandovers } from '../../../rules/handovers';
import { type Context, requireViewer } from '../../context';
import type { CodeLinkTable } from '../../database/codeLinkTable';
import { type Trx, writeTransaction } from '../../database/engine';
import type { HandoverTable } from '../../database/handoverTables';
import type { ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { addJob } from '../../jobs';
import { say } from '../../messages';
import { mutationRoles } from '../../permissions';
import { Refusal } from '../../refusal';
import { addCodeLink, codeLinkById, isOver, secretsOf } from '../codeLinks/store';
import { erasedName, namesOf, nameOf } from '../journal/names';
import { memberWithRole } from '../journal/record';
import { handoverById, partiesOf } from './handoverStore';
import { countMails, memberOfReport, requireMails } from './mailStore';
import { cleanAddress } from './send';

interface Asked {
  handover: HandoverTable;
  /** To be handed over, where no mail brings them; a member signs in and needs no code. */
  path: string | null;
  code: string | null;
}

/**
 * Asks somebody to sign for a party from elsewhere: a member in their own session, others by a link
 * and a code. It is no event, because nothing is signed by it. Can be repeated: the same id gives
 * the same link. Another one for the same party ends the one before.
 */
export async function askSigner(
  context: Context,
  { input }: MutationAskSignerArgs,
): Promise<Asked> {
  const { services } = context;
  const id = checkId(input.id, 'asking', 'id');
  const email = input.email == null ? '' : cleanAddress(input.email, 'email');
  const userId = input.userId ?? null;
  if ((userId === null) === (email === '')) throw new Refusal('RECIPIENTS_REQUIRED', {}, 'email');
  const mail = services.sendsMail ? ('SENDING' as const) : ('NONE' as const);
  const { found: handover, project } = await writeTransaction(services.db, async (trx) => {
    const own = await requireOwn(context, trx, input.handoverId);
    const { found } = own;
    const party = partiesOf(found)[input.position];
    if (party === undefined) throw new Refusal('BAD_REQUEST', {}, 'position');
    const signed = await trx
      .selectFrom('handover_signature')
      .select('id')
      .where('handover_id', '=', found.id)
      .where('party', '=', input.position)
      .executeTakeFirst();
    if (signed !== undefined)
      throw new Refusal('HANDOVER_SIGNED', { role: party.role }, 'position');
    const member = userId === null ? null : await memberOfReport(trx, found.project_id, userId);
    if (
      userId !== null &&
      (member === null || !readsHandovers({ role: member.role, companyId: member.company_id }))
    )
      throw new Refusal('BAD_REQUEST', {}, 'userId');
    const asked = {
      id,
      project_id: found.project_id,
      subject_id: found.id,
      part: input.position,
      user_id: userId,
      email,
      sent_by: requireViewer(context).userId,
      mail,
    };
    const known = await codeLinkById(trx, id);
    if (known !== undefined) {
      const same = (['subject_id', 'part', 'user_id', 'email', 'sent_by'] as const).every(
        (field) => known[field] === asked[field],
      );
      if (!same) throw new Refusal('ID_TAKEN');
      return own;
    }
    await addCodeLink(trx, services, asked);
    if (services.sendsMail) {
      const [mails, now] = [userId === null ? 2 : 1, services.clock()];
      await requireMails(trx, asked.sent_by, mails, now);
      await countMails(
        trx,
        { send_id: id, project_id: asked.project_id, sent_by: asked.sent_by, asked_at: now },
        mails,
      );
      await addJob(trx, 'ASK_SIGNER', `link ${id}`);
      if (userId === null) await addJob(trx, 'ASK_SIGNER', `code ${id}`);
    }
    return own;
  });
  services.jobs.wake('ASK_SIGNER');
  if (mail !== 'NONE') return { handover, path: null, code: null };
  if (userId !== null) return { handover, path: `/p/${project.code}/reports`, code: null };
  const { token, code } = secretsOf(services.secret, id);
  return { handover, path: `/sign/${token}`, code };
}

/** A handover that waits for signatures, for whoever prepared it. */
async function requireOwn(
  context: Context,
  trx: Trx,
  id: string,
): Promise<{ found: HandoverTable; project: ProjectTable }> {
  const viewer = requireViewer(context);
  const handover = await handoverById(trx, id);
  const project =
    handover === undefined
      ? undefined
      : await trx
          .selectFrom('project')
          .selectAll()
          .where('id', '=', handover.project_id)
          .executeTakeFirst();
  if (handover === undefined || project === undefined) throw new Refusal('NOT_FOUND');
  await memberWithRole(trx, project, viewer, mutationRoles('askSigner'));
  if (project.state === 'ARCHIVED')
    throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
  const { prepared_by: owner, state } = handover;
  if (owner !== viewer.userId) {
    const name = (await namesOf(trx, [owner], context.language)).get(owner);
    throw new Refusal('HANDOVER_OF_OTHER', { name: name ?? say(erasedName, context.language) });
  }
  if (state !== 'PREPARED')
    throw new Refusal('HANDOVER_ENDED', { withdrawn: state === 'WITHDRAWN' ? 1 : 0 });
  return { found: handover, project };
}

/** As whoever inspects sees it. */
export const signerRequest = {
  to: async ({ user_id: userId, email }: CodeLinkTable, _args: unknown, context: Context) =>
    userId === null ? email : ((await nameOf(context, userId)) ?? ''),
  byAccount: ({ user_id: userId }: CodeLinkTable) => userId !== null,
  endsAt: ({ ends_at: endsAt }: CodeLinkTable) => endsAt,
  isOver: (asked: CodeLinkTable, _args: unknown, { services }: Context) =>
    isOver(asked, services.clock()),
} satisfies Record<string, unknown>;
