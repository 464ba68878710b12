import type { ConcreteRequest, Variables } from 'relay-runtime';
import OverviewScreenQuery from '../../__generated__/relay/OverviewScreenQuery.graphql';
import PlanViewScreenQuery from '../../__generated__/relay/PlanViewScreenQuery.graphql';
import SnagDetailScreenQuery from '../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagListScreenQuery from '../../__generated__/relay/SnagListScreenQuery.graphql';
import { createAnswers } from '../../src/sync/answers/createAnswers';
import {
  nothingPending,
  type ProjectRows,
  type Row,
  type SnagDetails,
  type Value,
} from '../../src/sync/rows/row';
import type { Figure } from './main';

const sizes = [5_000, 20_000];
const rounds = 15;

/**
 * CPU that the answers of the device take, from a copy that is in memory: the first one after
 * something changed, and those that follow.
 */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const size of sizes) {
    const rows = madeUp(size);
    let now: ProjectRows = rows;
    let events = 0;
    const withEvent = changing(rows);
    const { answer } = createAnswers({
      device: {
        userId: 'user_1',
        project: () => Promise.resolve(now),
        projectWith: () => Promise.resolve(now),
        projects: () => Promise.resolve([now]),
      },
      clock: Date,
      outbox: {
        entries: () => Promise.resolve([]),
        pending: () => Promise.resolve(nothingPending),
      },
      onUnanswered: (_, field) => console.error(field),
    });
    const list = {
      code: 'BENCH',
      filter: {},
      sort: 'NUMBER',
      near: null,
      first: 50,
      from: null,
      around: null,
    };
    const asked: readonly (readonly [string, ConcreteRequest, Variables])[] = [
      ['list', SnagListScreenQuery, list],
      ['list by place', SnagListScreenQuery, { ...list, sort: 'PLACE' }],
      ['list near a snag', SnagListScreenQuery, { ...list, sort: 'NEAR', near: 'snag_3' }],
      ['search', SnagListScreenQuery, { ...list, filter: { text: 'socket kitchen' } }],
      ['overview', OverviewScreenQuery, { code: 'BENCH', locationId: null }],
      ['snag', SnagDetailScreenQuery, { code: 'BENCH', number: 42, id: 'snag_42', byId: false }],
      [
        'plan',
        PlanViewScreenQuery,
        { code: 'BENCH', plan: 'A-1', revision: null, filter: {}, first: 50 },
      ],
    ];
    for (const [name, request, variables] of asked) {
      const after: number[] = [];
      const again: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        now = withEvent((events += 1));
        after.push(await cpu(() => answer(request, variables)));
        again.push(await cpu(() => answer(request, variables)));
      }
      figures.push(
        { name: `${size} snags: ${name}, after a change`, value: middle(after), unit: 'ms' },
        { name: `${size} snags: ${name}`, value: middle(again), unit: 'ms' },
      );
    }
  }
  return figures;
}

/** The rows after each of many events about one snag. */
function changing(rows: ProjectRows): (nth: number) => ProjectRows {
  const changed = new Map<string, Row>();
  return (nth) => {
    const id = rows.snagIds[(nth * 331) % rows.snagIds.length] ?? '';
    const row = rows.row(id);
    if (row !== undefined)
      changed.set(id, { ...row, status: 'FIXED', changedAt: 1_790_000_000_000 + nth });
    return {
      ...rows,
      row: (each) => changed.get(each) ?? rows.row(each),
      changedSince: () => new Set([id]),
    };
  };
}

async function cpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  if ((await work()) === null) throw new Error('It was not answered.');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const faults = [
  'Crack in the plaster beside the door frame',
  'Socket loose',
  'Paint runs below the window sill',
  'Tile hollow',
  'Silicone missing around the shower tray',
];
const statuses = [
  'OPEN',
  'OPEN',
  'IN_PROGRESS',
  'FIXED',
  'CLOSED',
  'OPEN',
  'OPEN',
  'CLOSED',
  'DISPUTED',
];

/**
 * A project with 240 rooms, 30 companies, 12 trades and 3 of 5 snags on one plan, each with two
 * photos and six events.
 */
function madeUp(size: number): ProjectRows {
  const rows = new Map<string, Row>();
  const put = (__typename: string, id: string, fields: Readonly<Record<string, Value>>): Value => {
    rows.set(id, { __typename, id, ...fields });
    return { ref: id };
  };
  const each = (count: number, make: (nth: number) => Value): Value[] =>
    Array.from({ length: count }, (_, nth) => make(nth));
  const person = put('User', 'user_1', { name: 'Ida' });
  const companies = each(30, (nth) =>
    put('Company', `company_${nth}`, { name: `Company ${nth}`, archived: false }),
  );
  const trades = each(12, (nth) =>
    put('Trade', `trade_${nth}`, {
      name: `Trade ${nth}`,
      archived: false,
      phrases: [],
      defaultCompany: null,
    }),
  );
  const tower = put('Location', 'location_tower', {
    name: 'Tower',
    path: 'Tower',
    archived: false,
    parent: null,
  });
  const rooms = each(240, (nth) =>
    put('Location', `location_${nth}`, {
      name: `Flat ${nth} Kitchen`,
      path: `Tower › Flat ${nth} Kitchen`,
      archived: false,
      parent: tower,
    }),
  );
  const shown = {
    label: 'A',
    state: 'READY',
    progress: null,
    failure: null,
    aligned: false,
    widthPx: 3_307,
    heightPx: 2_339,
    pageWidthMm: 420,
    pageHeightMm: 297,
    tiles: null,
    'overviewUrl(size:"SMALL")': '',
    'overviewUrl(size:"MEDIUM")': '',
    toFirst: [1, 0, 0, 1, 0, 0],
    plan: { ref: 'plan_1' },
  };
  const revision = put('PlanRevision', 'revision_1', shown);
  const plan = put('Plan', 'plan_1', {
    code: 'A-1',
    name: 'Ground floor',
    location: null,
    current: revision,
    revisions: [revision],
  });
  const may = { raise: true, setUp: false, revisePlans: true, archive: false, shareViews: true };
  const membership = put('Member', 'member_1', {
    role: 'INSPECTOR',
    company: null,
    user: person,
    may,
  });
  put('Project', 'project_1', {
    code: 'BENCH',
    name: 'Bench',
    state: 'ACTIVE',
    timeZone: 'Europe/Berlin',
    journalCursor: '',
    newlyWaiting: 0,
    membership,
    members: [membership],
    companies,
    trades,
    locations: [tower, ...rooms],
    plans: [plan],
    savedViews: [],
    setUpSteps: null,
    evidenceRequired: true,
  });
  const day = (nth: number): string => `2026-${String(1 + (nth % 12)).padStart(2, '0')}-15`;
  const snagIds = Array.from({ length: size }, (_, nth) => {
    const number = size - nth;
    const company = companies[number % companies.length] ?? null;
    const at = 1_760_000_000_000 + number * 3_600_000;
    const thumbnail = put('Photo', `photo_${number}`, {
      kind: 'DEFECT',
      state: 'READY',
      width: 400,
      height: 300,
      thumbHash: '',
      'url(size:"SMALL")': `/files/photos/photo_${number}/small`,
      'url(size:"MEDIUM")': '',
      'url(size:"LARGE")': '',
      originalUrl: '',
      caption: '',
      shapes: [],
      takenAt: at,
      camera: null,
      by: person,
    });
    put('Snag', `snag_${number}`, {
      number,
      reference: `BENCH-${number}`,
      title: `${faults[number % faults.length]} ${number}`,
      description: '',
      status: statuses[number % statuses.length] ?? 'OPEN',
      type: 'DEFECT',
      priority: 'MEDIUM',
      trade: trades[number % trades.length] ?? null,
      company,
      assignee: null,
      location: rooms[(number * 7) % rooms.length] ?? null,
      pin:
        number % 5 < 3
          ? { plan, setOn: revision, setX: (number * 0.618034) % 1, setY: (number * 0.786151) % 1 }
          : null,
      dueOn: day(number),
      raisedBy: person,
      raisedAt: at,
      fixedBy: null,
      fixedAt: null,
      closedBy: null,
      closedAt: null,
      sentBackCount: 0,
      version: 6,
      waitingFor: { kind: 'COMPANY', since: at, company },
      photoCount: 2,
      evidenceCount: 0,
      thumbnail,
      changedAt: at,
      comments: ['Seen with the site manager', 'Will be done on Monday'],
    });
    return `snag_${number}`;
  });
  const event = {
    actor: person,
    kind: 'COMMENT_ADDED',
    changes: [],
    comment: 'Seen',
    editedAt: null,
    editableUntil: null,
    edited: null,
    reason: null,
    photo: null,
    shapes: null,
    redacted: false,
    mayErase: false,
    erased: [],
    erasedPhotoId: null,
    withoutEffect: false,
    occurredAt: 0,
    recordedAt: 0,
  };
  const details: SnagDetails = {
    photoIds: ['photo_1', 'photo_2'],
    eventIds: each(6, (nth) => `event_${nth}`).map(String),
    rows: Array.from({ length: 6 }, (_, nth) => ({
      __typename: 'Event',
      id: `event_${nth}`,
      ...event,
    })),
  };
  return {
    projectId: 'project_1',
    freshAt: 0,
    cursor: '',
    ofOtherBuild: false,
    row: (id) => rows.get(id),
    snagIds,
    details: () => Promise.resolve(details),
  };
}
