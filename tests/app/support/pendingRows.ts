import type { StoredEvent } from '../../../src/sync/outbox/entry';
import { applyPending, type SnagState } from '../../../src/sync/replica/pending';
import { link } from '../../../src/sync/answers/fields';
import { mergeRow } from '../../../src/sync/rows/normalise';
import { readSetUp, readSnags } from '../../../src/sync/rows/read';
import type { Row } from '../../../src/sync/rows/row';
import { askAs } from '../../support/deviceCopy';
import type { PersonKey, Site } from '../../support/site';

/** A snag as the rows of a device have it, with what an event of its person would make of it. */
export interface PendingSnag {
  readonly state: SnagState;
  after(event: StoredEvent): SnagState;
}

/** Reads the set-up and one snag as a device does. */
export async function readPendingSnag(
  site: Site,
  person: PersonKey,
  snagId: string,
): Promise<PendingSnag> {
  const ask = askAs(site, person);
  const setUp = await readSetUp(ask, 'SITE');
  const snags = await readSnags(ask, 'SITE', { ids: [snagId] });
  const rows = new Map<string, Row>();
  for (const each of [...(setUp?.rows ?? []), ...(snags?.rows ?? [])])
    rows.set(each.id, mergeRow(rows.get(each.id), each));
  const row = (id: string | null): Row | undefined => rows.get(id ?? '');
  const project = row(setUp?.projectId ?? null);
  if (project === undefined) throw new Error('The project is not shared with the person.');
  const member = row(link(project['membership']));
  const around = {
    row,
    project,
    actor: {
      userId: site.people[person].userId,
      role: String(member?.['role']),
      companyId: link(member?.['company']),
    },
  };
  const state = { row: row(snagId), details: snags?.details.get(snagId) ?? null };
  return { state, after: (event) => applyPending(state, [event], around) };
}

/** What the state says, without what only the server can make or decides later. */
export function saidBy({ row, details }: SnagState): object {
  const {
    id,
    number: _number,
    reference: _reference,
    displayTitle: _displayTitle,
    changedAt: _changedAt,
    version: _version,
    ...fields
  }: Partial<Row> = row ?? {};
  const rows = new Map(details?.rows.map((each) => [each.id, each]));
  return {
    id,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, name === 'pin' ? pinned(value) : value]),
    ),
    photos: details?.photoIds.map((photoId) => {
      const { kind, caption, shapes, by }: Partial<Row> = rows.get(photoId) ?? {};
      return { photoId, kind, caption, shapes, by };
    }),
    history: details?.eventIds.map((eventId) => {
      const {
        kind,
        actor,
        comment,
        reason,
        photo,
        shapes,
        edited,
        editedAt,
        withoutEffect,
      }: Partial<Row> = rows.get(eventId) ?? {};
      return {
        eventId,
        kind,
        actor,
        comment,
        reason,
        photo,
        shapes,
        edited,
        editedAt,
        withoutEffect,
      };
    }),
  };
}

/** Where it was set; the picture of the spot is the server's. */
function pinned(pin: unknown): unknown {
  if (typeof pin !== 'object' || pin === null) return pin;
  const { plan, setOn, setX, setY } = pin as Record<string, unknown>;
  return { plan, setOn, setX, setY };
}
