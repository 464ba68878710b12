import type { TakeOverInput } from '../../../__generated__/server/resolvers';
import { type Context, requireViewer } from '../../context';
import type { Handle, Trx } from '../../database/engine';
import type { Change } from '../../database/journalTables';
import type { ProjectTable } from '../../database/schema';
import { newId } from '../../ids';
import { rolesWith } from '../../../rules/rights';
import { Refusal } from '../../refusal';
import type { SignedIn } from '../auth/sessionStore';
import type { EventContext } from '../journal/append';
import { type Following, memberWithRole, type OtherEvent } from '../journal/record';
import { listNamed } from './register';

// What a new project takes over from another one: each thing by the event that an admin's own entry
// of it would make.

/** The other project; refuses whoever is not its admin. */
async function requireSource(db: Handle, viewer: SignedIn, id: string): Promise<ProjectTable> {
  const source = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'DELETED')
    .executeTakeFirst();
  if (source === undefined) throw new Refusal('NOT_FOUND', {}, 'takeOver');
  await memberWithRole(db, source, viewer, rolesWith('setUp'));
  return source;
}

type CopiedLogo = {
  [Field in keyof ProjectTable & `logo_${string}`]: NonNullable<ProjectTable[Field]>;
};

/** Stores the logo of the other project once more; null if it has none. */
export async function copyLogo(context: Context, projectId: string): Promise<CopiedLogo | null> {
  const { db, logos } = context.services;
  const source = await requireSource(db, requireViewer(context), projectId);
  const { logo_key: key, logo_sha256, logo_length, logo_mime } = source;
  if (key === null || logo_sha256 === null || logo_length === null || logo_mime === null)
    return null;
  const logo_key = await logos.copy(key);
  return logo_key === null
    ? null
    : { logo_id: newId('logo'), logo_key, logo_sha256, logo_length, logo_mime };
}

/** Writes it into the new project, and answers its events. */
export async function takenOver(
  trx: Trx,
  { project, viewer }: EventContext,
  wanted: TakeOverInput,
  logo: CopiedLogo | null,
): Promise<Following[]> {
  const source = await requireSource(trx, viewer, wanted.projectId);
  const companyIds = new Map<string, string>();
  const companies = wanted.companies ? await listNamed(trx, 'company', source.id) : [];
  const ofCompanies: OtherEvent[] = companies.filter(isInUse).map((company) => {
    const id = newId('company');
    companyIds.set(company.id, id);
    const { name, email, phone } = company;
    return saved('COMPANY_SAVED', { id, projectId: project.id, name, email, phone }, () =>
      trx
        .insertInto('company')
        .values({ ...company, id, project_id: project.id })
        .execute(),
    );
  });
  const trades = wanted.trades ? await listNamed(trx, 'trade', source.id) : [];
  const ofTrades: OtherEvent[] = trades.filter(isInUse).map((trade) => {
    const id = newId('trade');
    const { name, default_company_id: company } = trade;
    const defaultCompanyId = (company === null ? null : companyIds.get(company)) ?? null;
    const phrases = JSON.parse(trade.phrases) as string[]; // written by saveTrade from a list of texts
    return saved(
      'TRADE_SAVED',
      { id, projectId: project.id, name, defaultCompanyId, phrases },
      () =>
        trx
          .insertInto('trade')
          .values({ ...trade, id, project_id: project.id, default_company_id: defaultCompanyId })
          .execute(),
    );
  });
  const { due_days, working_days, sender_name, sender_address } = source;
  const facts = {
    ...(wanted.calendar && { due_days, working_days }),
    ...(wanted.letterhead && { sender_name, sender_address }),
  };
  const changes = changesOf(project, facts);
  const ofProject: OtherEvent = {
    content: { projectId: project.id, ...facts },
    write: async () => {
      await trx.updateTable('project').set(facts).where('id', '=', project.id).execute();
      return { kind: 'PROJECT_EDITED', subjectId: project.id, changes };
    },
  };
  return [
    { mutation: 'editProject', events: changes.length === 0 ? [] : [ofProject] },
    { mutation: 'setSenderLogo', events: logo === null ? [] : [ofLogo(trx, project.id, logo)] },
    { mutation: 'saveCompany', events: ofCompanies },
    { mutation: 'saveTrade', events: ofTrades },
  ];
}

const isInUse = ({ archived_at }: { archived_at: number | null }): boolean => archived_at === null;

const saved = (
  kind: 'COMPANY_SAVED' | 'TRADE_SAVED',
  content: { id: string; name: string; [field: string]: unknown },
  insert: () => Promise<unknown>,
): OtherEvent => ({
  content,
  write: async () => {
    await insert();
    return {
      kind,
      subjectId: content.id,
      changes: [{ field: 'name', from: null, to: content.name }],
    };
  },
});

const ofLogo = (trx: Trx, projectId: string, logo: CopiedLogo): OtherEvent => {
  const { logo_sha256: sha256, logo_length: byteLength } = logo;
  return {
    content: { projectId, sha256, byteLength },
    write: async () => {
      await trx.updateTable('project').set(logo).where('id', '=', projectId).execute();
      return {
        kind: 'PROJECT_EDITED',
        subjectId: projectId,
        changes: [{ field: 'logo', from: null, to: sha256 }],
        receipt: { sha256, byteLength },
      };
    },
  };
};

/** As the journal keeps them. */
export const changesOf = (before: ProjectTable, next: Partial<ProjectTable>): Change[] =>
  Object.entries(next)
    .map(([field, to]) => ({
      field,
      from: textOf(before[field as keyof typeof next]), // a key of `next`
      to: textOf(to),
    }))
    .filter((change) => change.from !== change.to);

const textOf = (value: string | number | null): string | null =>
  value === null ? null : String(value);
