import { dayIn } from '../../../rules/days';
import { bcfLimits } from '../../../rules/imports';
import { byLanguage } from '../../../rules/languages';
import { may } from '../../../rules/rights';
import { bcfVersions, type BcfVersion, tablesFor } from '../../../rules/tables';
import type { PhotoTable } from '../../database/schema';
import { readOriginals } from '../../files';
import { fileHeaders } from '../../files/fileHeaders';
import type { Chunks } from '../../files/storage';
import type { SnagRow } from '../../graphql/mappers';
import { type Download, serveDownloads } from '../../http/downloads';
import type { From } from '../../http/request';
import { isOfForeign, uuidOf } from '../../ids';
import { message, say } from '../../messages';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { zipOf, type Entry } from '../../files/zip';
import { nameOf } from '../journal/names';
import type { Filter } from '../snags/listFilter';
import { stretchOfSnags } from '../snags/listStore';
import { readFilter } from '../snags/readFilter';
import { titleOf } from '../snags/title';
import { offsetsIn } from '../tablesOut/localTime';
import { requireAtMost } from '../tablesOut/serve';
import { pinOf } from '../tablesOut/snagTable';
import {
  accessOf,
  type CheckAccess,
  inParts,
  rowsOfPart,
  type TableAccess,
} from '../tablesOut/source';
import { fileOut, filesAround, topicFiles } from './fileOut';
import { type Kept, unpacked } from './kept';
import { changerOf, commentsOfSnag, topicOfSnag } from './store';
import type { CommentOut, SnagOut } from './topicOut';

const address = /^\/files\/bcf\/(project_[0-7][0-9a-hjkmnp-tv-z]{25})\/(\d\.\d)\.bcf$/;

/**
 * GET and HEAD of /files/bcf/:projectId/:version.bcf: the snags of a filter as a BCF file, for
 * whoever may have them as a table, by the cookie of their session.
 */
export function serveBcf(services: Services): (request: Request, from: From) => Promise<Response> {
  const { log } = services;
  return serveDownloads({
    log,
    share: services.shares.tables,
    find: (request) => bcfFor(services, request),
  });
}

async function bcfFor(services: Services, request: Request): Promise<Download> {
  const { pathname, searchParams } = new URL(request.url);
  const [, projectId, named] = address.exec(pathname) ?? [];
  const version = bcfVersions.find((each) => each === named);
  if (projectId === undefined || version === undefined) throw new Refusal('NOT_FOUND');
  for (const field of searchParams.keys())
    if (searchParams.getAll(field).length > 1) throw new Refusal('BAD_REQUEST', {}, field);
  const filter = readFilter([...searchParams]);
  const ask = () =>
    accessOf(services, request, 'table', projectId, ({ role }) =>
      tablesFor(role).includes('snags'),
    );
  const { context, reader } = await ask();
  const { project, now } = reader;
  await requireAtMost(services, reader, filter, bcfLimits.topics);
  return {
    payer: context.viewer?.payer ?? '',
    headers: {
      ...fileHeaders,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${project.code}-${dayIn(project.time_zone, now)}.bcf"`,
    },
    bytes: bytesOf(services, { ask, filter, version, project, now }),
  };
}

interface Asked {
  readonly ask: CheckAccess;
  readonly filter: Filter;
  readonly version: BcfVersion;
  readonly project: TableAccess['reader']['project'];
  readonly now: number;
}

/** One topic after the other, so that they are never in memory as a whole. */
function bytesOf(
  services: Services,
  { ask, filter, version, project, now }: Asked,
): AsyncGenerator<Uint8Array, void, undefined> {
  const file = fileOut(version);
  const offsets = offsetsIn(project.time_zone);
  const around: Entry[] = [];
  async function* entries(): AsyncGenerator<Entry, void, undefined> {
    const parts = inParts<SnagRow, Found>(
      ask,
      ({ reader }, last) =>
        stretchOfSnags(services.db, reader, {
          sort: 'NUMBER',
          filter,
          start: last === null ? null : { key: last.number, number: last.number },
          including: false,
          // A list begins with the newest.
          backwards: true,
          limit: rowsOfPart,
        }),
      (asked, rows) => Promise.resolve(rows.map((row) => ({ asked, row }))),
    );
    for await (const part of parts)
      for (const each of part) yield* topicFiles(file, { ...(await loaded(each)), offsets });
    around.push(...filesAround(file, { uuid: uuidOf(project.id), name: project.name }));
    yield* around.slice(0, -1);
  }
  return zipOf(
    entries(),
    () => around.at(-1) ?? { path: 'bcf.version', content: [], packed: true },
    now,
  );
}

/** A snag, and who asks for it. */
interface Found {
  readonly asked: TableAccess;
  readonly row: SnagRow;
}

interface Loaded {
  readonly snag: SnagOut;
  readonly kept: Kept | null;
  readonly pictureOf: (id: string) => Promise<Chunks | null>;
}

/** Everything that goes out of a snag, which is in memory only while it is written. */
async function loaded({ asked, row }: Found): Promise<Loaded> {
  const { db } = asked.context.services;
  const [topic, said, changer] = await Promise.all([
    topicOfSnag(db, row.id),
    commentsOfSnag(db, row.id),
    changerOf(db, row.id),
  ]);
  const kept = topic?.kept == null ? null : await unpacked(topic.kept);
  const photos = (await asked.context.loaders.photosOfSnag.load(row.id)).filter(
    (photo) => photo.erased_at === null && canBeShown(asked, photo, kept),
  );
  return {
    kept,
    pictureOf: pictures(asked, photos, kept),
    snag: await snagOut(asked, row, {
      guid: topic?.guid ?? uuidOf(row.id),
      isChanged: row.changed_at !== (topic?.changed_at ?? null),
      changer,
      photos,
      kept,
      comments: said,
    }),
  };
}

interface With {
  readonly guid: string;
  readonly isChanged: boolean;
  /** Who changed it last. */
  readonly changer: string | null;
  readonly photos: readonly PhotoTable[];
  readonly kept: Kept | null;
  readonly comments: Awaited<ReturnType<typeof commentsOfSnag>>;
}

async function snagOut(
  asked: TableAccess,
  row: SnagRow,
  { guid, isChanged, changer, photos, kept, comments }: With,
): Promise<SnagOut> {
  const { context, reader } = asked;
  const { loaders } = context;
  const [title, trade, company, location, pin, assignee, raisedBy, changedBy] = await Promise.all([
    titleOf(context, row),
    row.trade_id === null ? null : loaders.trade.load(row.trade_id),
    row.company_id === null ? null : loaders.company.load(row.company_id),
    row.location_id === null ? null : loaders.location.load(row.location_id),
    pinOf(context, row),
    row.assignee_id === null ? null : nameOf(context, row.assignee_id),
    authorOf(context, row.raised_by),
    authorOf(context, changer ?? row.raised_by),
  ]);
  const [plan, planRevision, pinX, pinY] = pin.map((part) => (part === null ? '' : String(part)));
  return {
    projectId: reader.project.id,
    guid,
    number: row.number,
    title: row.title,
    shownTitle: title,
    description: row.description,
    status: row.status,
    type: row.type,
    priority: row.priority,
    due: row.due_on,
    raised: { by: raisedBy, at: row.raised_at },
    changed: isChanged ? { by: changedBy, at: row.changed_at } : null,
    assignee:
      row.assignee_id === null || assignee === null
        ? null
        : { id: row.assignee_id, name: assignee },
    company: company === null ? null : { id: company.id, name: company.name },
    own: {
      location: location?.path ?? '',
      trade: trade?.name ?? '',
      company: company?.name ?? '',
      ...(plan === undefined || plan === ''
        ? {}
        : { plan, planRevision: planRevision ?? '', pinX: pinX ?? '', pinY: pinY ?? '' }),
    },
    comments: await commentsOut(asked, comments),
    photos: photos.map((photo) => ({
      id: photo.id,
      guid: uuidOf(photo.id),
      caption: photo.caption,
      isEvidence: photo.kind === 'EVIDENCE',
      // No other photo ever has that name.
      name: `${uuidOf(photo.id)}${isAsItCame(photo, kept) ? endings[photo.mime] : '.jpg'}`,
    })),
  };
}

const endings: Readonly<Record<string, string>> = { 'image/png': '.png', 'image/jpeg': '.jpg' };

/** A picture of a BCF file goes back as it came; what a camera wrote into a photo does not go out. */
const isAsItCame = ({ id, mime }: PhotoTable, kept: Kept | null): boolean =>
  endings[mime] !== undefined && isOfForeign(id) && Object.values(kept?.photos ?? {}).includes(id);

/** One whose pictures are not made yet goes out to whoever may have it as it came. */
const canBeShown = ({ reader }: TableAccess, photo: PhotoTable, kept: Kept | null): boolean =>
  photo.state === 'READY' ||
  isAsItCame(photo, kept) ||
  (endings[photo.mime] !== undefined && may(reader.member, 'seeOriginals'));

/** The longer side of pictures that go out. */
const pixels = 4_000;

function pictures(
  { context: { services } }: TableAccess,
  photos: readonly PhotoTable[],
  kept: Kept | null,
): Loaded['pictureOf'] {
  const originals = readOriginals(services.files.storage);
  return async (id) => {
    const photo = photos.find((each) => each.id === id);
    if (photo === undefined) return null;
    if (isAsItCame(photo, kept) || photo.state !== 'READY')
      return (await originals.photo(photo.file_key))?.stream() ?? null;
    const [made] = await services.photos.thumbnails([photo.file_key], { size: 'large', pixels });
    return made == null ? null : [made.jpeg];
  };
}

/** BCF asks for an author, also where nobody knows one. */
async function authorOf(context: TableAccess['context'], id: string | null): Promise<string> {
  const name = id === null || id === '' ? null : await nameOf(context, id);
  return name === null || name === '' ? 'Snagbook' : name;
}

async function commentsOut(
  { context }: TableAccess,
  said: With['comments'],
): Promise<CommentOut[]> {
  const edits = new Map(
    said.flatMap((each) => (each.kind === 'COMMENT_EDITED' ? [[each.subject_id, each]] : [])),
  );
  return Promise.all(
    said
      .filter((each) => each.kind !== 'COMMENT_EDITED' && !isOfImport(each))
      .map(async ({ id, actor_id, occurred_at, comment }): Promise<CommentOut> => {
        const edit = edits.get(id);
        return {
          id,
          guid: uuidOf(id),
          by: await authorOf(context, actor_id),
          at: occurred_at,
          text: edit?.comment ?? comment ?? '',
          edited:
            edit === undefined
              ? null
              : { by: await authorOf(context, edit.actor_id), at: edit.occurred_at },
        };
      }),
  );
}

/** What an import writes with the moves that it makes, in each language. */
const ofImports = Object.values(
  byLanguage((language) => say(message('Imported from {file}', { file: '\0' }), language)),
).map((text) => text.split('\0'));

/** What somebody wrote as a comment never is. */
const isOfImport = ({ kind, comment }: With['comments'][number]): boolean =>
  kind !== 'COMMENT_ADDED' &&
  ofImports.some(([begin = '', end = '']) => comment?.startsWith(begin) && comment.endsWith(end));
