import type { Resolvers } from '../../../__generated__/server/resolvers';
import { checkFirst, relayConnectionOfRows } from '../../graphql/relayConnection';
import { type Context, requireViewer } from '../../context';
import { dayIn } from '../../../rules/days';
import { readWaitingCursor, waitingCursorAt, type WaitingPosition } from '../../../rules/waiting';
import { Refusal } from '../../refusal';
import { changeMailing, mailingOf, markSeen, projectsById } from './attention';
import { activeProjectsOf, lastEvents, pageOfWaiting } from './store';

export const notificationResolvers: Resolvers<Context> = {
  Viewer: {
    waiting: async (viewer, { first, after }, context) => {
      checkFirst(first);
      const { services, loaders } = context;
      const { db } = services;
      // Read before the rows: a person who sees them has seen the journals up to here.
      const projects = await activeProjectsOf(db, viewer);
      for (const project of projects) loaders.project.clear(project.id).prime(project.id, project);
      const days = projects.map(({ id, time_zone }) => ({
        projectId: id,
        day: dayIn(time_zone, services.clock()),
      }));
      const waiting = await pageOfWaiting(db, viewer, {
        first,
        after: after == null ? null : positionAt(after),
        days,
      });
      const shown = waiting.slice(0, first).map(({ id }) => id);
      const [snags, events] = await Promise.all([
        Promise.all(shown.map(async (id) => loaders.snag.load(id))),
        lastEvents(db, viewer.userId, shown),
      ]);
      const page = relayConnectionOfRows(waiting, first, after, waitingCursorAt);
      const byId = new Map(snags.flatMap((snag) => (snag === null ? [] : [[snag.id, snag]])));
      return {
        ...page,
        projects,
        edges: page.edges.flatMap(({ cursor, node: { id, isNew } }) => {
          const [node, last] = [byId.get(id), events.get(id)];
          return node === undefined
            ? []
            : [
                {
                  cursor,
                  node,
                  isNew,
                  lastEvent: last?.event ?? null,
                  newEvents: last?.fresh ?? 0,
                },
              ];
        }),
      };
    },
    mailing: async (viewer, _args, { services }) => ({
      ...(await mailingOf(services, viewer.userId)),
      available: services.sendsMail,
    }),
  },
  Project: {
    newlyWaiting: (project, _args, { loaders }) => loaders.newlyWaiting.load(project.id),
  },
  Mutation: {
    markSeen: async (_root, args, context) => ({
      projects: await projectsById(context, await markSeen(context, args)),
    }),
    changeMailing: async (_root, args, context) => {
      await changeMailing(context, args);
      return { viewer: requireViewer(context) };
    },
  },
};

function positionAt(cursor: string): WaitingPosition {
  const position = readWaitingCursor(cursor);
  if (position === null) throw new Refusal('BAD_REQUEST', {}, 'after');
  return position;
}
