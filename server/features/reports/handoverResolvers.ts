import type { Resolvers } from '../../../__generated__/server/resolvers';
import { preparesHandovers, signsHandovers } from '../../../rules/handovers';
import type { Member } from '../../../rules/snag';
import type { Context } from '../../context';
import type { HandoverTable } from '../../database/handoverTables';
import { checkFirst, relayConnectionOfRows } from '../../graphql/relayConnection';
import { cameByLink, memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { receiptOf, type Recorded } from '../journal/record';
import { askSigner, signerRequest } from './askSigner';
import { filterWords } from './filterWords';
import { askedOf } from './make';
import { prepareHandover } from './prepareHandover';
import { signHandover, withdrawHandover } from './signHandover';
import { cursorOf, handoverById, handoversFor, partiesOf, readCursor } from './handoverStore';
import { loaded } from '../../graphql/loaders';

export const handoverResolvers: Resolvers<Context> = {
  Project: {
    handovers: async (project, { first, after }, context) => {
      checkFirst(first);
      const position = after == null ? null : readCursor(after);
      if (after != null && position === null) throw new Refusal('BAD_REQUEST', {}, 'after');
      return relayConnectionOfRows(
        await handoversFor(context.services.db, await memberOf(context, project.id), {
          first,
          after: position,
        }),
        first,
        after,
        cursorOf,
      );
    },
  },
  Handover: {
    about: (handover, _args, { services, language }) =>
      filterWords(
        services.db,
        handover.project_id,
        askedOf({ ...handover, kind: 'HANDOVER' }).filter,
        language,
      ),
    snagCount: ({ snag_count }) => snag_count,
    preparedBy: async ({ prepared_by }, _args, { loaders }) =>
      loaded(await loaders.user.load(prepared_by)),
    preparedAt: ({ prepared_at }) => prepared_at,
    eventNumber: ({ last_seq }) => last_seq,
    eventHash: ({ last_hash }) => last_hash,
    changesSince: ({ id, state }, _args, { loaders }) =>
      state === 'PREPARED' ? loaders.changesSinceHandover.load(id) : null,
    draftSha256: ({ draft_sha256 }) => draft_sha256,
    draftByteLength: ({ draft_length }) => draft_length,
    draftUrl: ({ id, draft_key }) => (draft_key === null ? null : `/files/reports/${id}/draft`),
    parties: async (handover, _args, { loaders }) => {
      const signatures = await loaders.signaturesOfHandover.load(handover.id);
      return partiesOf(handover).map((party, position) => ({
        ...party,
        handover,
        position,
        signature: signatures.find((one) => one.position === position) ?? null,
      }));
    },
    byteLength: ({ byte_length }) => byte_length,
    url: ({ id, file_key }) => (file_key === null ? null : `/files/reports/${id}`),
    endedAt: ({ ended_at }) => ended_at,
    maySign: (handover, _args, context) =>
      isOpen(handover, context, async (member) =>
        signsHandovers(member, {
          hasPrepared: handover.prepared_by === context.viewer?.userId,
          isAsked: await isAskedFor(handover, context, null),
        }),
      ),
    mayWithdraw: async (handover, _args, context) => isOpen(handover, context, preparesHandovers),
  },
  HandoverParty: {
    maySign: async ({ handover, position, signature }, _args, context) =>
      signature === null &&
      isOpen(handover, context, async (member) =>
        signsHandovers(member, {
          hasPrepared: handover.prepared_by === context.viewer?.userId,
          isAsked: await isAskedFor(handover, context, position),
        }),
      ),
    asked: async ({ handover, position, signature }, _args, context) =>
      signature === null && (await isOpen(handover, context, preparesHandovers))
        ? ((await context.loaders.codeLinksOf.load(handover.id)).find(
            ({ part }) => part === position,
          ) ?? null)
        : null,
  },
  SignerRequest: signerRequest,
  HandoverSignature: {
    name: ({ signed }) => signed?.name ?? null,
    company: ({ signed }) => signed?.company ?? null,
    // Of those who signed a link shows the names alone.
    strokes: ({ signed }, _args, context) =>
      cameByLink(context) ? null : (signed?.strokes ?? null),
    reservations: ({ signed }) => signed?.reservations ?? null,
    except: ({ signed }) => [...(signed?.except ?? [])],
    by: async ({ byId, handoverId }, _args, { loaders, services }) =>
      loaded(
        await loaders.user.load(
          byId ?? (await handoverById(services.db, handoverId))?.prepared_by ?? '',
        ),
      ),
    byLink: ({ signed }, _args, context) =>
      cameByLink(context) ? null : (signed?.byLink?.email ?? null),
  },
  Mutation: {
    prepareHandover: async (_root, args, context) => {
      await prepareHandover(context, args);
      return { project: loaded(await context.loaders.project.load(args.input.projectId)) };
    },
    signHandover: async (_root, args, context) =>
      payload(context, args.input.handoverId, await signHandover(context, args)),
    askSigner: async (_root, args, context) => {
      const asked = await askSigner(context, args);
      context.loaders.codeLinksOf.clear(asked.handover.id);
      return asked;
    },
    withdrawHandover: async (_root, args, context) =>
      payload(context, args.input.handoverId, await withdrawHandover(context, args)),
  },
};

/**
 * Whether it waits for signatures, in a project that is not archived, and the viewer is somebody
 * who may.
 */
async function isOpen(
  handover: HandoverTable,
  context: Context,
  may: (member: Member) => boolean | Promise<boolean>,
): Promise<boolean> {
  if (
    handover.state !== 'PREPARED' ||
    loaded(await context.loaders.project.load(handover.project_id)).state === 'ARCHIVED'
  )
    return false;
  const member = await memberOf(context, handover.project_id);
  return member !== null && may({ role: member.role, companyId: member.company_id });
}

/** Whether the viewer was asked to sign for this party, or for any. */
const isAskedFor = async (
  { id }: HandoverTable,
  { loaders, viewer }: Context,
  position: number | null,
): Promise<boolean> =>
  viewer !== null &&
  (await loaders.codeLinksOf.load(id)).some(
    ({ user_id: userId, part }) =>
      userId === viewer.userId && (position === null || part === position),
  );

async function payload(context: Context, handoverId: string, { event }: Recorded) {
  const handover = await handoverById(context.services.db, handoverId);
  if (handover === undefined) throw new Refusal('NOT_FOUND');
  return { receipt: receiptOf(context, event), handover };
}
