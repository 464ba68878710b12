import type { Kysely } from 'kysely';
import { hourMs } from '../rules/days';
import { type Handle, type Trx, writeBeside } from './database/engine';
import type { Database } from './database/schema';
import type { SignedIn } from './features/auth/sessionStore';
import { noteUse, readUse } from './payerUse';
import { Refusal, type RefusalExtensions } from './refusal';
import { settings } from './settings';

// What each payer may send in an hour. It comes back evenly: with all of it used, the next thing is
// taken seconds later, so a device with a full outbox goes on slowly.

/** Events of the journal, and bytes of photos. */
const allowances = ['EVENTS', 'PHOTO_BYTES'] as const;
export type Allowance = (typeof allowances)[number];

/** An hour is all of it; one thing more, which is refused, takes less than another hour. */
const window = { mostMs: hourMs, refusedFromMs: 2 * hourMs };

type Payer = Pick<SignedIn, 'payer' | 'kind'>;
type Amounts = Readonly<Record<Allowance, number>>;

const limitOf = ({ kind }: Payer, allowance: Allowance): number =>
  settings.allowances[kind === 'LINK' || kind === 'KEY' ? kind : 'USER'][allowance];

/**
 * Counts what an event takes, in the transaction that writes it. Throws ALLOWANCE_USED, retryable,
 * if that is more than is left. What the server does by itself is not counted.
 */
export async function spend(trx: Trx, payer: Payer, now: number, amounts: Amounts): Promise<void> {
  if (payer.payer === '') return;
  for (const allowance of allowances) {
    const ms = msOf(payer, allowance, amounts);
    if (ms === 0) continue;
    const use = { kind: allowance, payerId: payer.payer, now, ...window };
    refuseBeyond(payer, allowance, await noteUse(trx, use, ms));
  }
}

/** The same before a photo's bytes are received, without counting them. */
export async function requireLeft(
  db: Handle,
  payer: Payer,
  now: number,
  amounts: Amounts,
): Promise<void> {
  for (const allowance of allowances) {
    const use = { kind: allowance, payerId: payer.payer, now, ...window };
    refuseBeyond(payer, allowance, (await readUse(db, use)) + msOf(payer, allowance, amounts));
  }
}

const msOf = (payer: Payer, allowance: Allowance, amounts: Amounts): number =>
  (amounts[allowance] / limitOf(payer, allowance)) * hourMs;

function refuseBeyond(payer: Payer, allowance: Allowance, ms: number): void {
  if (ms <= hourMs) return;
  throw new Refusal('ALLOWANCE_USED', {
    seconds: Math.ceil((ms - hourMs) / 1_000),
    allowance,
    limit: limitOf(payer, allowance),
  });
}

/**
 * Counts what a key of the API asks for. Answers the headers that say how much is left; throws
 * ALLOWANCE_USED, and counts nothing, if that is not enough.
 */
export async function spendCost(
  db: Kysely<Database>,
  { payer }: Pick<SignedIn, 'payer'>,
  now: number,
  cost: number,
): Promise<Record<string, string>> {
  const limit = settings.api.costAnHour;
  const use = { kind: 'COST', payerId: payer, now, ...window };
  const ms = await writeBeside(db, async (trx) => {
    const used = await noteUse(trx, use, (cost / limit) * hourMs);
    if (used > hourMs)
      throw new Refusal('ALLOWANCE_USED', {
        seconds: Math.ceil((used - hourMs) / 1_000),
        allowance: 'COST',
        limit,
      });
    return used;
  }).catch((error: unknown) => {
    // Reading must work on a full disk.
    if (error instanceof Refusal && error.code === 'STORAGE_FULL_SERVER') return readUse(db, use);
    throw error;
  });
  const left = Math.floor((1 - ms / hourMs) * limit);
  return {
    'ratelimit-policy': policyOf('COST', limit),
    ratelimit: `"COST";r=${left};t=${Math.ceil(ms / 1_000)}`,
  };
}

const policyOf = (allowance: string, limit: number, unit = ''): string =>
  `"${allowance}";q=${limit}${unit};w=${hourMs / 1_000}`;

/**
 * Headers of a refusal that says when to ask again: Retry-After, and of an allowance RateLimit and
 * RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function headersOfWait({ code, meta = {} }: RefusalExtensions): Record<string, string> {
  const { seconds, allowance, limit } = meta;
  if (seconds === undefined) return {};
  const wait = { 'retry-after': String(seconds) };
  if (code !== 'ALLOWANCE_USED') return wait;
  const unit = allowance === 'PHOTO_BYTES' ? ';qu="content-bytes"' : '';
  return {
    ...wait,
    'ratelimit-policy': policyOf(String(allowance), Number(limit), unit),
    ratelimit: `"${allowance}";r=0;t=${seconds}`,
  };
}
