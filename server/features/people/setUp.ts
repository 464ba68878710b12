import type { MutationSetUpArgs, SetUpInput } from '../../../__generated__/server/resolvers';
import { sortKey } from '../../../rules/sortKeys';
import type { Context } from '../../context';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanEmail, cleanName } from '../../text';
import { insertProject } from '../projects/project';
import { hashContent } from '../journal/append';
import { record } from '../journal/record';
import { hasOwner } from './store';

/**
 * The first owner and the first project of an empty server, in one transaction: both or neither.
 */
export async function setUp(
  context: Context,
  { input }: MutationSetUpArgs,
): Promise<{ projectCode: string }> {
  const { services } = context;
  // Checked first, so that nobody can make the server hash passwords once it has an owner.
  if (await hasOwner(services.db)) return alreadySetUp(context, input);
  const user = {
    id: newId('user'),
    email: cleanEmail(input.email),
    name: cleanName(input.name, 'name'),
    password_hash: await services.passwords.hash(input.password),
    language: context.language,
    is_owner: 1,
    created_at: services.clock(),
  };
  const viewer = {
    kind: 'USER',
    sessionId: '',
    userId: user.id,
    payer: user.id,
    name: user.name,
    email: user.email,
    isOwner: true,
    hasSecondFactor: false,
    client: null,
    keyKind: null,
  } as const;
  const facts = factsOf(input);
  const { event } = await record(
    { ...context, viewer },
    {
      mutation: 'setUp',
      input: { eventId: input.eventId, occurredAt: services.clock() },
      content: contentOf(input),
      projectOf: async (trx) => {
        if (await hasOwner(trx)) throw new Refusal('NOT_FOUND');
        await trx
          .insertInto('user')
          .values({ ...user, sort_key: sortKey(user.name) })
          .execute();
        return insertProject(trx, facts, { viewer, services });
      },
    },
    (_trx, moment) => Promise.resolve({ kind: 'PROJECT_CREATED', subjectId: moment.project.id }),
  );
  const project = await services.db
    .selectFrom('project')
    .select('code')
    .where('id', '=', event.project_id)
    .executeTakeFirstOrThrow();
  return { projectCode: project.code };
}

const factsOf = (input: SetUpInput) => ({
  id: input.projectId,
  code: input.projectCode,
  name: input.projectName,
  timeZone: input.timeZone,
});

const contentOf = (input: SetUpInput) => ({
  ...factsOf(input),
  name: input.name,
  projectName: input.projectName,
  email: cleanEmail(input.email),
});

/**
 * The first answer may have been lost on the line: the same event with the same password is
 * answered again.
 */
async function alreadySetUp(
  { services }: Context,
  input: SetUpInput,
): Promise<{ projectCode: string }> {
  const first = await services.db
    .selectFrom('event')
    .innerJoin('user', 'user.id', 'event.actor_id')
    .innerJoin('project', 'project.id', 'event.project_id')
    .innerJoin('event_value', (join) =>
      join
        .onRef('event_value.project_id', '=', 'event.project_id')
        .onRef('event_value.seq', '=', 'event.seq'),
    )
    .select(['project.code', 'user.password_hash'])
    .where('event.id', '=', input.eventId)
    .where('event_value.sent_hash', '=', hashContent('setUp', contentOf(input)))
    .executeTakeFirst();
  // Only who knows the event's id gets this far, so nobody else can make the server hash passwords.
  if (
    first === undefined ||
    !(await services.passwords.matches(first.password_hash, input.password))
  )
    throw new Refusal('NOT_FOUND');
  return { projectCode: first.code };
}
