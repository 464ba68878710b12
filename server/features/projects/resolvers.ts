import type { Resolvers } from '../../../__generated__/server/resolvers';
import { plainCursor, readPlainCursor } from '../../../rules/listPage';
import { may } from '../../../rules/rights';
import { checkFirst, relayConnectionOfRows } from '../../graphql/relayConnection';
import { type Context, requireViewer } from '../../context';
import type { ProjectTable } from '../../database/schema';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { receiptOf } from '../journal/record';
import type { Weekday } from '../../../rules/days';
import { createProject, dueDaysOf, editProject, setProjectState } from './project';
import { logoUrlOf, removeSenderLogo, setSenderLogo } from './sender';
import { lockedProjectsOf, projectByCode, projectsOf, setUpStepsOf } from './store';

export const projectResolvers: Resolvers<Context> = {
  Query: {
    project: async (_root, { code }, context) => {
      const project = await projectByCode(
        context.services.db,
        code.toUpperCase(),
        requireViewer(context).userId,
      );
      if (project !== undefined) context.loaders.project.prime(project.id, project);
      return project ?? null;
    },
  },
  Viewer: {
    projects: async (viewer, { first, after }, { services }) => {
      checkFirst(first);
      const rows = await projectsOf(services.db, viewer, {
        first,
        afterCode: after == null ? '' : readPlainCursor(after),
      });
      return relayConnectionOfRows(rows, first, after, cursorOf);
    },
    lockedProjects: (viewer, _args, { services }) => lockedProjectsOf(services.db, viewer),
  },
  Project: {
    clientName: (project) => project.client_name,
    timeZone: (project) => project.time_zone,
    evidenceRequired: (project) => project.evidence_required === 1,
    dueDays: dueDaysOf,
    // written by project.ts from these
    workingDays: (project) => JSON.parse(project.working_days) as Weekday[],
    practicalCompletionOn: (project) => project.practical_completion_on,
    asksSecondFactor: (project) => project.second_factor === 1,
    senderName: (project) => project.sender_name,
    senderAddress: (project) => project.sender_address,
    senderLogoUrl: (project) => logoUrlOf(project),
    setUpSteps: async (project, _args, context) =>
      may(await memberOf(context, project.id), 'setUp')
        ? setUpStepsOf(context.services.db, project.id, {
            userId: requireViewer(context).userId,
            now: context.services.clock(),
          })
        : null,
    membership: async (project, _args, context) => {
      const member = await memberOf(context, project.id);
      if (member === null) throw new Refusal('NOT_FOUND');
      return member;
    },
  },
  Mutation: {
    createProject: async (_root, args, context) => {
      const { event } = await createProject(context, args);
      const node = await reload(context, event.project_id);
      return { receipt: receiptOf(context, event), projectEdge: { cursor: cursorOf(node), node } };
    },
    editProject: async (_root, args, context) => {
      const { event } = await editProject(context, args);
      return {
        receipt: receiptOf(context, event),
        project: await reload(context, event.project_id),
      };
    },
    setSenderLogo: async (_root, args, context) => {
      const { event } = await setSenderLogo(context, args);
      return {
        receipt: receiptOf(context, event),
        project: await reload(context, event.project_id),
      };
    },
    removeSenderLogo: async (_root, args, context) => {
      const { event } = await removeSenderLogo(context, args);
      return {
        receipt: receiptOf(context, event),
        project: await reload(context, event.project_id),
      };
    },
    setProjectState: async (_root, args, context) => {
      const { event } = await setProjectState(context, args);
      return {
        receipt: receiptOf(context, event),
        project: await reload(context, event.project_id),
      };
    },
  },
};

const cursorOf = (project: ProjectTable): string => plainCursor(project.code);

async function reload(context: Context, projectId: string): Promise<ProjectTable> {
  const project = await context.loaders.project.load(projectId);
  if (project === null) throw new Refusal('NOT_FOUND');
  return project;
}
