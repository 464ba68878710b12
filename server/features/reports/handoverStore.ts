import { readsHandovers } from '../../../rules/handovers';
import { plainCursor, readPlainCursor } from '../../../rules/listPage';
import type { Handle } from '../../database/engine';
import type { HandoverTable } from '../../database/handoverTables';
import type { MemberTable } from '../../database/schema';
import { memberScope } from '../../scope';
import { noNews } from '../journal/store';
import { draftIdOf } from '../../ids';

export const handoverById = (db: Handle, id: string) =>
  db.selectFrom('handover').selectAll().where('id', '=', id).executeTakeFirst();

export const readsHandover = (member: MemberTable | null): boolean =>
  member !== null &&
  memberScope(member).kind !== 'PLACES' &&
  readsHandovers({ role: member.role, companyId: member.company_id });

interface ListPosition {
  preparedAt: number;
  id: string;
}

/** Some of them after a position in the list, the newest first, and one more if there is. */
export const handoversFor = async (
  db: Handle,
  member: MemberTable | null,
  { first, after }: { first: number; after: ListPosition | null },
): Promise<HandoverTable[]> =>
  member === null || !readsHandover(member)
    ? []
    : db
        .selectFrom('handover')
        .selectAll()
        .where('project_id', '=', member.project_id)
        .$if(after !== null, (query) =>
          query.where((eb) =>
            eb.or([
              eb('prepared_at', '<', after?.preparedAt ?? 0),
              eb.and([
                eb('prepared_at', '=', after?.preparedAt ?? 0),
                eb('id', '<', after?.id ?? ''),
              ]),
            ]),
          ),
        )
        .orderBy('prepared_at', 'desc')
        .orderBy('id', 'desc')
        .limit(first + 1)
        .execute();

export const cursorOf = ({ prepared_at, id }: HandoverTable): string =>
  plainCursor(`${prepared_at} ${id}`);

/** Null if the text is not a cursor of this list. */
export function readCursor(cursor: string): ListPosition | null {
  const [, preparedAt, id] = /^(\d{1,15}) (\w+)$/.exec(readPlainCursor(cursor)) ?? [];
  return preparedAt === undefined || id === undefined
    ? null
    : { preparedAt: Number(preparedAt), id };
}

export interface Party {
  role: string;
  company: string;
}

// Written by features/reports/prepareHandover.ts.
export const partiesOf = ({ parties }: Pick<HandoverTable, 'parties'>): Party[] =>
  JSON.parse(parties) as Party[];

/** A signature from the journal, without erased parts. */
export interface StoredSignature {
  eventId: string;
  handoverId: string;
  position: number;
  /** Who was signed in; null if it was signed behind a link. */
  byId: string | null;
  signedAt: number;
  signed: Signed | null;
}

/** What the device sent, with cleaned texts. */
export interface Signed {
  name: string;
  company: string;
  strokes: string | null;
  reservations: string;
  except: readonly number[];
  /** Where the link went by which it was signed, and whether link and code came by mail. */
  byLink?: { email: string; mailed: boolean };
}

/** The signatures of one handover, in the order of its parties. */
export const signaturesOf = (db: Handle, handoverId: string): Promise<StoredSignature[]> =>
  signaturesOfAll(db, [handoverId]);

export async function signaturesOfAll(
  db: Handle,
  handoverIds: readonly string[],
): Promise<StoredSignature[]> {
  const rows = await db
    .selectFrom('handover_signature as own')
    .innerJoin('told_event as told', (join) =>
      join.onRef('told.project_id', '=', 'own.project_id').onRef('told.seq', '=', 'own.seq'),
    )
    .select([
      'own.id',
      'own.handover_id',
      'own.party',
      'told.actor_id',
      'told.occurred_at',
      'told.content',
    ])
    .where('own.handover_id', 'in', handoverIds)
    .orderBy('own.party')
    .execute();
  return rows.map(
    ({ id, handover_id: handoverId, party, actor_id: byId, occurred_at: signedAt, content }) => ({
      eventId: id,
      handoverId,
      position: party,
      byId,
      signedAt,
      signed: content === null ? null : signedIn(content),
    }),
  );
}

function signedIn(content: string): Signed {
  // Written by `append` from what features/reports/signHandover.ts gives.
  const { sent, facts } = JSON.parse(content) as {
    sent: Pick<Signed, 'strokes'>;
    facts: Omit<Signed, 'strokes'>;
  };
  return { ...facts, strokes: sent.strokes ?? null };
}

/** Kinds of events that change nothing a draft shows. */
const unchanging = [...noNews, 'REDACTED'];

/** How many events of snags came after this one. */
export async function changesSince(db: Handle, projectId: string, seq: number): Promise<number> {
  const { n } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('project_id', '=', projectId)
    .where('seq', '>', seq)
    .where('snag_id', 'is not', null)
    .where('kind', 'not in', unchanging)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * The same for several handovers that wait for signatures; those without later events are left out.
 */
export async function changesSinceAll(
  db: Handle,
  handoverIds: readonly string[],
): Promise<{ id: string; n: number }[]> {
  return db
    .selectFrom('handover')
    .innerJoin('event', (join) =>
      join
        .onRef('event.project_id', '=', 'handover.project_id')
        .onRef('event.seq', '>', 'handover.last_seq'),
    )
    .select((eb) => ['handover.id', eb.fn.countAll<number>().as('n')])
    .where('handover.id', 'in', handoverIds)
    .where('handover.state', '=', 'PREPARED')
    .where('event.snag_id', 'is not', null)
    .where('event.kind', 'not in', unchanging)
    .groupBy('handover.id')
    .execute();
}

/** The files of handovers that are to be deleted with their projects. */
export async function filesOfHandovers(db: Handle, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('handover')
    .select(['draft_key', 'data_key', 'file_key'])
    .where('project_id', '=', projectId)
    .execute();
  return rows
    .flatMap((row) => [row.draft_key, row.data_key, row.file_key])
    .filter((key) => key !== null);
}

/**
 * Ends the handovers that not all have signed, and lets go of their drafts, because something is
 * erased that they may say. What all have signed stays as it is: it is evidence. Answers the files
 * that are to be deleted once that is written, and the ids by which the REDACTED event names the
 * drafts.
 */
export async function dropDrafts(
  db: Handle,
  projectIds: readonly string[],
  now: number,
  isMeant: (handoverId: string) => boolean = () => true,
): Promise<{ keys: string[]; idsOf: (projectId: string) => string[] }> {
  const found =
    projectIds.length === 0
      ? []
      : await db
          .selectFrom('handover')
          .select(['id', 'project_id', 'draft_key', 'data_key', 'ended_at'])
          .where('project_id', 'in', projectIds)
          .where('state', 'in', ['PREPARED', 'WITHDRAWN'])
          .where('draft_key', 'is not', null)
          .execute();
  const rows = found.filter(({ id }) => isMeant(id));
  for (const { id, ended_at } of rows)
    await db
      .updateTable('handover')
      .set({
        state: 'WITHDRAWN',
        draft_key: null,
        data_key: null,
        data_sha256: null,
        ended_at: ended_at ?? now,
      })
      .where('id', '=', id)
      .execute();
  return {
    keys: rows.flatMap((row) => [row.draft_key, row.data_key]).filter((key) => key !== null),
    idsOf: (projectId) =>
      rows.filter((row) => row.project_id === projectId).map(({ id }) => draftIdOf(id)),
  };
}

/**
 * Takes what was erased of the events that prepared these out of their rows, which say it too: for
 * whom is signed, and the words by which snags were looked for. The parties keep their places, by
 * which signatures name them.
 */
export async function clearHandovers(db: Handle, ids: readonly (string | null)[]): Promise<void> {
  for (const id of ids) {
    const row = id === null ? undefined : await handoverById(db, id);
    if (row === undefined) continue;
    // written by features/reports/prepareHandover.ts
    const { text: _erased, ...filter } = JSON.parse(row.filter) as { text?: string };
    const parties = partiesOf(row).map((): Party => ({ role: '', company: '' }));
    await db
      .updateTable('handover')
      .set({ filter: JSON.stringify(filter), parties: JSON.stringify(parties) })
      .where('id', '=', row.id)
      .execute();
  }
}

/** Which of these keys a row has. */
export async function knownHandoverKeys(db: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('handover')
    .select(['draft_key', 'data_key', 'file_key'])
    .where((eb) =>
      eb.or([eb('draft_key', 'in', keys), eb('data_key', 'in', keys), eb('file_key', 'in', keys)]),
    )
    .execute();
  return new Set(
    rows
      .flatMap((row) => [row.draft_key, row.data_key, row.file_key])
      .filter((key) => key !== null),
  );
}
