import type { ProjectSnagsArgs } from '../../../__generated__/server/resolvers';
import {
  cursorAt,
  nearCursorAt,
  type PageArgs,
  pageOf,
  readCursor,
  readNearCursor,
} from '../../../rules/listPage';
import type { ListPosition } from '../../../rules/snagOrder';
import { checkFirst, relayConnectionOf } from '../../graphql/relayConnection';
import type { Context } from '../../context';
import { Refusal } from '../../refusal';
import type { Filter } from './listFilter';
import { listedSnag, positionOf, stretchOfSnags } from './listStore';
import { originOf } from './near';
import { nearPositionOf, type NearRow, stretchOfNearest } from './nearStore';
import { readerOf } from './reader';

/** A page of a project's list, in any of its orders. */
export async function listSnags(
  context: Context,
  projectId: string,
  { filter, near, sort, ...args }: Partial<ProjectSnagsArgs>,
) {
  const order = sort ?? 'NUMBER';
  if (order === 'NEAR') return nearestSnags(context, projectId, { filter, near, args });
  const { db } = context.services;
  const reader = await readerOf(context, projectId);
  const page = await pageOf<NearRow['snag'], ListPosition>(args, {
    read: (stretch) => stretchOfSnags(db, reader, { ...stretch, sort: order, filter }),
    ...refusing,
    positionAt: (cursor, field) => readCursor(order, cursor) ?? refusing.refuse(field),
    positionOfNumber: async (number) => {
      const row = await listedSnag(db, reader, filter, number);
      return row === undefined ? null : positionOf(order, row);
    },
  });
  for (const row of page.rows) context.loaders.snag.prime(row.id, row);
  return relayConnectionOf(page, (row) => cursorAt(order, positionOf(order, row)));
}

const refusing = {
  checkCount: checkFirst,
  refuse: (field: string): never => {
    throw new Refusal('BAD_REQUEST', {}, field);
  },
};

interface NearAsked {
  filter: Filter;
  near: ProjectSnagsArgs['near'];
  args: PageArgs;
}

async function nearestSnags(
  context: Context,
  projectId: string,
  { filter, near, args }: NearAsked,
) {
  const { db } = context.services;
  const origin = await originOf(context, projectId, near);
  const mark = origin?.mark ?? '';
  const reader = await readerOf(context, projectId);
  const page = await pageOf<NearRow, NearRow['position']>(args, {
    read: (stretch) => stretchOfNearest(db, reader, { ...stretch, filter, origin }),
    ...refusing,
    positionAt: (cursor, field) => readNearCursor(mark, cursor) ?? refusing.refuse(field),
    positionOfNumber: async (number) => {
      const row = await listedSnag(db, reader, filter, number);
      return row === undefined ? null : nearPositionOf(db, reader, origin, row);
    },
  });
  for (const { snag } of page.rows) context.loaders.snag.prime(snag.id, snag);
  const { edges, pageInfo } = relayConnectionOf(page, (row) => nearCursorAt(mark, row.position));
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.snag })),
    pageInfo,
    near: origin?.snag ?? null,
  };
}
