import type {
  DueDaysInput,
  MutationCreateProjectArgs,
  MutationEditProjectArgs,
  MutationSetProjectStateArgs,
} from '../../../__generated__/server/resolvers';
import { usualCurrency } from '../../../rules/amounts';
import { isTimeZone, type Weekday } from '../../../rules/days';
import { defaultDueDays, type DueDays } from '../../../rules/due';
import { projectLimits, textLimits } from '../../../rules/limits';
import { cleanLine, cleanText, isProjectCode } from '../../../rules/text';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { Change } from '../../database/journalTables';
import type { ProjectTable } from '../../database/schema';
import { checkId, newId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanLong, cleanName } from '../../text';
import { record, type Recorded } from '../journal/record';
import { endLinks } from '../links/store';
import { wroteNothing } from '../../jobs';
import { cleanSenderAddress, noLogo } from './sender';
import { changesOf, copyLogo, takenOver } from './takeOver';

export interface ProjectFacts {
  id: string;
  code: string;
  name: string;
  timeZone: string;
  address?: string | null | undefined;
  clientName?: string | null | undefined;
}

/**
 * Creates a project of the owner, who becomes its first admin, with what it takes over from another
 * one.
 */
export async function createProject(
  context: Context,
  { input }: MutationCreateProjectArgs,
): Promise<Recorded> {
  const { takeOver } = input;
  const { logos } = context.services;
  const logo = takeOver?.letterhead === true ? await copyLogo(context, takeOver.projectId) : null;
  const recorded = await record(
    context,
    {
      mutation: 'createProject',
      input,
      content: input,
      projectOf: (trx) => insertProject(trx, input, context),
    },
    async (trx, moment) => ({
      kind: 'PROJECT_CREATED',
      subjectId: moment.project.id,
      following: takeOver == null ? [] : await takenOver(trx, moment, takeOver, logo),
    }),
  ).catch(async (error: unknown) => {
    if (logo !== null && wroteNothing(error)) await logos.discard(logo.logo_key);
    throw error;
  });
  if (recorded.repeated && logo !== null) await logos.discard(logo.logo_key);
  return recorded;
}

/** Writes the project and its first admin, and answers its id. */
export async function insertProject(
  trx: Trx,
  facts: ProjectFacts,
  context: Pick<Context, 'viewer' | 'services'>,
): Promise<string> {
  checkId(facts.id, 'project', 'id');
  const code = cleanText(facts.code).toUpperCase();
  if (!isProjectCode(code)) throw new Refusal('CODE_INVALID', {}, 'code');
  const known = await trx
    .selectFrom('project')
    .select(['id', 'code'])
    .where((eb) => eb.or([eb('code', '=', code), eb('id', '=', facts.id)]))
    .executeTakeFirst();
  if (known !== undefined) {
    if (known.id === facts.id) throw new Refusal('ID_TAKEN');
    throw new Refusal('CODE_TAKEN', { code, thing: 'project' }, 'code');
  }
  const project: ProjectTable = {
    id: facts.id,
    code,
    name: cleanName(facts.name, 'name'),
    address: cleanLong(facts.address, 'address'),
    client_name: cleanLong(facts.clientName, 'clientName'),
    time_zone: requireTimeZone(facts.timeZone),
    state: 'ACTIVE',
    archived_at: null,
    evidence_required: 1,
    due_days: JSON.stringify(defaultDueDays),
    working_days: JSON.stringify(defaultWorkingDays),
    practical_completion_on: null,
    currency: usualCurrency,
    second_factor: 0,
    sender_name: '',
    sender_address: '',
    ...noLogo,
    last_seq: 0,
    last_number: 0,
    created_at: context.services.clock(),
  };
  await trx.insertInto('project').values(project).execute();
  await trx
    .insertInto('member')
    .values({
      id: newId('member'),
      project_id: project.id,
      user_id: context.viewer?.userId ?? '',
      role: 'ADMIN',
      company_id: null,
    })
    .execute();
  return project.id;
}

/** Written by `editProject` from one. */
export const dueDaysOf = ({ due_days }: Pick<ProjectTable, 'due_days'>): DueDays =>
  JSON.parse(due_days) as DueDays;

export function editProject(
  context: Context,
  { input }: MutationEditProjectArgs,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'editProject',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project, viewer }) => {
      const next = {
        name: input.name == null ? project.name : cleanName(input.name, 'name'),
        address:
          input.address === undefined ? project.address : cleanLong(input.address, 'address'),
        client_name:
          input.clientName === undefined
            ? project.client_name
            : cleanLong(input.clientName, 'clientName'),
        time_zone: input.timeZone == null ? project.time_zone : requireTimeZone(input.timeZone),
        evidence_required:
          input.evidenceRequired == null
            ? project.evidence_required
            : Number(input.evidenceRequired),
        due_days:
          input.dueDays == null
            ? project.due_days
            : JSON.stringify(checkDueDays(dueDaysOf(project), input.dueDays)),
        working_days:
          input.workingDays == null
            ? project.working_days
            : JSON.stringify(checkWorkingDays(input.workingDays)),
        practical_completion_on:
          input.practicalCompletionOn === undefined
            ? project.practical_completion_on
            : input.practicalCompletionOn,
        currency: input.currency ?? project.currency,
        sender_name:
          input.senderName === undefined
            ? project.sender_name
            : cleanLine(cleanLong(input.senderName, 'senderName', textLimits.name)),
        sender_address:
          input.senderAddress === undefined
            ? project.sender_address
            : cleanSenderAddress(input.senderAddress),
        second_factor:
          input.asksSecondFactor == null ? project.second_factor : Number(input.asksSecondFactor),
      };
      // Whoever asks others for it would else be the first to be kept out.
      if (next.second_factor === 1 && !viewer.hasSecondFactor)
        throw new Refusal('SECOND_FACTOR_FIRST', {}, 'asksSecondFactor');
      if (next.currency !== project.currency && (await hasAmounts(trx, project.id)))
        throw new Refusal('CURRENCY_IN_USE', { currency: project.currency }, 'currency');
      await trx.updateTable('project').set(next).where('id', '=', project.id).execute();
      return {
        kind: 'PROJECT_EDITED',
        subjectId: project.id,
        changes: changesOf(project, next),
      };
    },
  );
}

/** Whether anything of the project has an amount: another currency would change what it says. */
async function hasAmounts(trx: Trx, projectId: string): Promise<boolean> {
  const snag = await trx
    .selectFrom('snag')
    .select('id')
    .where('project_id', '=', projectId)
    .where('cost', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  const notice = await trx
    .selectFrom('defect_notice')
    .select('id')
    .where('project_id', '=', projectId)
    .where('amount', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return snag !== undefined || notice !== undefined;
}

function requireTimeZone(name: string): string {
  if (!isTimeZone(name)) throw new Refusal('BAD_REQUEST', {}, 'timeZone');
  return name;
}

/**
 * Archives a project, or restores it: beside the withdrawal of a link the only event that an
 * archived project accepts. Links of companies end with it.
 */
export async function setProjectState(
  context: Context,
  { input }: MutationSetProjectStateArgs,
): Promise<Recorded> {
  const ended: string[] = [];
  const recorded = await record(
    context,
    {
      mutation: 'setProjectState',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
      inArchived: true,
    },
    async (trx, { project, now }) => {
      await trx
        .updateTable('project')
        .set({
          state: input.state,
          archived_at: input.state === 'ACTIVE' ? null : (project.archived_at ?? now),
        })
        .where('id', '=', project.id)
        .execute();
      if (input.state === 'ARCHIVED')
        ended.push(
          ...(await endLinks(trx, context.services.sessions, { project_id: project.id }, now)),
        );
      const changes: Change[] =
        project.state === input.state
          ? []
          : [{ field: 'state', from: project.state, to: input.state }];
      return { kind: 'PROJECT_EDITED', subjectId: project.id, changes };
    },
  );
  for (const sessionId of ended) context.services.sessionEnded(sessionId);
  return recorded;
}

const defaultWorkingDays: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
];

/** Changes the rules for due dates, which apply to new snags only. */
function checkDueDays(before: DueDays, given: DueDaysInput): DueDays {
  const next = {
    low: given.low ?? before.low,
    medium: given.medium ?? before.medium,
    high: given.high ?? before.high,
    critical: given.critical ?? before.critical,
  };
  const limit = projectLimits.dueDays;
  for (const days of Object.values(next))
    if (days < 0 || days > limit) throw new Refusal('DUE_DAYS_INVALID', { limit }, 'dueDays');
  return next;
}

/** Each once, in the order of the week. */
function checkWorkingDays(days: readonly Weekday[]): Weekday[] {
  if (days.length === 0) throw new Refusal('WORKING_DAYS_REQUIRED', {}, 'workingDays');
  return [...defaultWorkingDays, 'SATURDAY' as const, 'SUNDAY' as const].filter((day) =>
    days.includes(day),
  );
}
