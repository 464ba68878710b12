import type { Actor, Pin, Snag, SnagStatus, TakeBack } from '../../../rules/snag';
import { everyField } from '../../../rules/snagFields';
import { isEmbedded, isRef, type Embedded, type Row, type Value } from '../rows/row';

// Reads values from rows. A missing field is read as empty.

export const text = (value: Value | undefined): string => (typeof value === 'string' ? value : '');
export const textOrNull = (value: Value | undefined): string | null =>
  typeof value === 'string' ? value : null;
export const count = (value: Value | undefined): number => (typeof value === 'number' ? value : 0);
export const countOrNull = (value: Value | undefined): number | null =>
  typeof value === 'number' ? value : null;
export const link = (value: Value | undefined): string | null => (isRef(value) ? value.ref : null);
export const links = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.flatMap((each: Value) => link(each) ?? []) : [];
export const texts = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.map((each: Value) => text(each)) : [];

export const embedded = (value: Value | undefined): Embedded | null =>
  isEmbedded(value) ? value : null;

/** Who acts, by their own membership. */
export const actorOf = (userId: string, member: Row | undefined): Actor => ({
  userId,
  role: text(member?.['role']),
  companyId: link(member?.['company']),
  silent: embedded(member?.['may'])?.['comment'] === false,
});

/** The members of a project, by their users. */
export const actorsOf = (members: readonly (Row | undefined)[]): Map<string, Actor> =>
  new Map(
    members.map((row) => {
      const userId = link(row?.['user']) ?? '';
      return [userId, actorOf(userId, row)];
    }),
  );

/** The revision and spot at which the pin was set. */
export function pinOf(row: Embedded): Pin | null {
  const pin = embedded(row['pin']);
  const revisionId = link(pin?.['setOn']);
  return revisionId === null
    ? null
    : { revisionId, x: count(pin?.['setX']), y: count(pin?.['setY']) };
}

/** What its person can take back. */
export function takeBackOf(row: Embedded): TakeBack | null {
  const said = embedded(row['takeBack']);
  const by = link(said?.['by']);
  return by === null
    ? null
    : { by, to: text(said?.['to']) as SnagStatus, since: count(said?.['since']) };
}

/** The snag as the rules know it. A row has the schema's enum values. */
export const factsOf = (row: Embedded): Snag => ({
  ...everyField((_key, { kind, name, usual }) => {
    if (kind === 'PIN') return pinOf(row);
    if (kind === 'AMOUNT') return countOrNull(row[name]);
    return kind === 'LINK' ? link(row[name]) : (textOrNull(row[name]) ?? usual ?? null);
  }),
  status: text(row['status']) as SnagStatus,
  raisedBy: text(link(row['raisedBy'])),
  raisedAt: count(row['raisedAt']),
  fixedBy: link(row['fixedBy']),
  fixedAt: countOrNull(row['fixedAt']),
  closedBy: link(row['closedBy']),
  closedAt: countOrNull(row['closedAt']),
  sentBackCount: count(row['sentBackCount']),
  importUndone: row['importUndone'] === true,
  version: count(row['version']),
  waitingSince: count(embedded(row['waitingFor'])?.['since']),
  takeBack: takeBackOf(row),
});
