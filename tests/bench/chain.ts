import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import {
  chainFormat,
  commitmentsOf,
  newEventHash,
  newSalt,
  noHash,
  type SaltedValue,
} from '../../server/features/journal/chain';
import type { Round } from './chainWorker';
import type { Figure } from './main';

const root = process.cwd();
const folder = join(root, 'dist/bench');

const warmUps = 4;
const rounds = 61;
const eventsOfRound = 200;
const eventsAlone = 1_000;

/**
 * What hashes, commitments and salts cost an event, from the request to its answer. Two servers in
 * processes of their own, one of them with a `chain.ts` that computes nothing and writes rows as
 * long; in each round both take as many events in turn, so that whatever else the machine does hits
 * both.
 */
export async function measureChain(): Promise<Figure[]> {
  await rm(folder, { recursive: true, force: true });
  const servers: ChildProcess[] = [];
  try {
    for (const name of ['with', 'without'] as const) {
      await bundle(name);
      const server = fork(join(folder, name, 'chainWorker.js'), { cwd: root });
      servers.push(server);
      await once(server, 'message');
    }
    const [hashing, plain] = servers;
    if (hashing === undefined || plain === undefined) throw new Error('There are two servers.');
    const pairs: { hashing: Round; plain: Round }[] = [];
    for (let round = -warmUps; round < rounds; round += 1) {
      // None of them always follows the other.
      const [first, second] = round % 2 === 0 ? [hashing, plain] : [plain, hashing];
      const [one, other] = [await ask(first), await ask(second)];
      if (round >= 0)
        pairs.push(
          round % 2 === 0 ? { hashing: one, plain: other } : { hashing: other, plain: one },
        );
    }
    const event = quantile(
      pairs.map(({ plain: { cpu } }) => cpu),
      0.5,
    );
    const alone = cpuAlone();
    return [
      {
        name: 'CPU of the hash, commitments and salts of an event, computed alone',
        value: alone,
        unit: 'µs',
      },
      {
        name: 'of the CPU of an event without the chain that is',
        value: (100 * alone) / event,
        unit: '%',
      },
      ...spread(
        'CPU of an event without the chain',
        pairs.map(({ plain: { cpu } }) => cpu),
        'µs',
      ),
      ...spread(
        'CPU of an event with it',
        pairs.map(({ hashing: { cpu } }) => cpu),
        'µs',
      ),
      ...spread(
        'CPU that the chain adds, of the same round',
        pairs.map(({ hashing: { cpu }, plain: { cpu: without } }) => 100 * (cpu / without - 1)),
        '%',
      ),
      ...spread(
        'time that it adds on the clock, of the same round',
        pairs.map(
          ({ hashing: { clock }, plain: { clock: without } }) => 100 * (clock / without - 1),
        ),
        '%',
      ),
    ];
  } finally {
    for (const server of servers) server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask(server: ChildProcess): Promise<Round> {
  const answer = once(server, 'message');
  server.send(eventsOfRound);
  // The worker answers a number with one of these.
  const [found] = (await answer) as [Round];
  return found;
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
}

const spread = (name: string, values: readonly number[], unit: Figure['unit']): Figure[] => [
  { name: `${name}, median`, value: quantile(values, 0.5), unit },
  { name: `${name}, quartiles from`, value: quantile(values, 0.25), unit },
  { name: `${name}, to`, value: quantile(values, 0.75), unit },
];

/**
 * µs. Two servers on a busy machine differ by more than the chain costs; the same work in a loop
 * does not.
 */
function cpuAlone(): number {
  const text = 'The cover is missing and the wall behind it is still damp. '.repeat(4);
  const content = JSON.stringify({
    sent: { eventId: newSalt(), snagId: newSalt(), body: text, occurredAt: Date.now() },
    facts: {},
  });
  const one = (seq: number, before: string): string => {
    const values: SaltedValue[] = [
      { name: 'content', value: content, salt: newSalt() },
      { name: 'comment', value: text, salt: newSalt() },
    ];
    const ids = { project_id: newSalt(), id: newSalt(), actor_id: newSalt(), snag_id: newSalt() };
    const rest = {
      kind: 'COMMENT_ADDED',
      actor_kind: 'USER',
      subject_id: null,
      reason: null,
      without_effect: 0,
      status_after: 'OPEN',
      company_before: null,
      company_after: null,
      sealed_at: null,
    } as const;
    return newEventHash(
      before,
      {
        ...ids,
        ...rest,
        seq,
        format: chainFormat,
        occurred_at: seq,
        recorded_at: seq,
        receipt: '{"number":42}',
        commitments: commitmentsOf(values),
      },
      [],
    );
  };
  const rounds = Array.from({ length: warmUps + 21 }, () => {
    let hash = noHash;
    const began = process.cpuUsage();
    for (let seq = 1; seq <= eventsAlone; seq += 1) hash = one(seq, hash);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / eventsAlone;
  });
  return quantile(rounds.slice(warmUps), 0.5);
}

/** Rows are as long as with the real one. */
const nothing = `
export const chainFormat = 1;
export const noHash = '0'.repeat(64);
export const valueNames = ['changes', 'comment', 'content'];
export const newSalt = () => '0'.repeat(32);
export const commitmentOf = () => noHash;
export const commitmentsOf = (values) => values.map(({ name }) => '["' + name + '","' + noHash + '"]').join();
export const readCommitments = () => [];
export const eventHash = () => noHash;
export const newEventHash = () => noHash;
`;

async function bundle(name: 'with' | 'without'): Promise<void> {
  const chain = join(root, 'server/features/journal/chain.ts');
  const computesNothing: Plugin = {
    name: 'no-chain',
    enforce: 'pre',
    load: (id) => (id === chain ? nothing : null),
  };
  await build({
    root,
    logLevel: 'error',
    configFile: false,
    publicDir: false,
    ...(name === 'without' && { plugins: [computesNothing] }),
    build: {
      ssr: 'tests/bench/chainWorker.ts',
      outDir: join(folder, name),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
}
