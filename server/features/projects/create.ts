import type { MutationCreateProjectArgs, MutationEditProjectArgs } from '../../../__generated__/server/resolvers';
import { cleanText, isProjectCode } from '../../../rules/text';
import type { Context } from '../../context';
import type { ProjectTable } from '../../database/schema';
import { checkId, newId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanLong, cleanName } from '../../text';
import { isTimeZone } from '../../../rules/days';
import type { Change } from '../journal/append';
import { type Recorded, record, type Trx } from '../journal/record';
import { defaultDueDays } from '../../../rules/due';
import { checkDueDays, checkWorkingDays, defaultWorkingDays } from './dueRules';

export interface ProjectFacts {
  id: string;
  code: string;
  name: string;
  timeZone: string;
  address?: string | null | undefined;
  clientName?: string | null | undefined;
}

/** A project of the owner, who becomes its first admin. */
export function createProject(context: Context, { input }: MutationCreateProjectArgs): Promise<Recorded> {
  return record(
    context,
    { mutation: 'createProject', input, content: input, projectOf: (trx) => insertProject(trx, input, context) },
    (_trx, moment) => Promise.resolve({ kind: 'PROJECT_CREATED', subjectId: moment.project.id }),
  );
}

/** Writes the project and its first admin, and answers its id. */
export async function insertProject(trx: Trx, facts: ProjectFacts, context: Pick<Context, 'viewer' | 'services'>): Promise<string> {
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
    last_seq: 0,
    last_number: 0,
    created_at: context.services.clock(),
  };
  await trx.insertInto('project').values(project).execute();
  await trx
    .insertInto('member')
    .values({ id: newId('member'), project_id: project.id, user_id: context.viewer?.userId ?? '', role: 'ADMIN', company_id: null })
    .execute();
  return project.id;
}

export function editProject(context: Context, { input }: MutationEditProjectArgs): Promise<Recorded> {
  return record(
    context,
    { mutation: 'editProject', input, content: input, projectOf: () => Promise.resolve(input.projectId) },
    async (trx, { project }) => {
      const next = {
        name: input.name == null ? project.name : cleanName(input.name, 'name'),
        address: input.address === undefined ? project.address : cleanLong(input.address, 'address'),
        client_name: input.clientName === undefined ? project.client_name : cleanLong(input.clientName, 'clientName'),
        time_zone: input.timeZone == null ? project.time_zone : requireTimeZone(input.timeZone),
        evidence_required: input.evidenceRequired == null ? project.evidence_required : Number(input.evidenceRequired),
        due_days: input.dueDays == null ? project.due_days : JSON.stringify(checkDueDays(input.dueDays)),
        working_days: input.workingDays == null ? project.working_days : JSON.stringify(checkWorkingDays(input.workingDays)),
        practical_completion_on: input.practicalCompletionOn === undefined ? project.practical_completion_on : input.practicalCompletionOn,
      };
      await trx.updateTable('project').set(next).where('id', '=', project.id).execute();
      const changes: Change[] = Object.entries(next)
        .map(([field, to]) => ({ field, from: told(project[field as keyof typeof next]), to: told(to) })) // a key of `next`
        .filter((change) => change.from !== change.to);
      return { kind: 'PROJECT_EDITED', subjectId: project.id, changes };
    },
  );
}

/** As the journal keeps it. */
const told = (value: string | number | null): string | null => (value === null ? null : String(value));

function requireTimeZone(name: string): string {
  if (!isTimeZone(name)) throw new Refusal('BAD_REQUEST', {}, 'timeZone');
  return name;
}
