import { may } from '../../../rules/rights';
import { hiddenKinds } from '../../../rules/amounts';
import { spendCost } from '../../allowance';
import { createContext } from '../../context';
import { fileHeaders } from '../../files/fileHeaders';
import type { Download } from '../../http/downloads';
import { type From, originOf } from '../../http/request';
import { answeredIn } from '../../messages';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { positionOf, sealCursor, start } from '../journal/cursor';
import { projectByCode } from '../projects/store';
import { readerOf } from '../snags/reader';
import { csvOf } from '../tablesOut/csv';
import { jsonOf } from '../tablesOut/json';
import { snagTable } from '../tablesOut/snagTable';
import type { TableAccess } from '../tablesOut/source';
import { snagsChangedAfter } from '../tablesOut/store';
import { keyIn, requireKey } from './keyStore';

const mimes = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
} as const;

interface Question {
  code: string;
  format: keyof typeof mimes;
  /** A cursor; null for all snags. */
  since: string | null;
  decimalComma: boolean;
}

/** Null where there is no such feed. Whatever is not understood is refused. */
function readQuestion({ pathname, searchParams }: URL): Question | null {
  const [, code, ending] = /^\/api\/projects\/([A-Za-z0-9]+)\/snags\.(\w+)$/.exec(pathname) ?? [];
  if (code === undefined || (ending !== 'csv' && ending !== 'json')) return null;
  for (const field of searchParams.keys())
    if (!['since', 'decimal'].includes(field) || searchParams.getAll(field).length > 1)
      throw new Refusal('BAD_REQUEST', {}, field);
  const decimal = searchParams.get('decimal') ?? 'point';
  if (decimal !== 'point' && decimal !== 'comma') throw new Refusal('BAD_REQUEST', {}, 'decimal');
  const since = searchParams.get('since');
  return {
    code: code.toUpperCase(),
    format: ending,
    since: since === '' ? null : since,
    decimalComma: decimal === 'comma',
  };
}

/**
 * The snags of the project of a key: all, or those that something happened to after a cursor, as
 * they are now. The next cursor is read before them, so whatever changes meanwhile comes again.
 */
export async function feedFor(
  services: Services,
  request: Request,
  from: From,
  takePlace: (payer: string) => void,
): Promise<Download> {
  const url = new URL(request.url);
  const question = readQuestion(url);
  if (question === null) throw new Refusal('NOT_FOUND');
  const key = keyIn(request);
  if (key === null) throw new Refusal('UNAUTHENTICATED');
  const { db, secret, clock } = services;
  // Asked anew for each part: a key may be ended meanwhile.
  const ask = async (): Promise<TableAccess> => {
    const { signedIn } = await requireKey(services, key);
    const project = await projectByCode(db, question.code, signedIn.userId);
    if (project === undefined) throw new Refusal('NOT_FOUND');
    const language = answeredIn(request.headers.get('accept-language'));
    const context = createContext(services, signedIn, language, originOf(request, from));
    return { context, reader: await readerOf(context, project.id) };
  };
  const { context, reader } = await ask();
  const { project } = reader;
  const payer = context.viewer?.payer ?? '';
  const { costAnHour, costOfRow } = settings.api;
  const spend = (rows: number) =>
    spendCost(db, { payer }, clock(), Math.min(costAnHour / 2, costOfRow * rows));
  // Before snags are looked for, which takes as long as the history is.
  takePlace(payer);
  const before = await spend(1);
  const head = await context.loaders.position.load({
    projectId: project.id,
    seq: project.last_seq,
  });
  const cursor = sealCursor(secret, project.id, head ?? start);
  const only =
    question.since === null
      ? null
      : await snagsChangedAfter(db, project.id, {
          seq: (await positionOf(services, project.id, question.since, 'since')).seq,
          hidden: hiddenKinds(reader.member),
        });
  const rows = only?.length ?? project.last_number;
  const left = rows === 0 ? before : await spend(rows);
  const table = snagTable({
    ask,
    timeZone: project.time_zone,
    code: project.code,
    filter: null,
    withCosts: may(reader.member, 'seeAmounts'),
    origin: originOf(request, from),
    ...(only !== null && { only }),
  });
  const next = new URL(url.pathname, originOf(request, from));
  next.search = url.search;
  next.searchParams.set('since', cursor);
  return {
    payer,
    headers: {
      ...fileHeaders,
      ...left,
      'Cache-Control': 'private, no-store',
      Vary: 'Authorization, Accept-Language',
      'Content-Type': mimes[question.format],
      'Snagbook-Cursor': cursor,
      Link: `<${next.href}>; rel="next"`,
    },
    bytes: encoded(question.format === 'csv' ? csvOf(table, question) : jsonOf(table, { cursor })),
  };
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
