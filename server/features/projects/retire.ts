import type { Context } from '../../context';
import { type Carried, Refusal } from '../../refusal';
import { type EventInput, record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { endLinks } from '../links/store';
import { checkRoomFor, ifArchived } from './register';

/** Things of the set-up that can be archived, and removed while nothing uses them. */
export type Retirable = 'company' | 'trade';

type Carrier = readonly [
  what: Carried,
  count: (trx: Trx, id: string, now: number) => Promise<{ n: number }>,
];

const snagColumns = { company: 'company_id', trade: 'trade_id' } as const;

const snagsWith = (column: (typeof snagColumns)[Retirable]): Carrier => [
  'snags',
  (trx, id) =>
    trx
      .selectFrom('snag')
      .where(column, '=', id)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
];

/** What uses each of them, in the order of the refusal's sentence. */
const carriers: Record<Retirable, readonly Carrier[]> = {
  company: [
    snagsWith('company_id'),
    [
      'people',
      (trx, id) =>
        trx
          .selectFrom('member')
          .where('company_id', '=', id)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
    ],
    [
      'invitations',
      (trx, id, now) =>
        trx
          .selectFrom('invitation')
          .where('company_id', '=', id)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', now)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
    ],
    [
      'trades',
      (trx, id) =>
        trx
          .selectFrom('trade')
          .where('default_company_id', '=', id)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
    ],
    [
      'acceptances',
      (trx, id) =>
        trx
          .selectFrom('acceptance')
          .where('company_id', '=', id)
          .where('withdrawn_at', 'is', null)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
    ],
    [
      'notices',
      (trx, id) =>
        trx
          .selectFrom('defect_notice')
          .where('company_id', '=', id)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow(),
    ],
  ],
  trade: [snagsWith('trade_id')],
};

/** Archives a thing, so that it is not offered any more, or restores it. Existing uses stay. */
export function archive(
  context: Context,
  mutation: 'archiveCompany' | 'archiveTrade',
  table: Retirable,
  id: string,
  input: EventInput & { archived: boolean },
): Promise<Recorded> {
  return record(
    context,
    {
      mutation,
      input,
      content: input,
      projectOf: async (trx) => (await requireThing(trx, table, id)).project_id,
    },
    async (trx, { now, project }) => {
      const before = await requireThing(trx, table, id);
      if (!input.archived && before.archived_at !== null) await checkRoomFor(trx, project, table);
      await trx
        .updateTable<Retirable>(table)
        .set({ archived_at: input.archived ? (before.archived_at ?? now) : null })
        .where('id', '=', id)
        .execute();
      const changes = [
        {
          field: 'archived',
          from: String(before.archived_at !== null),
          to: String(input.archived),
        },
      ];
      return {
        kind: table === 'company' ? 'COMPANY_SAVED' : 'TRADE_SAVED',
        subjectId: id,
        changes,
      };
    },
  );
}

/**
 * Removes an unused thing. Events from offline devices that refer to it are kept without it: see
 * references.ts.
 */
export async function remove(
  context: Context,
  mutation: 'removeCompany' | 'removeTrade',
  table: Retirable,
  id: string,
  input: EventInput,
): Promise<Recorded> {
  const ended: string[] = [];
  const recorded = await record(
    context,
    {
      mutation,
      input,
      content: input,
      projectOf: async (trx) => (await requireThing(trx, table, id)).project_id,
    },
    async (trx, { now }) => {
      const before = await requireThing(trx, table, id);
      for (const [carried, count] of carriers[table]) {
        const { n } = await count(trx, id, now);
        if (n > 0)
          throw new Refusal('STILL_USED', { name: before.name, n, carried, ...ifArchived(before) });
      }
      // Those that are over name it no longer.
      if (table === 'company')
        await trx
          .updateTable('invitation')
          .set({ company_id: null })
          .where('company_id', '=', id)
          .execute();
      if (table === 'company')
        await trx.deleteFrom('acceptance').where('company_id', '=', id).execute();
      if (table === 'company')
        ended.push(...(await endLinks(trx, context.services.sessions, { company_id: id }, now)));
      await trx.deleteFrom<Retirable>(table).where('id', '=', id).execute();
      return {
        kind: table === 'company' ? 'COMPANY_REMOVED' : 'TRADE_REMOVED',
        subjectId: id,
        changes: [{ field: 'name', from: before.name, to: null }],
        facts: { before },
      };
    },
  );
  for (const sessionId of ended) context.services.sessionEnded(sessionId);
  return recorded;
}

async function requireThing(trx: Trx, table: Retirable, id: string) {
  const thing = await trx
    .selectFrom<Retirable>(table)
    .select(['id', 'project_id', 'name', 'archived_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (thing === undefined) throw new Refusal('NOT_FOUND');
  return thing;
}
