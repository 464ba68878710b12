import type {
  MutationSaveAcceptanceArgs,
  MutationWithdrawAcceptanceArgs,
  Resolvers,
} from '../../../__generated__/server/resolvers';
import { dayIn, isDay } from '../../../rules/days';
import { isPeriodLength } from '../../../rules/defectsPeriod';
import { textLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { Change } from '../../database/journalTables';
import type { Trx } from '../../database/engine';
import type { AcceptanceTable, ProjectTable } from '../../database/schema';
import { loaded } from '../../graphql/loaders';
import { checkId } from '../../ids';
import { cameByLink, memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { cleanLong } from '../../text';
import { type Recorded, receiptOf, record } from '../journal/record';
import { find } from '../journal/references';
import { acceptanceById, acceptancesFor, endOf, openSince } from './store';

type Said = Pick<
  AcceptanceTable,
  'company_id' | 'part' | 'basis' | 'length_count' | 'length_unit' | 'accepted_on' | 'proof'
>;

/** Records an acceptance, or corrects what is given of it. */
function saveAcceptance(
  context: Context,
  { input }: MutationSaveAcceptanceArgs,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'saveAcceptance',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
      // Periods run after a project is archived, and mistakes in them are found then.
      inArchived: true,
    },
    async (trx, { project, now }) => {
      checkId(input.id, 'acceptance', 'id');
      const known = await acceptanceById(trx, input.id);
      if (known !== undefined && known.project_id !== project.id) throw new Refusal('ID_TAKEN');
      if (known !== undefined && known.withdrawn_at !== null)
        throw new Refusal('NOT_FOUND', {}, 'id');
      const said = await checked(trx, project, now, input, known);
      if (known === undefined) {
        await trx
          .insertInto('acceptance')
          .values({ id: input.id, project_id: project.id, withdrawn_at: null, ...said })
          .execute();
      } else await trx.updateTable('acceptance').set(said).where('id', '=', input.id).execute();
      return {
        kind: 'ACCEPTANCE_SAVED',
        subjectId: input.id,
        changes: await changesOf(trx, known, said),
      };
    },
  );
}

async function checked(
  trx: Trx,
  project: ProjectTable,
  now: number,
  input: MutationSaveAcceptanceArgs['input'],
  known: AcceptanceTable | undefined,
): Promise<Said> {
  const said = {
    company_id: input.companyId ?? known?.company_id,
    part: input.part == null ? (known?.part ?? '') : cleanLong(input.part, 'part', textLimits.name),
    basis: input.basis ?? known?.basis,
    length_count: input.lengthCount ?? known?.length_count,
    length_unit: input.lengthUnit ?? known?.length_unit,
    accepted_on: input.acceptedOn ?? known?.accepted_on,
    proof: input.proof == null ? (known?.proof ?? '') : cleanLong(input.proof, 'proof', 500),
  };
  const { company_id, basis, length_count, length_unit, accepted_on } = said;
  if (company_id === undefined) throw new Refusal('COMPANY_REQUIRED', {}, 'companyId');
  if ((await find(trx, 'company', project.id, company_id)) === undefined)
    throw new Refusal('NOT_FOUND', {}, 'companyId');
  if (basis === undefined) throw new Refusal('BAD_REQUEST', {}, 'basis');
  if (
    length_count === undefined ||
    length_unit === undefined ||
    !isPeriodLength({ count: length_count, unit: length_unit })
  )
    throw new Refusal('PERIOD_LENGTH', {}, 'lengthCount');
  if (accepted_on === undefined || !isDay(accepted_on))
    throw new Refusal('BAD_REQUEST', {}, 'acceptedOn');
  if (accepted_on > dayIn(project.time_zone, now))
    throw new Refusal('ACCEPTED_LATER', {}, 'acceptedOn');
  return { ...said, company_id, basis, length_count, length_unit, accepted_on };
}

/** What the history says: each fact with what stood there before. */
async function changesOf(
  trx: Trx,
  known: AcceptanceTable | undefined,
  said: Said,
): Promise<Change[]> {
  const facts = async (row: Said | undefined): Promise<Record<string, string | null>> =>
    row === undefined
      ? {}
      : {
          company:
            (
              await trx
                .selectFrom('company')
                .select('name')
                .where('id', '=', row.company_id)
                .executeTakeFirst()
            )?.name ?? null,
          part: row.part === '' ? null : row.part,
          basis: row.basis,
          length: `${row.length_count} ${row.length_unit}`,
          acceptedOn: row.accepted_on,
          proof: row.proof === '' ? null : row.proof,
        };
  const [before, after] = [await facts(known), await facts(said)];
  return Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? null;
    return from === to ? [] : { field, from, to };
  });
}

function withdrawAcceptance(
  context: Context,
  { input }: MutationWithdrawAcceptanceArgs,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'withdrawAcceptance',
      input,
      content: input,
      projectOf: async (trx) => (await requireAcceptance(trx, input.acceptanceId)).project_id,
      about: input.acceptanceId,
      inArchived: true,
    },
    async (trx, { now }) => {
      const row = await requireAcceptance(trx, input.acceptanceId);
      await trx
        .updateTable('acceptance')
        .set({ withdrawn_at: row.withdrawn_at ?? now })
        .where('id', '=', row.id)
        .execute();
      return {
        kind: 'ACCEPTANCE_WITHDRAWN',
        subjectId: row.id,
        changes: [{ field: 'acceptedOn', from: row.accepted_on, to: null }],
      };
    },
  );
}

async function requireAcceptance(trx: Trx, id: string): Promise<AcceptanceTable> {
  const row = await acceptanceById(trx, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

export const acceptanceResolvers: Resolvers<Context> = {
  Project: {
    acceptances: async (project, _args, context) =>
      cameByLink(context)
        ? []
        : acceptancesFor(context.services.db, await memberOf(context, project.id)),
  },
  Acceptance: {
    company: async (row, _args, { loaders }) => loaded(await loaders.company.load(row.company_id)),
    lengthCount: (row) => row.length_count,
    lengthUnit: (row) => row.length_unit,
    acceptedOn: (row) => row.accepted_on,
    endsOn: endOf,
    history: (row, _args, { loaders }) => loaders.eventsOfAcceptance.load(row.id),
    openSince: async (row, _args, { loaders, services: { db } }) =>
      openSince(db, row, loaded(await loaders.project.load(row.project_id)).time_zone),
  },
  Mutation: {
    saveAcceptance: async (_root, args, context) => {
      const { event } = await saveAcceptance(context, args);
      const listed = await acceptancesFor(
        context.services.db,
        await memberOf(context, args.input.projectId),
      );
      return {
        receipt: receiptOf(context, event),
        acceptance: listed.find(({ id }) => id === args.input.id) ?? null,
        project: loaded(await context.loaders.project.load(args.input.projectId)),
      };
    },
    withdrawAcceptance: async (_root, args, context) => {
      const { event } = await withdrawAcceptance(context, args);
      return {
        receipt: receiptOf(context, event),
        withdrawnId: args.input.acceptanceId,
        project: loaded(await context.loaders.project.load(event.project_id)),
      };
    },
  },
};
