import type {
  MutationSignHandoverArgs,
  MutationWithdrawHandoverArgs,
} from '../../../__generated__/server/resolvers';
import {
  handoverLimits,
  readsHandovers,
  readStrokes,
  signsHandovers,
} from '../../../rules/handovers';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { HandoverTable } from '../../database/handoverTables';
import { addJob } from '../../jobs';
import { say } from '../../messages';
import { Refusal } from '../../refusal';
import { cleanLong, cleanName } from '../../text';
import { codeLinksOf } from '../codeLinks/store';
import { record, type Recorded } from '../journal/record';
import { erasedName, namesOf } from '../journal/names';
import { cleanShort } from './prepareHandover';
import { handoverById, partiesOf, type Signed } from './handoverStore';

/**
 * Signs for one party, in the session of whoever prepared the handover or was asked to: an event that names the
 * draft by its hash. Two signatures of different parties at once both stand; of the same
 * party the first does. With the last one the final PDF is due.
 */
export async function signHandover(
  context: Context,
  { input }: MutationSignHandoverArgs,
): Promise<Recorded> {
  const signed = cleanSigned(input);
  let isDue = false;
  const recorded = await record(
    context,
    {
      mutation: 'signHandover',
      input,
      content: input,
      projectOf: async (trx) => (await requireHandover(trx, input.handoverId)).project_id,
      about: input.handoverId,
    },
    async (trx, moment) => {
      // The transaction may be retried, so this is set anew each time.
      isDue = false;
      const handover = await requireHandover(trx, input.handoverId);
      const { prepared_by: owner } = handover;
      const { role, company_id: companyId } = moment.member;
      // Nobody else is told that it is there.
      if (!readsHandovers({ role, companyId })) throw new Refusal('NOT_FOUND');
      const asked = (await codeLinksOf(trx, [handover.id])).find(
        ({ part }) => part === input.position,
      );
      const { userId } = moment.viewer;
      if (
        !signsHandovers(
          { role, companyId },
          { hasPrepared: owner === userId, isAsked: asked?.user_id === userId },
        )
      ) {
        const name = (await namesOf(trx, [owner], context.language)).get(owner);
        throw new Refusal('HANDOVER_OF_OTHER', { name: name ?? say(erasedName, context.language) });
      }
      if (handover.state === 'WITHDRAWN') throw new Refusal('HANDOVER_ENDED', { withdrawn: 1 });
      isDue = await addSignature(trx, handover, {
        eventId: input.eventId,
        seq: moment.seq,
        position: input.position,
        draftSha256: input.draftSha256,
        except: signed.except,
      });
      return { kind: 'HANDOVER_SIGNED', subjectId: handover.id, facts: signed };
    },
  );
  // Also for a repeated event: the server may have been killed between the last signature and
  // waking the job.
  if (
    isDue ||
    (recorded.repeated &&
      (await handoverById(context.services.db, input.handoverId))?.state === 'SIGNED')
  )
    context.services.jobs.wake('SEAL_HANDOVER');
  return recorded;
}

/**
 * The row of a signature, of the draft that is there. Answers whether it was the last, so that the
 * final PDF is due.
 */
export async function addSignature(
  trx: Trx,
  handover: HandoverTable,
  {
    eventId,
    seq,
    position,
    draftSha256,
    except,
  }: {
    eventId: string;
    seq: number;
    position: number;
    draftSha256: string;
    except: readonly number[];
  },
): Promise<boolean> {
  const parties = partiesOf(handover);
  const party = parties[position];
  if (party === undefined || handover.draft_sha256 !== draftSha256)
    throw new Refusal('BAD_REQUEST', {}, party === undefined ? 'position' : 'draftSha256');
  const there = await trx
    .selectFrom('handover_signature')
    .select('party')
    .where('handover_id', '=', handover.id)
    .execute();
  if (there.some((one) => one.party === position))
    throw new Refusal('HANDOVER_SIGNED', { role: party.role }, 'position');
  await requireSnags(trx, handover.project_id, except);
  await trx
    .insertInto('handover_signature')
    .values({
      id: eventId,
      handover_id: handover.id,
      project_id: handover.project_id,
      party: position,
      seq,
    })
    .execute();
  if (there.length + 1 < parties.length) return false;
  await trx
    .updateTable('handover')
    .set({ state: 'SIGNED' })
    .where('id', '=', handover.id)
    .execute();
  await addJob(trx, 'SEAL_HANDOVER', handover.id);
  return true;
}

export function cleanSigned({
  name,
  company,
  strokes,
  reservations,
  except,
}: Pick<
  MutationSignHandoverArgs['input'],
  'name' | 'company' | 'strokes' | 'reservations' | 'except'
>): Omit<Signed, 'strokes' | 'byLink'> {
  if (strokes != null && readStrokes(strokes) === null)
    throw new Refusal('SIGNATURE_UNREADABLE', {}, 'strokes');
  if (except.length > handoverLimits.excepted) throw new Refusal('BULK_TOO_MANY', {}, 'except');
  return {
    name: cleanName(name, 'name', 'name', handoverLimits.line),
    company: cleanShort(company, 'company'),
    reservations: cleanLong(reservations, 'reservations', handoverLimits.reservations),
    except: [...new Set(except)].toSorted((one, other) => one - other),
  };
}

async function requireSnags(
  trx: Trx,
  projectId: string,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  const rows = await trx
    .selectFrom('snag')
    .select('number')
    .where('project_id', '=', projectId)
    .where('number', 'in', numbers)
    .execute();
  const unknown = numbers.find((number) => !rows.some((row) => row.number === number));
  if (unknown !== undefined) throw new Refusal('SNAG_NUMBER_UNKNOWN', { n: unknown }, 'except');
}

/** Ends a handover that not all have signed. Its draft stays: signatures may name it. */
export async function withdrawHandover(
  context: Context,
  { input }: MutationWithdrawHandoverArgs,
): Promise<Recorded> {
  let data: string | null = null;
  const recorded = await record(
    context,
    {
      mutation: 'withdrawHandover',
      input,
      content: input,
      projectOf: async (trx) => (await requireHandover(trx, input.handoverId)).project_id,
      about: input.handoverId,
    },
    async (trx, moment) => {
      const handover = await requireOpen(trx, input.handoverId);
      data = handover.data_key;
      await trx
        .updateTable('handover')
        .set({ state: 'WITHDRAWN', data_key: null, data_sha256: null, ended_at: moment.now })
        .where('id', '=', handover.id)
        .execute();
      return { kind: 'HANDOVER_WITHDRAWN', subjectId: handover.id };
    },
  );
  if (data !== null) await context.services.reports.discard([data]);
  return recorded;
}

async function requireHandover(trx: Trx, id: string): Promise<HandoverTable> {
  const handover = await handoverById(trx, id);
  if (handover === undefined) throw new Refusal('NOT_FOUND');
  return handover;
}

async function requireOpen(trx: Trx, id: string): Promise<HandoverTable> {
  const handover = await requireHandover(trx, id);
  if (handover.state !== 'PREPARED')
    throw new Refusal('HANDOVER_ENDED', { withdrawn: handover.state === 'WITHDRAWN' ? 1 : 0 });
  return handover;
}
