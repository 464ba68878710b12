import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ArchiveSource } from '../../server/features/export/openArchive';
import { startServer, type TestServer, type TestServerOptions } from './server';
import type { Site } from './site';
import { unzipped } from './unzipped';
import { type Caller, dataOf, gql, newId, nobody, signIn } from './wire';

export type ArchiveFiles = Map<string, Buffer>;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The archive of the site's project, as its admin downloads it. */
export async function archiveOf(
  site: Pick<Site, 'url' | 'projectId'> & { people: { admin: Pick<Caller, 'cookies'> } },
  projectId = site.projectId,
): Promise<Buffer> {
  const response = await fetch(`${site.url}/files/projects/${projectId}.zip`, {
    headers: { cookie: site.people.admin.cookies },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Packs files anew, in their order; as ZIP64, which an archive of more than 4 GB is, if asked to.
 */
export async function zipped(
  files: Iterable<readonly [path: string, bytes: Buffer]>,
  { forceZip64Format = false } = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, bytes] of files)
    zip.addBuffer(bytes, path, {
      compress: path.endsWith('l') || path.endsWith('.json'),
      forceZip64Format,
    });
  zip.end({ forceZip64Format, comment: '' });
  return buffer(zip.outputStream as Readable); // the types say less of it than there is
}

interface ManifestJson {
  [name: string]: unknown;
  files: { path: string; bytes: number; sha256: string }[];
}

/**
 * The same archive with something of it changed, and a manifest that lists what is there then,
 * unless it is `kept`.
 */
export async function changed(
  archive: Buffer,
  change: (files: ArchiveFiles) => void,
  {
    kept = false,
    manifest: also = (): void => undefined,
  }: { kept?: boolean; manifest?: (manifest: ManifestJson) => void } = {},
): Promise<Buffer> {
  const files = unzipped(archive);
  const manifest = JSON.parse(String(files.get('manifest.json'))) as ManifestJson;
  files.delete('manifest.json');
  change(files);
  if (!kept)
    manifest.files = [...files].map(([path, bytes]) => ({
      path,
      bytes: bytes.length,
      sha256: sha256(bytes),
    }));
  also(manifest);
  return zipped([...files, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}

/** Changes one line of JSON. */
export function changeLine(
  files: ArchiveFiles,
  path: string,
  n: number,
  change: (line: Record<string, unknown>) => void,
): void {
  const lines = String(files.get(path)).trimEnd().split('\n');
  const line = JSON.parse(lines[n - 1] ?? '') as Record<string, unknown>;
  change(line);
  lines[n - 1] = JSON.stringify(line);
  files.set(path, Buffer.from(`${lines.join('\n')}\n`));
}

export const sourceOf = (bytes: Buffer): ArchiveSource => ({
  byteLength: bytes.length,
  async *read(start, end) {
    yield await Promise.resolve(bytes.subarray(start, end));
  },
});

interface Sent {
  status: number;
  answer: {
    state: string;
    received: number;
    partBytes: number;
    progress: number;
    says: { code: string; name: string; events: number } | null;
    codeTaken: boolean;
    here: string | null;
    problem: string | null;
    error?: { code: string; message: string };
  };
}

/** A request about an archive that is imported, as the page makes it. */
export async function askArchive(
  url: string,
  { token }: Pick<Caller, 'token'>,
  method: string,
  path: string,
  body?: object | Buffer,
): Promise<Sent> {
  const sent =
    body === undefined ? null : Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
  const response = await fetch(`${url}/files/archives/${path}`, {
    method,
    headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    body: sent,
  });
  // what the route promises
  return { status: response.status, answer: (await response.json()) as Sent['answer'] };
}

/** Sends an archive in its parts, and answers its id with the last answer. */
export async function sendArchive(
  url: string,
  caller: Pick<Caller, 'token'>,
  bytes: Buffer,
): Promise<Sent & { id: string }> {
  const id = newId('archive');
  let last = await askArchive(url, caller, 'PUT', id, {
    name: 'project.zip',
    byteLength: bytes.length,
  });
  const { partBytes } = last.answer;
  for (let at = 0; last.status === 200 && at < bytes.length; at += partBytes)
    last = await askArchive(
      url,
      caller,
      'PUT',
      `${id}/parts/${at / partBytes}`,
      bytes.subarray(at, at + partBytes),
    );
  return { ...last, id };
}

/** Brings an archive in and waits until it is done or refused; what it says then. */
export async function bringIn(
  { app, url }: Pick<TestServer, 'app' | 'url'>,
  caller: Pick<Caller, 'token'>,
  bytes: Buffer,
  code = 'SITE',
): Promise<Sent['answer']> {
  const { id, status, answer } = await sendArchive(url, caller, bytes);
  if (status !== 200 || answer.state === 'FAILED') return answer;
  const begun = await askArchive(url, caller, 'POST', `${id}/begin`, { code });
  if (begun.status !== 200) return begun.answer;
  // Its pictures are drawn after it.
  for (const _then of [1, 2]) await app.rendered();
  return (await askArchive(url, caller, 'GET', id)).answer;
}

/** A server with nothing but an owner and a project of theirs with the code HERE. */
export async function emptyServer(
  options: TestServerOptions = {},
): Promise<TestServer & { owner: Caller; projectId: string }> {
  const server = await startServer({ development: true, ...options });
  const owner = { name: 'Olga Owner', email: 'olga@other.example', password: 'a password of olga' };
  const input = {
    eventId: newId('event'),
    ...owner,
    projectId: newId('project'),
    projectCode: 'HERE',
    projectName: 'Here',
    timeZone: 'UTC',
  };
  dataOf(
    await gql(
      server.url,
      nobody,
      'mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }',
      { input },
    ),
  );
  return { ...server, projectId: input.projectId, owner: await signIn(server.url, owner) };
}
