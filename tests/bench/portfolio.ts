import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { typeidUnboxed } from 'typeid-js';
import { dayMs } from '../../rules/days';
import { createApp } from '../../server/app';
import { createContext } from '../../server/context';
import type { Handle } from '../../server/database/engine';
import { setUp } from '../../server/features/people/setUp';
import { portfolioOf } from '../../server/features/portfolio/portfolio';
import { insertSnag } from '../../server/features/snags/store';
import type { Figure } from './main';
import { owner } from './plansSite';

const projects = 100;
const snags = 5_000;
const companies = 20;
const repeats = 5;

/** How long the server needs for the portfolio of somebody with many projects, on SQLite. */
export async function measurePortfolio(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bench-'));
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: (line) => console.error(line),
  });
  try {
    const { db } = app.services;
    const { role: _role, ...person } = owner;
    await setUp(createContext(app.services, null), {
      input: {
        eventId: typeidUnboxed('event'),
        ...person,
        projectId: typeidUnboxed('project'),
        projectCode: 'P0000',
        projectName: 'Bench',
        timeZone: 'UTC',
      },
    });
    const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    await fill(db, user.id);
    const viewer = {
      kind: 'USER',
      sessionId: '',
      userId: user.id,
      payer: user.id,
      name: owner.name,
      email: owner.email,
      isOwner: true,
      hasSecondFactor: true,
      client: null,
      keyKind: null,
    } as const;
    const taken: number[] = [];
    for (let nth = 0; nth <= repeats; nth += 1) {
      const begun = performance.now();
      const figures = await portfolioOf(createContext(app.services, viewer), viewer);
      taken.push(performance.now() - begun);
      if (figures.length !== projects || figures[0]?.companies.length !== companies)
        throw new Error(`${figures.length} projects were counted.`);
    }
    const [first = Number.NaN, ...again] = taken;
    const name = `portfolio of ${projects} projects × ${snags} snags`;
    const median = again.toSorted((one, other) => one - other)[Math.floor(repeats / 2)];
    return [
      { name: `${name}, first`, value: first, unit: 'ms' },
      { name: `${name}, again (median of ${repeats})`, value: median ?? Number.NaN, unit: 'ms' },
    ];
  } finally {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Seven of ten snags are closed. Their rows are copies of one, written by the database itself. */
async function fill(db: Handle, userId: string): Promise<void> {
  const project = await db.selectFrom('project').selectAll().executeTakeFirstOrThrow();
  const member = await db.selectFrom('member').selectAll().executeTakeFirstOrThrow();
  const now = Date.now();
  await insertSnag(
    db,
    { project, viewer: { userId }, seq: 1, now },
    {
      id: typeidUnboxed('snag'),
      project_id: project.id,
      number: 0,
      title: 'Crack',
      description: '',
      status: 'OPEN',
      type: 'DEFECT',
      priority: 'MEDIUM',
      trade_id: null,
      company_id: null,
      assignee_id: null,
      location_id: null,
      pin_revision_id: null,
      pin_x: null,
      pin_y: null,
      plan_id: null,
      due_on: null,
      raised_by: userId,
      raised_at: now,
      fixed_by: null,
      fixed_at: null,
      closed_by: null,
      closed_at: null,
      cost: null,
      sent_back_count: 0,
      version: 1,
      waiting_since: 0,
      opened_seq: 0,
      import_undone: 0,
      take_back: null,
      edited_at: '{}',
    },
  );
  const template = await db.selectFrom('snag').selectAll().executeTakeFirstOrThrow();
  for (let nth = 0; nth < projects; nth += 1) {
    const projectId = nth === 0 ? project.id : typeidUnboxed('project');
    const code = `P${String(nth).padStart(4, '0')}`;
    if (nth > 0) {
      await db
        .insertInto('project')
        .values({ ...project, id: projectId, code })
        .execute();
      await db
        .insertInto('member')
        .values({ ...member, id: typeidUnboxed('member'), project_id: projectId })
        .execute();
    }
    for (let company = 0; company < companies; company += 1) {
      const name = `Company ${company}`;
      await db
        .insertInto('company')
        .values({
          id: `${code} ${company}`,
          project_id: projectId,
          name,
          name_key: name,
          sort_key: name,
          email: null,
          phone: null,
        })
        .execute();
    }
    const raised = sql`${sql.lit(now)} - (n % 200) * ${sql.lit(dayMs)}`;
    const made: Record<string, RawBuilder<unknown>> = {
      id: sql`${code} || n`,
      project_id: sql`${projectId}`,
      number: sql`n`,
      status: sql`case when n % 10 < 7 then 'CLOSED' when n % 3 = 0 then 'FIXED' else 'OPEN' end`,
      company_id: sql`${code} || ' ' || (n % ${sql.lit(companies)})`,
      due_on: sql`case when n % 2 = 0 then '2020-01-01' else '2090-01-01' end`,
      raised_at: raised,
      fixed_at: sql`case when n % 10 < 7 or n % 3 = 0 then ${raised} + ${sql.lit(dayMs)} end`,
    };
    const columns = Object.keys(template);
    await sql`insert into snag (${sql.join(columns.map((column) => sql.ref(column)))})
      with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ${sql.lit(snags)})
      select ${sql.join(columns.map((column) => made[column] ?? sql.ref(`snag.${column}`)))}
      from counted cross join snag where snag.id = ${template.id}`.execute(db);
  }
}
