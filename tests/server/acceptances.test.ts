import { dayIn } from '../../rules/days';
import { acceptanceInput, saveAcceptance } from '../support/acceptances';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const withdraw = `mutation ($input: WithdrawAcceptanceInput!) {
  withdrawAcceptance(input: $input) { withdrawnId } }`;
const input = (more?: object) => acceptanceInput(site, more);
const listed = async (who: PersonKey) =>
  (
    await site.ask<{
      project: { acceptances: { part: string; endsOn: string; openSince: number | null }[] };
    }>(
      who,
      'query ($code: String!) { project(code: $code) { acceptances { part endsOn openSince } } }',
      { code: 'SITE' },
    )
  ).project.acceptances;

test('works of a company are accepted in parts, the earliest end comes first, and only the company itself sees its own', async () => {
  const whole = input();
  expect(dataOf(await site.gql('inspector', saveAcceptance, { input: whole }))).toMatchObject({
    saveAcceptance: { acceptance: { id: whole.id, endsOn: '2028-02-29' } },
  });
  await site.ask('admin', saveAcceptance, {
    input: input({ part: 'Boiler', lengthCount: 2, acceptedOn: '2025-06-30' }),
  });
  await site.ask('admin', saveAcceptance, {
    input: input({ part: 'Roof', companyId: site.companies.B }),
  });
  await site.raise({ title: 'Drips', companyId: site.companies.A });
  const ends = ({ part, endsOn }: { part: string; endsOn: string }) => `${endsOn} ${part}`;
  const all = ['2027-06-30 Boiler', '2028-02-29 ', '2028-02-29 Roof'];
  for (const who of ['admin', 'inspector', 'viewer'] as const)
    expect((await listed(who)).map(ends).toSorted()).toEqual(all);
  expect((await listed('tradeA')).map(ends)).toEqual(all.slice(0, 2));
  expect((await listed('tradeB')).map(ends)).toEqual(all.slice(2));
  // Raised after it, and not over.
  expect((await listed('admin')).map(({ openSince }) => openSince)).toEqual([null, 1, null]);
  for (const who of ['tradeA', 'viewer'] as const)
    expect(refusalOf(await site.gql(who, saveAcceptance, { input: input() })).code).toBe(
      'FORBIDDEN',
    );
});

test('a day is corrected and the history keeps what was said before; what was entered by mistake counts no more', async () => {
  const first = input({ part: 'Lift' });
  await site.ask('inspector', saveAcceptance, { input: first });
  // Sent twice, it happens once.
  await site.ask('inspector', saveAcceptance, { input: first });
  const corrected = {
    ...event(),
    projectId: site.projectId,
    id: first.id,
    acceptedOn: '2025-03-31',
  };
  await site.ask('inspector', saveAcceptance, { input: corrected });
  const events = await site.server.app.services.db
    .selectFrom('event')
    .innerJoin('event_value', (join) =>
      join
        .onRef('event_value.project_id', '=', 'event.project_id')
        .onRef('event_value.seq', '=', 'event.seq'),
    )
    .where('subject_id', '=', first.id)
    .where('event_value.name', '=', 'changes')
    .orderBy('event.seq')
    .select('value')
    .execute();
  expect(events).toHaveLength(2);
  expect(events[1]?.value).toContain('2024-02-29');
  expect((await listed('admin')).find(({ part }) => part === 'Lift')?.endsOn).toBe('2029-03-31');
  await site.ask('admin', withdraw, { input: { ...event(), acceptanceId: first.id } });
  expect((await listed('admin')).some(({ part }) => part === 'Lift')).toBe(false);
  expect(
    refusalOf(await site.gql('admin', saveAcceptance, { input: { ...corrected, ...event() } })),
  ).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
});

test('a snag raised after its company’s works were accepted says so, and follows the day when it is corrected', async () => {
  const companyId = newId('company');
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { hash } } }',
    { input: { ...event(), projectId: site.projectId, id: companyId, name: 'Plaster' } },
  );
  const { number } = await site.raise({ title: 'Crack', companyId });
  const accepted = async (who: PersonKey = 'viewer') =>
    (
      await site.ask<{ project: { snag: { afterAcceptance: string | null } } }>(
        who,
        'query ($number: Int!) { project(code: "SITE") { snag(number: $number) { afterAcceptance } } }',
        { number },
      )
    ).project.snag.afterAcceptance;
  expect(await accepted()).toBeNull();
  await site.ask('admin', saveAcceptance, { input: input({ companyId, part: 'Stairs' }) });
  expect(await accepted()).toBe('PART');
  const whole = input({ companyId });
  await site.ask('admin', saveAcceptance, { input: whole });
  expect(await accepted()).toBe('ALL');
  // On the day of the acceptance it may have been found at it.
  const today = dayIn('Europe/Berlin', Date.now());
  await site.ask('admin', saveAcceptance, { input: { ...whole, ...event(), acceptedOn: today } });
  expect(await accepted()).toBe('PART');
  const { project } = await site.ask<{
    project: { acceptances: { id: string; history: { changes: object[] }[] }[] };
  }>(
    'viewer',
    '{ project(code: "SITE") { acceptances { id history { changes { field from to } } } } }',
  );
  expect(project.acceptances.find(({ id }) => id === whole.id)?.history.at(-1)?.changes).toEqual([
    { field: 'acceptedOn', from: '2024-02-29', to: today },
  ]);
});

test.each([
  [{ lengthCount: 0 }, 'PERIOD_LENGTH', 'lengthCount'],
  [{ lengthCount: 31 }, 'PERIOD_LENGTH', 'lengthCount'],
  [{ acceptedOn: '2999-01-01' }, 'ACCEPTED_LATER', 'acceptedOn'],
  [{ companyId: null }, 'COMPANY_REQUIRED', 'companyId'],
  [{ basis: null }, 'BAD_REQUEST', 'basis'],
] as const)('an acceptance with %o is refused with %s', async (more, code, field) => {
  expect(refusalOf(await site.gql('admin', saveAcceptance, { input: input(more) }))).toMatchObject({
    code,
    field,
  });
});

test('a company whose works were accepted is not removed until that is withdrawn', async () => {
  const id = newId('company');
  await site.ask(
    'admin',
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { hash } } }',
    { input: { ...event(), projectId: site.projectId, id, name: 'Short-lived' } },
  );
  const paint = input({ part: 'Paint', companyId: id });
  await site.ask('admin', saveAcceptance, { input: paint });
  const remove = `mutation ($input: RemoveCompanyInput!) { removeCompany(input: $input) { removedId } }`;
  expect(
    refusalOf(await site.gql('admin', remove, { input: { ...event(), companyId: id } })).code,
  ).toBe('STILL_USED');
  await site.ask('admin', withdraw, { input: { ...event(), acceptanceId: paint.id } });
  await site.ask('admin', remove, { input: { ...event(), companyId: id } });
});
