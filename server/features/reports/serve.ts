import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayIn } from '../../../rules/days';
import { isProjectCode } from '../../../rules/text';
import {
  papers,
  reportGroupings,
  reportKinds,
  reportLayouts,
  reportPhotos,
} from '../../../rules/reports';
import { engineOf } from '../../database/engine';
import type { ReportTable } from '../../database/reportTable';
import type { ProjectTable } from '../../database/schema';
import { fileHeaders, rangeOf, refuseFile } from '../../files/fileHeaders';
import { isVolumesKey, storageKeyOfReport } from '../../files/reportFiles';
import { type From, originOf, refusedRequest } from '../../http/request';
import { memberOf } from '../../permissions';
import { leftStatus } from '../../monitoring/requests';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { readTicket } from '../../tokens';
import type { ProjectRow } from '../../graphql/mappers';
import { handoverById, readsHandover } from './handoverStore';
import { serveLogo } from '../projects/sender';
import { reportByToken } from './mailStore';
import { contextOfFiles } from '../../http/cookies';
import type { Reader } from '../snags/listFilter';
import { readFilter } from '../snags/readFilter';
import { companiesIn } from './listOfReport';
import { gather } from './gather';
import { type AskedReport, checkAsked, ownCompany } from './make';
import { draftOfTicket } from './signByLink';
import { kindsOf, reportById, seesReport } from './store';

const address = /^\/files\/reports\/(report_[0-7][0-9a-hjkmnp-tv-z]{25})$/;
const handoverAddress = /^\/files\/reports\/(handover_[0-7][0-9a-hjkmnp-tv-z]{25})(\/draft)?$/;
const signingAddress = /^\/files\/reports\/signing\/([\w.-]{1,200})$/;
const linkAddress = /^\/files\/reports\/link\/([\w-]{43})$/;
const logoAddress = /^\/files\/reports\/logo\/(logo_[0-7][0-9a-hjkmnp-tv-z]{25})$/;
const previewAddress = /^\/files\/reports\/preview\/([A-Z0-9]+)$/;

/**
 * GET and HEAD of /files/reports/:id, of the final PDF of a handover and /draft of it, and of the
 * picture of a first page below /files/reports/preview/:code, and of the sender's logo at
 * /files/reports/logo/:id, by the cookie of a session; and of /files/reports/link/:token and
 * /files/reports/signing/:ticket, for whoever has it.
 */
export function serveReports(
  services: Services,
): (request: Request, from: From) => Promise<Response> {
  return async (request, from) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseFile(405, { Allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const [, id] = address.exec(pathname) ?? [];
    if (id !== undefined) return download(services, request, id);
    const [, handoverId, draft] = handoverAddress.exec(pathname) ?? [];
    if (handoverId !== undefined)
      return downloadHandover(services, request, handoverId, draft !== undefined);
    const [, token] = linkAddress.exec(pathname) ?? [];
    if (token !== undefined)
      return downloadByLink(services, request, { token, address: from.address });
    const [, ticket] = signingAddress.exec(pathname) ?? [];
    if (ticket !== undefined) return downloadBySigner(services, request, ticket);
    const [, logoId] = logoAddress.exec(pathname) ?? [];
    if (logoId !== undefined) return serveLogo(services, request, logoId);
    const [, code] = previewAddress.exec(pathname) ?? [];
    return code === undefined ? refuseFile(404) : preview(services, { request, from, code });
  };
}

async function download(services: Services, request: Request, id: string): Promise<Response> {
  const context = await contextOfFiles(services, request, 'report');
  const report = context === null ? undefined : await reportById(services.db, id);
  if (
    context === null ||
    report?.file_key == null ||
    !seesReport(await memberOf(context, report.project_id), report)
  )
    return refuseFile(404);
  return pdfOf(services, request, {
    key: report.file_key,
    project: await context.loaders.project.load(report.project_id),
    name: nameOfKind(report),
    at: report.asked_at,
  });
}

/**
 * Of a mail, for whoever has it: without a session, and of nothing but this file. Tokens that open
 * nothing are counted like those of a company's link, so that nobody makes them up.
 */
async function downloadByLink(
  services: Services,
  request: Request,
  { token, address }: { token: string; address: string },
): Promise<Response> {
  try {
    const counted = await services.tries.atLink(address);
    const report = await reportByToken(services.db, token, services.clock());
    // Read by a person who followed it in a mail.
    if (report?.file_key == null)
      return refusedRequest(request, new Refusal('LINK_OVER'), 404, { ...fileHeaders });
    await counted.takeBack();
    const project = await services.db
      .selectFrom('project')
      .selectAll()
      .where('id', '=', report.project_id)
      .executeTakeFirst();
    return await pdfOf(services, request, {
      key: report.file_key,
      project: project ?? null,
      name: nameOfKind(report),
      at: report.asked_at,
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'TOO_MANY_TRIES') throw error;
    return refusedRequest(request, error, 429, { ...fileHeaders, 'Cache-Control': 'no-store' });
  }
}

const nameOfKind = ({ kind }: Pick<ReportTable, 'kind'>): string =>
  kind.toLowerCase().replaceAll('_', '-');
/** Of a report, by what its key says. */
export const mimeOf = (key: string): string =>
  isVolumesKey(key) ? 'application/zip' : 'application/pdf';
/** A file that is downloaded or attached. */
export const fileNamed = (
  { code, time_zone }: Pick<ProjectTable, 'code' | 'time_zone'>,
  name: string,
  at: number,
  ending: 'pdf' | 'zip' = 'pdf',
): string => `${code}-${name}-${dayIn(time_zone, at)}.${ending}`;

/** As it is called where it is downloaded or attached. */
export const fileNameOf = (
  project: Pick<ProjectTable, 'code' | 'time_zone'>,
  report: Pick<ReportTable, 'kind' | 'asked_at'> & { file_key: string },
): string =>
  fileNamed(
    project,
    nameOfKind(report),
    report.asked_at,
    isVolumesKey(report.file_key) ? 'zip' : 'pdf',
  );

async function downloadHandover(
  services: Services,
  request: Request,
  id: string,
  draft: boolean,
): Promise<Response> {
  const context = await contextOfFiles(services, request, 'report');
  const handover = context === null ? undefined : await handoverById(services.db, id);
  const key = draft ? handover?.draft_key : handover?.file_key;
  if (
    context === null ||
    handover === undefined ||
    key == null ||
    !readsHandover(await memberOf(context, handover.project_id))
  )
    return refuseFile(404);
  return pdfOf(services, request, {
    key,
    project: await context.loaders.project.load(handover.project_id),
    name: draft ? 'handover-draft' : 'handover-sealed',
    at: handover.prepared_at,
  });
}

/** The draft, for who entered the code of a link a moment ago. */
async function downloadBySigner(
  services: Services,
  request: Request,
  ticket: string,
): Promise<Response> {
  const id = readTicket(services.secret, ticket, services.clock());
  const handover = id === null ? undefined : await draftOfTicket(services, id);
  if (handover?.draft_key == null)
    return refusedRequest(request, new Refusal('LINK_OVER'), 404, { ...fileHeaders });
  const project = await services.db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', handover.project_id)
    .executeTakeFirst();
  return pdfOf(services, request, {
    key: handover.draft_key,
    project: project ?? null,
    name: 'handover-draft',
    at: handover.prepared_at,
  });
}

interface Pdf {
  key: string;
  project: ProjectRow | null;
  name: string;
  at: number;
}

export async function pdfOf(
  services: Services,
  request: Request,
  { key, project, name, at }: Pdf,
): Promise<Response> {
  const file = await services.files.storage.get(storageKeyOfReport(key));
  if (file === null || project === null) return refuseFile(404);
  const tag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
  const range = rangeOf(request, file.byteLength, tag);
  if (range === 'beyond') return refuseFile(416, { 'Content-Range': `bytes */${file.byteLength}` });
  const headers = {
    ...fileHeaders,
    'Cache-Control': 'private, no-store',
    Vary: 'Cookie',
    ETag: tag,
    'Accept-Ranges': 'bytes',
    'Content-Type': mimeOf(key),
    'Content-Length': String(range === null ? file.byteLength : range.end - range.start + 1),
    ...(range !== null && {
      'Content-Range': `bytes ${range.start}-${range.end}/${file.byteLength}`,
    }),
    'Content-Disposition': `attachment; filename="${fileNamed(project, name, at, isVolumesKey(key) ? 'zip' : 'pdf')}"`,
  };
  return new Response(request.method === 'HEAD' ? null : file.stream(range ?? undefined), {
    status: range === null ? 200 : 206,
    headers,
  });
}

/** The first page as it would be, of those snags and settings that the address names. */
async function preview(
  services: Services,
  { request, from, code }: { request: Request; from: From; code: string },
): Promise<Response> {
  const context = await contextOfFiles(services, request, 'preview');
  const project =
    context === null || !isProjectCode(code)
      ? undefined
      : await services.db
          .selectFrom('project')
          .selectAll()
          .where('code', '=', code)
          .executeTakeFirst();
  const member =
    context === null || project === undefined ? null : await memberOf(context, project.id);
  if (project === undefined || member === null) return refuseFile(404);
  try {
    const asked = readAsked(new URL(request.url).searchParams, originOf(request, from));
    if (!kindsOf(member).includes(asked.kind)) return refuseFile(404);
    const report = ownCompany(asked, member);
    if (report === null) throw new Refusal('REPORT_COMPANY_REQUIRED');
    const reader = { member, project, now: services.clock(), engine: engineOf(services.db) };
    const headers = {
      ...fileHeaders,
      'Cache-Control': 'private, no-store',
      'Content-Type': 'image/webp',
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    const place = services.shares.previews.of(context?.viewer?.payer ?? '');
    place.take(1);
    try {
      const bytes = await drawn(services, {
        reader,
        report: await firstSheet(services, reader, report),
        by: context?.viewer?.name ?? '',
        payer: context?.viewer?.payer ?? '',
        signal: request.signal,
      });
      return new Response(bytes, {
        headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
      });
    } finally {
      place.end();
    }
  } catch (error) {
    // Whoever asked has left, so that nobody reads this.
    if (request.signal.aborted) return refuseFile(leftStatus);
    if (!(error instanceof Refusal)) throw error;
    return refusedRequest(
      request,
      error,
      { BAD_REQUEST: 400, SERVER_BUSY: 503, STORAGE_FULL_SERVER: 503 }[error.code as string] ?? 422,
      { ...fileHeaders },
    );
  }
}

/** Of the sheets of all companies the first. */
async function firstSheet(
  { db }: Services,
  reader: Reader,
  report: AskedReport,
): Promise<AskedReport> {
  if (report.settings.allCompanies !== true) return report;
  const [first] = await companiesIn(db, reader, report.filter);
  if (first === undefined) throw new Refusal('REPORT_NO_SHEETS');
  return { ...report, filter: { ...report.filter, companyId: first.id } };
}

async function drawn(
  services: Services,
  { payer, ...asked }: Omit<Parameters<typeof gather>[1], 'folder'> & { payer: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { workspace } = services.files;
  const folder = await workspace.folder();
  try {
    const { path } = await gather(services, {
      ...asked,
      folder,
      most: settings.report.previewSnags,
    });
    const picture = join(folder, 'preview.webp');
    await services.reports.preview(
      {
        path,
        output: join(folder, 'preview.pdf'),
        preview: { pages: 1, pixels: settings.report.previewPixels, picture },
      },
      { by: payer, signal: asked.signal },
    );
    return new Uint8Array(await readFile(picture));
  } finally {
    await workspace.remove(folder);
  }
}

/** Refuses whatever it does not understand. */
function readAsked(search: URLSearchParams, origin: string): AskedReport {
  const one = <Value extends string>(values: readonly Value[], name: string): Value => {
    const found = values.find((value) => value === search.get(name));
    if (found === undefined) throw new Refusal('BAD_REQUEST', {}, name);
    return found;
  };
  const shown = {
    photos: one(reportPhotos, 'photos'),
    grouping: one(reportGroupings, 'grouping'),
    paper: one(papers, 'paper'),
    language: search.get('language') ?? '',
    ...(search.has('layout') && { layout: one(reportLayouts, 'layout') }),
    onPlan: search.get('onPlan') !== 'false',
    allCompanies: search.get('allCompanies') === 'true',
  };
  return checkAsked(
    {
      kind: one(reportKinds, 'kind'),
      filter: readFilter(fieldsOf(search.get('filter') ?? '{}')),
      settings: shown,
    },
    origin,
  );
}

function fieldsOf(json: string): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read === 'object' && read !== null) return Object.entries(read);
  } catch {
    // Refused below.
  }
  throw new Refusal('BAD_REQUEST', {}, 'filter');
}
