import { extname } from 'node:path';
import { may } from '../../../rules/rights';
import { worksForCompany } from '../../../rules/scope';
import { type Context, requireViewer } from '../../context';
import { writeBeside } from '../../database/engine';
import type { DefectNoticeTable } from '../../database/defectNoticeTables';
import { fileHeaders, refuseFile } from '../../files/fileHeaders';
import { contextOfFiles } from '../../http/cookies';
import { newId } from '../../ids';
import { memberOf, readsNotices } from '../../permissions';
import type { Services } from '../../services';
import { readTicket } from '../../tokens';
import { append, type Actor, hashContent, nextInChain } from '../journal/append';
import { lockProject } from '../journal/record';
import { pdfOf } from '../reports/serve';
import { slipsOf } from './slips';
import { noticeById, opensNotice } from './store';

const address = /^\/files\/notices\/(notice_[0-7][0-9a-hjkmnp-tv-z]{25})$/;
const slipAddress =
  /^\/files\/notices\/(notice_[0-7][0-9a-hjkmnp-tv-z]{25})\/slip(?:\/(slip_[0-7][0-9a-hjkmnp-tv-z]{25}))?$/;
const mailedAddress = /^\/files\/notices\/mailed\/([\w.-]{1,200})$/;

/**
 * GET and HEAD of /files/notices/:id, by the cookie of a session, and of
 * /files/notices/mailed/:ticket, for whoever has the mail; and of /files/notices/:id/slip and
 * /files/notices/:id/slip/:slipId, for whoever sends notices. The first time that somebody of its
 * company opens one in a session is an event; programs that look through mails follow links too.
 */
export function serveNotices(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuseFile(405, { Allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const [, ticket] = mailedAddress.exec(pathname) ?? [];
    if (ticket !== undefined) {
      const id = readTicket(services.secret, ticket, services.clock());
      const notice = id === null ? undefined : await noticeById(services.db, id);
      return notice === undefined ? refuseFile(404) : answer(services, request, notice, null);
    }
    const [, slipOf, slipId] = slipAddress.exec(pathname) ?? [];
    if (slipOf !== undefined) return serveSlip(services, request, slipOf, slipId);
    const [, id] = address.exec(pathname) ?? [];
    const context = await contextOfFiles(services, request, 'notice');
    const notice =
      id === undefined || context === null ? undefined : await noticeById(services.db, id);
    if (context === null || notice === undefined) return refuseFile(404);
    const member = await memberOf(context, notice.project_id);
    if (!readsNotices(notice, context) || !opensNotice(member, notice)) return refuseFile(404);
    const isOfCompany = member !== null && worksForCompany(member.role);
    return answer(services, request, notice, isOfCompany ? actorOf(context) : null);
  };
}

const actorOf = (context: Context): Actor => {
  const { kind, userId } = requireViewer(context);
  return { kind, id: userId };
};

/** A photo of the slip as it came: the newest, or the one that is named. */
async function serveSlip(
  services: Services,
  request: Request,
  id: string,
  slipId: string | undefined,
): Promise<Response> {
  const context = await contextOfFiles(services, request, 'notice');
  const notice = context === null ? undefined : await noticeById(services.db, id);
  if (context === null || notice === undefined) return refuseFile(404);
  if (!may(await memberOf(context, notice.project_id), 'sendNotices')) return refuseFile(404);
  const slip = (await slipsOf(services.db, [id])).find(
    (each) => each.file_key !== null && (slipId === undefined || each.id === slipId),
  );
  const file =
    slip?.file_key == null ? null : await services.photos.open(slip.file_key, 'original');
  if (slip?.file_key == null || file === null) return refuseFile(404);
  const name = `slip-${notice.number}${extname(slip.file_key)}`;
  return new Response(request.method === 'HEAD' ? null : file.stream(), {
    headers: {
      ...fileHeaders,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
      'Content-Type': file.mime,
      'Content-Length': String(file.byteLength),
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

/** `opener`: who of the company opens it; null: nobody of it, or it is not known. */
async function answer(
  services: Services,
  request: Request,
  notice: DefectNoticeTable,
  opener: Actor | null,
): Promise<Response> {
  if (notice.file_key === null) return refuseFile(404);
  const project = await services.db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', notice.project_id)
    .executeTakeFirst();
  const response = await pdfOf(services, request, {
    key: notice.file_key,
    project: project ?? null,
    name: `${notice.kind === 'WITHDRAWAL' ? 'withdrawal' : 'notice'}-${notice.number}`,
    at: notice.sent_at,
  });
  if (response.ok && request.method === 'GET' && opener !== null && notice.opened_at === null)
    await noteOpening(services, notice, opener);
  return response;
}

/** Once: of two at the same time the first one is it. */
async function noteOpening(
  { db, clock, wakeUps }: Services,
  { id, project_id: projectId }: DefectNoticeTable,
  actor: Actor,
): Promise<void> {
  await writeBeside(db, async (trx) => {
    const project = await lockProject(trx, projectId);
    const { now, previousHash } = await nextInChain(trx, project, clock);
    const first = await trx
      .updateTable('defect_notice')
      .set({ opened_by: actor.id, opened_at: now })
      .where('id', '=', id)
      .where('opened_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (first === undefined) throw new OpenedBefore();
    const content = { noticeId: id };
    await append(
      trx,
      { seq: project.last_seq, now, previousHash, occurredAt: now, project, actor },
      newId('event'),
      { content, contentHash: hashContent('openNotice', content) },
      { kind: 'NOTICE_OPENED', subjectId: id },
    );
  }).catch((error: unknown) => {
    if (!(error instanceof OpenedBefore)) throw error;
  });
  wakeUps.wake(projectId);
}

/** Takes back the number in the journal that no event needs. */
class OpenedBefore extends Error {
  override readonly name = 'OpenedBefore';
}
