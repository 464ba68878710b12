// Makes a data directory with plans of an A1 sheet, each of which carries so many snags, spread
// over all of it: plansFill.ts <folder> <count> … A process of its own, because only its end lets
// go of the data for sure.
import { join } from 'node:path';
import { typeidUnboxed } from 'typeid-js';
import { createApp } from '../../server/app';
import { createContext, type Context } from '../../server/context';
import { writeTransaction } from '../../server/database/engine';
import { addPlan } from '../../server/features/plans/add';
import { uploadPlanFile } from '../../server/features/plans/upload';
import { setUp } from '../../server/features/people/setUp';
import { insertSnag } from '../../server/features/snags/store';
import { markIncoming } from '../../server/files/incoming';
import { drawFloor } from '../support/drawings';
import { eventually } from '../support/eventually';
import { announce } from '../support/photos';
import { owner } from './plansSite';

/** Those that a plan shows when nobody has chosen a filter. */
const statuses = ['OPEN', 'IN_PROGRESS'] as const;

async function fill(dataDir: string, counts: readonly number[]): Promise<void> {
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    log: (line) => console.error(line),
  });
  const { db, plans } = app.services;
  const [projectId, fileId] = [typeidUnboxed('project'), typeidUnboxed('planfile')];
  const event = () => ({ eventId: typeidUnboxed('event'), occurredAt: Date.now() });
  const { role: _role, ...person } = owner;
  await setUp(createContext(app.services, null), {
    input: {
      eventId: typeidUnboxed('event'),
      ...person,
      projectId,
      projectCode: 'EDEN',
      projectName: 'Bench',
      timeZone: 'UTC',
    },
  });
  const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const as = (): Context =>
    createContext(app.services, {
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
    });

  const bytes = await drawFloor({ sheet: 'A1', segments: 5_000 });
  const incoming = markIncoming(await plans.receive([bytes], 'floor.pdf'));
  // An Upload is a File, or what the server has put on disk: resolvers are given either.
  await uploadPlanFile(as(), {
    input: {
      ...event(),
      projectId,
      fileId,
      name: 'floor.pdf',
      ...announce(bytes),
      file: incoming as unknown as File,
    },
  });
  let number = 0;
  for (const count of counts) {
    const [planId, revisionId] = [typeidUnboxed('plan'), typeidUnboxed('revision')];
    await addPlan(as(), {
      input: {
        ...event(),
        planId,
        revisionId,
        fileId,
        page: 1,
        code: `P${count}`,
        name: `Floor with ${count}`,
        label: 'A',
      },
    });
    await writeTransaction(db, async (trx) => {
      for (let place = 0; place < count; place += 1) {
        number += 1;
        // Spread as evenly as may be: the fractional parts of the multiples of the golden ratio and
        // of its square root.
        const spot = {
          pin_x: Math.floor(((place * 0.618034) % 1) * 1e6),
          pin_y: Math.floor(((place * 0.786151) % 1) * 1e6),
        };
        await insertSnag(
          trx,
          { project: { code: 'EDEN' }, viewer: { userId: user.id }, seq: number, now: number },
          {
            id: typeidUnboxed('snag'),
            project_id: projectId,
            number,
            title: `Crack in plaster ${number}`,
            description: '',
            status: statuses[number % statuses.length] ?? 'OPEN',
            type: 'DEFECT',
            priority: 'MEDIUM',
            trade_id: null,
            company_id: null,
            assignee_id: null,
            location_id: null,
            pin_revision_id: revisionId,
            ...spot,
            plan_id: planId,
            due_on: '2026-01-01',
            cost: null,
            raised_by: user.id,
            raised_at: number,
            fixed_by: null,
            fixed_at: null,
            closed_by: null,
            closed_at: null,
            sent_back_count: 0,
            version: 1,
            waiting_since: 0,
            opened_seq: 0,
            import_undone: 0,
            take_back: null,
            edited_at: '{}',
          },
        );
      }
      await trx
        .updateTable('project')
        .set({ last_number: number })
        .where('id', '=', projectId)
        .execute();
    });
  }
  await eventually(async () => {
    const waiting = await db
      .selectFrom('plan_revision')
      .select('id')
      .where('state', '!=', 'READY')
      .execute();
    if (waiting.length > 0) throw new Error('Not every sheet is drawn.');
  });
  await app.close();
}

const [dataDir = '', ...counts] = process.argv.slice(2);
await fill(dataDir, counts.map(Number));
process.exit();
