import type { ProjectSnagsArgs } from '../../../__generated__/server/resolvers';
import {
  cursorAt,
  nearCursorAt,
  type PageArgs,
  pageLater,
  readCursor,
  readNearCursor,
} from '../../../rules/listPage';
import { columnSortOf, type ListPosition } from '../../../rules/snagOrder';
import { checkFirst, relayConnectionOf } from '../../graphql/relayConnection';
import type { Context } from '../../context';
import { Refusal } from '../../refusal';
import type { Filter } from './listFilter';
import { listedSnag, stretchOfSnags } from './listStore';
import { originOf } from './near';
import { nearPositionOf, type NearRow, stretchOfNearest } from './nearStore';
import { type OrderedRow, positionOf } from './orders';
import { readerOf } from './reader';

/** A page of a project's list, in any of its orders. */
export async function listSnags(
  context: Context,
  projectId: string,
  { filter, near, sort, ...args }: Partial<ProjectSnagsArgs>,
) {
  if (sort === 'NEAR') return nearestSnags(context, projectId, { filter, near, args });
  const { db } = context.services;
  const reader = await readerOf(context, projectId);
  const order = columnSortOf(sort, filter, reader.member);
  const page = await pageLater<OrderedRow, ListPosition>(
    args,
    {
      ...refusing,
      positionAt: (cursor, field) => readCursor(order, cursor) ?? refusing.refuse(field),
      positionOf: (row) => positionOf(order, row),
    },
    (read) =>
      'number' in read
        ? listedSnag(db, reader, filter, read.number)
        : stretchOfSnags(db, reader, { ...read, sort: order, filter }),
  );
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
  const page = await pageLater<NearRow, NearRow['position']>(
    args,
    {
      ...refusing,
      positionAt: (cursor, field) => readNearCursor(mark, cursor) ?? refusing.refuse(field),
      positionOf: ({ position }) => position,
    },
    async (read) => {
      if (!('number' in read)) return stretchOfNearest(db, reader, { ...read, filter, origin });
      const snags = await listedSnag(db, reader, filter, read.number);
      return Promise.all(
        snags.map(async (snag) => ({
          snag,
          position: await nearPositionOf(db, reader, origin, snag),
        })),
      );
    },
  );
  for (const { snag } of page.rows) context.loaders.snag.prime(snag.id, snag);
  const { edges, pageInfo } = relayConnectionOf(page, (row) => nearCursorAt(mark, row.position));
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.snag })),
    pageInfo,
    near: origin?.snag ?? null,
  };
}
