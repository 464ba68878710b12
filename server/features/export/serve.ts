import { dayIn } from '../../../rules/days';
import { may } from '../../../rules/rights';
import { fileHeaders } from '../../files/fileHeaders';
import { type Download, serveDownloads } from '../../http/downloads';
import type { From } from '../../http/request';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { accessOf, type CheckAccess, type TableAccess } from '../tablesOut/source';
import { tellAllMerged } from '../snags/tellMerged';
import { entriesOf, erasedLater } from './entries';
import { archiveFormat as format } from './manifest';
import { manifestPath } from './paths';
import { readmeOf } from './readme';
import { snapshotOf } from './snapshot';
import { type Listed, zipOf } from '../../files/zip';

const address = /^\/files\/projects\/(project_[0-7][0-9a-hjkmnp-tv-z]{25})\.zip$/;

/**
 * GET and HEAD of /files/projects/:projectId.zip: all of a project, for its admins, by the cookie
 * of their session.
 */
export function serveProjectExports(
  services: Services,
): (request: Request, from: From) => Promise<Response> {
  const { log } = services;
  return serveDownloads({
    log,
    share: services.shares.archives,
    find: (request) => archiveFor(services, request),
  });
}

async function archiveFor(services: Services, request: Request): Promise<Download> {
  const [, projectId] = address.exec(new URL(request.url).pathname) ?? [];
  if (projectId === undefined) throw new Refusal('NOT_FOUND');
  const ask = () =>
    accessOf(services, request, 'project', projectId, (member) => may(member, 'takeProjectExport'));
  const { context, reader } = await ask();
  const { project, now } = reader;
  return {
    payer: context.viewer?.payer ?? '',
    headers: {
      ...fileHeaders,
      'Cache-Control': 'private, no-store',
      Vary: 'Cookie',
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${project.code}-${dayIn(project.time_zone, now)}.zip"`,
    },
    bytes: archiveOf(services, { ask, context, reader }),
  };
}

async function* archiveOf(
  services: Services,
  { ask, context, reader: { project, now } }: TableAccess & { ask: CheckAccess },
): AsyncGenerator<Uint8Array, void, undefined> {
  const { db, version } = services;
  // Its snags must be what the journal adds up to.
  await tellAllMerged(services, project.id);
  const snapshot = await snapshotOf(db, project.id);
  const by = context.viewer?.name ?? '';
  const missing: string[] = [];
  const head = {
    format,
    made: { at: now, by, version },
    project: { id: project.id, code: project.code, name: project.name },
    journal: snapshot.chain,
  };
  const entries = entriesOf(services, {
    ask,
    project,
    readme: readmeOf(head),
    snapshot,
    onMissing: (path) => missing.push(path),
  });
  async function* manifest(files: readonly Listed[]): AsyncGenerator<Uint8Array, void, undefined> {
    yield Buffer.from(
      JSON.stringify(
        {
          ...head,
          missing,
          erasedLater: await erasedLater(services, project.id, snapshot.chain.events),
          files,
        },
        null,
        1,
      ),
    );
  }
  yield* zipOf(
    entries,
    (files) => ({ path: manifestPath, content: manifest(files), packed: true }),
    now,
  );
}
