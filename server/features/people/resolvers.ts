import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { kindsMadeBy } from '../../../rules/reports';
import { may } from '../../../rules/rights';
import { cameByLink, memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { receiptOf } from '../journal/record';
import { acceptInvitation, openInvitation } from './accepting';
import { inviteMembers, withdrawInvitation } from './invitations';
import { changeMember, listPeople, removeMember } from './members';
import { knownNameOf, nameFor } from '../journal/names';
import { setUp } from './setUp';
import { hasOwner, membersOf, openInvitationsOf } from './store';
import { loaded } from '../../graphql/loaders';

export const peopleResolvers: Resolvers<Context> = {
  Query: {
    instance: () => ({}),
    viewer: (_root, _args, { viewer }) => viewer,
    invitation: async (_root, { token }, context) => {
      const invitation = await openInvitation(context, token);
      if (invitation === undefined) return null;
      const project = await context.loaders.project.load(invitation.project_id);
      const account = await context.services.db
        .selectFrom('user')
        .select('id')
        .where('email', '=', invitation.email)
        .executeTakeFirst();
      return {
        projectName: project?.name ?? '',
        projectCode: project?.code ?? '',
        email: invitation.email,
        role: invitation.role,
        invitedBy: await knownNameOf(context, invitation.invited_by),
        hasAccount: account !== undefined,
      };
    },
  },
  Instance: {
    needsSetUp: async (_instance, _args, { services }) => !(await hasOwner(services.db)),
    version: (_instance, _args, { services }) => services.version,
    sendsMail: (_instance, _args, { services }) => services.sendsMail,
  },
  Viewer: {
    user: async ({ userId }, _args, { loaders }) => loaded(await loaders.user.load(userId)),
  },
  User: {
    name: (user, _args, context) => nameFor(context, user),
  },
  Project: {
    // Whoever came by a link sees nobody else.
    members: async (project, _args, context) =>
      cameByLink(context)
        ? [loaded(await memberOf(context, project.id))]
        : membersOf(context.services.db, project.id),
    people: (project, args, context) => {
      if (cameByLink(context)) throw new Refusal('NOT_FOUND');
      return listPeople(context, project.id, args);
    },
    invitations: async (project, _args, context) =>
      may(await memberOf(context, project.id), 'invite')
        ? openInvitationsOf(context.services.db, project.id, context.services.clock())
        : null,
  },
  Member: {
    user: async (member, _args, { loaders }) => {
      const user = await loaders.user.load(member.user_id);
      if (user === null) throw new Refusal('NOT_FOUND');
      return user;
    },
    email: async (member, _args, context) => {
      const own = member.user_id === context.viewer?.userId;
      if (!own && !may(await memberOf(context, member.project_id), 'seeEmails')) return null;
      // Somebody who came by a link has none.
      if (own && cameByLink(context)) return null;
      return (await context.loaders.user.load(member.user_id))?.email ?? null;
    },
    company: (member, _args, { loaders }) =>
      member.company_id === null ? null : loaders.company.load(member.company_id),
    may: async (member, _args, context) => {
      const active = (await context.loaders.project.load(member.project_id))?.state === 'ACTIVE';
      return {
        raise: active && may(member, 'raise'),
        setUp: active && may(member, 'setUp'),
        revisePlans: active && may(member, 'revisePlans'),
        archive: may(member, 'archive'),
        shareViews: may(member, 'shareViews'),
        comment: active && (!cameByLink(context) || context.viewer?.client?.mayComment !== false),
        reports: cameByLink(context)
          ? []
          : [...kindsMadeBy({ role: member.role, companyId: member.company_id })],
      };
    },
  },
  Invitation: {
    company: (invitation, _args, { loaders }) =>
      invitation.company_id === null ? null : loaders.company.load(invitation.company_id),
    expiresAt: (invitation) => invitation.expires_at,
    mail: ({ mail }, _args, { services }) => (services.sendsMail ? mail : null),
  },
  Mutation: {
    setUp: (_root, args, context) => setUp(context, args),
    inviteMembers: async (_root, args, context) => {
      const { event, invitationIds, memberIds, tokenOf } = await inviteMembers(context, args);
      const rows = await context.services.db
        .selectFrom('invitation')
        .selectAll()
        .where('id', 'in', invitationIds)
        .execute();
      const members = await Promise.all(memberIds.map((id) => context.loaders.member.load(id)));
      return {
        receipt: receiptOf(context, event),
        links: invitationIds.flatMap((id) =>
          rows
            .filter((row) => row.id === id)
            .map((invitation) => ({ invitation, path: `/join/${tokenOf(id)}` })),
        ),
        alreadyMembers: members.filter((member) => member !== null),
      };
    },
    withdrawInvitation: async (_root, args, context) => {
      const { event } = await withdrawInvitation(context, args);
      return { receipt: receiptOf(context, event), withdrawnId: args.input.invitationId };
    },
    acceptInvitation: async (_root, args, context) => {
      const { projectId } = await acceptInvitation(context, args);
      const project = await context.loaders.project.load(projectId);
      return { projectCode: project?.code ?? '' };
    },
    changeMember: async (_root, args, context) => {
      const { event } = await changeMember(context, args);
      const member = await context.loaders.member.load(args.input.memberId);
      if (member === null) throw new Refusal('NOT_FOUND');
      return { receipt: receiptOf(context, event), member };
    },
    removeMember: async (_root, args, context) => {
      const { event } = await removeMember(context, args);
      return { receipt: receiptOf(context, event), removedId: args.input.memberId };
    },
  },
};
