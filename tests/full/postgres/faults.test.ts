import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../../server/database/schema';
import { usePostgres } from '../../../server/database/usePostgres';
import { verifyJournal } from '../../../server/features/journal/verify';
import { eventually } from '../../support/eventually';
import {
  type FaultyServers,
  faults,
  lasting,
  startFaultyServers,
} from '../../support/faultyServers';
import { databaseOf } from '../../support/postgres';
import { openSite, type Site } from '../../support/site';
import { openStream } from '../../support/stream';
import { event, newId, signIn } from '../../support/wire';

/**
 * s of faults, ms from one to the next on average, the numbers they are drawn from, and where a
 * report goes; the bench takes more of them.
 */
const seconds = Number(process.env['SNAGBOOK_FAULT_SECONDS'] ?? '20');
const pause = Number(process.env['SNAGBOOK_FAULT_PAUSE'] ?? '3500');
const seed = Number(process.env['SNAGBOOK_FAULT_SEED'] ?? '11');
const reportTo = process.env['SNAGBOOK_FAULT_REPORT'];

const processes = 3;
const writers = 4;

let site: Site;
let servers: FaultyServers;
let databaseUrl: string;
beforeAll(async () => {
  site = await openSite();
  databaseUrl = (await databaseOf(site.server.dataDir)) ?? '';
  servers = await startFaultyServers(processes, { dataDir: site.server.dataDir, databaseUrl });
});
afterAll(async () => {
  await servers?.close();
  await site?.close();
});

/** The same numbers for the same seed (mulberry32). */
function numbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Receipt {
  eventId: string;
  hash: string;
  number: number | null;
}

const documents = {
  raiseSnag:
    'mutation ($input: RaiseSnagInput!) { made: raiseSnag(input: $input) { receipt { eventId hash number } } }',
  addComment:
    'mutation ($input: AddCommentInput!) { made: addComment(input: $input) { receipt { eventId hash number } } }',
};

test(
  `three processes that are killed and lose their lines to PostgreSQL keep what they have confirmed, once each, and tell it in order (seed ${seed}, ${seconds} s)`,
  async () => {
    const random = numbers(seed);
    const pick = <One>(from: readonly One[], by: () => number): One | undefined =>
      from[Math.floor(by() * from.length)];
    const begun = await site.cursor('viewer');
    const tally = {
      receipts: 0,
      attempts: 0,
      resumed: 0,
      ...Object.fromEntries(faults.map((fault) => [fault, 0])),
    };
    const end = Date.now() + seconds * 1_000;
    const isOver = (): boolean => Date.now() >= end;

    // Devices: each sends one event after the other until it has its receipt, to any process, now
    // and then to two at once.
    const receipts: (Receipt & { isRaise: boolean })[] = [];
    let token = site.people.inspector.token;
    async function attempt(kind: keyof typeof documents, input: object): Promise<Receipt | null> {
      const [url] = [pick(servers.urls(), Math.random)];
      if (url === undefined) return lasting(50).then(() => null);
      Object.assign(tally, { attempts: tally.attempts + 1 });
      try {
        const headers = {
          'x-snagbook': '1',
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
        };
        const answer = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ id: 'free', query: documents[kind], variables: { input } }),
          signal: AbortSignal.timeout(10_000),
        });
        const body = (await answer.json()) as {
          data?: { made?: { receipt: Receipt } | null } | null;
          errors?: { extensions: { code: string; retryable: boolean } }[];
        };
        if (body.data?.made != null) return body.data.made.receipt;
        const [error] = body.errors ?? [];
        if (answer.status === 401) token = (await signIn(url, site.people.inspector)).token;
        else if (error?.extensions.retryable !== true) throw new Refused(JSON.stringify(body));
      } catch (error) {
        // What says no for good is what nothing here may do.
        if (error instanceof Refused) throw error;
      }
      return lasting(20).then(() => null);
    }
    async function send(kind: keyof typeof documents, input: object): Promise<Receipt> {
      for (;;) {
        const both = await Promise.all(
          Array.from({ length: Math.random() < 0.1 ? 2 : 1 }, () => attempt(kind, input)),
        );
        const got = both.flatMap((receipt) => receipt ?? []);
        expect(new Set(got.map((receipt) => JSON.stringify(receipt))).size).toBeLessThanOrEqual(1);
        if (got[0] !== undefined) return got[0];
      }
    }
    async function write(): Promise<void> {
      const raised: string[] = [];
      while (!isOver()) {
        const snagId = Math.random() < 0.5 ? undefined : pick(raised, Math.random);
        const about = snagId ?? newId('snag');
        const receipt = await (snagId === undefined
          ? send('raiseSnag', {
              ...event(),
              projectId: site.projectId,
              snagId: about,
              locationId: site.locationId,
              tradeId: site.trades.A,
            })
          : send('addComment', { ...event(), snagId: about, body: 'A note' }));
        if (snagId === undefined) raised.push(about);
        receipts.push({ ...receipt, isRaise: snagId === undefined });
        // The gate runs other tests meanwhile.
        await lasting((pause / 3) * Math.random());
      }
    }

    // Open screens: each goes on at another process from the last cursor it has seen.
    let watching = true;
    const screens = Array.from({ length: processes }, () => ({ at: begun, seen: [] as string[] }));
    async function watch(screen: { at: string; seen: string[] }, first: number): Promise<void> {
      for (let n = first; watching; n += 1) {
        const urls = servers.urls();
        const url = urls[n % Math.max(1, urls.length)];
        if (url === undefined) {
          await lasting(50);
          continue;
        }
        const viewer = await signIn(url, site.people.viewer).catch(() => null);
        if (viewer === null || viewer.token === '') continue;
        const stream = openStream(url, viewer.token, {
          projectId: site.projectId,
          after: screen.at,
        });
        stopping.add(() => void stream.stop());
        try {
          while (watching) {
            const entry = await stream.next();
            screen.at = entry.cursor;
            if (entry.event !== null) screen.seen.push(entry.event.id);
          }
        } catch {
          Object.assign(tally, { resumed: tally.resumed + 1 });
        }
      }
    }
    const stopping = new Set<() => void>();
    const watches = screens.map((screen, n) => watch(screen, n));

    async function harm(): Promise<void> {
      const harmed: Promise<void>[] = [];
      while (!isOver()) {
        await lasting(pause * (0.3 + 1.4 * random()));
        const fault = pick(faults, random) ?? 'cut';
        const [one, ms] = [Math.floor(random() * processes), 100 + random() * 900];
        Object.assign(tally, { [fault]: (tally[fault as 'receipts'] ?? 0) + 1 });
        harmed.push(servers.harm(one, fault, ms));
      }
      await Promise.all(harmed);
      await servers.mend();
    }
    await Promise.all([harm(), ...Array.from({ length: writers }, write)]);

    const journal = await usePostgres(databaseUrl, (db) => read(db, site.projectId));
    await eventually(() => {
      for (const { seen } of screens) expect(seen.at(-1)).toBe(journal.events.at(-1)?.id);
    });
    watching = false;
    for (const stop of stopping) stop();
    await Promise.all(watches);

    expect(journal.broken).toBeNull();
    expect(journal.events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: journal.lastSeq }, (_, n) => n + 1),
    );
    // What was confirmed is there as it was confirmed, and nothing else of these devices.
    const kept = new Map(journal.events.map((one) => [one.id, one]));
    for (const { eventId, hash } of receipts) expect(kept.get(eventId)?.hash).toBe(hash);
    const mine = journal.events
      .filter(({ seq }) => seq > journal.lastSeq - receipts.length)
      .map(({ id }) => id);
    expect(mine.toSorted()).toEqual(receipts.map(({ eventId }) => eventId).toSorted());
    const given = receipts.flatMap(({ isRaise, number }) => (isRaise ? [number] : []));
    expect(new Set(given).size).toBe(given.length);
    // Every screen was told all of it, in order, and nothing twice.
    for (const { seen } of screens) expect(seen).toEqual(mine);
    Object.assign(tally, { receipts: receipts.length });
    if (reportTo !== undefined) await writeFile(reportTo, JSON.stringify(tally));
  },
  seconds * 1_000 + 600_000,
);

class Refused extends Error {
  override readonly name = 'Refused';
}

async function read(db: Kysely<Database>, projectId: string) {
  const project = await db
    .selectFrom('project')
    .select(['id', 'code', 'last_seq'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const events = await db
    .selectFrom('event')
    .select(['id', 'seq', 'hash'])
    .where('project_id', '=', projectId)
    .orderBy('seq')
    .execute();
  return { lastSeq: project.last_seq, events, broken: (await verifyJournal(db, project)).broken };
}
