import type {
  MutationRemoveSenderLogoArgs,
  MutationSetSenderLogoArgs,
} from '../../../__generated__/server/resolvers';
import { senderLimits } from '../../../rules/reports';
import { type Context, requireViewer } from '../../context';
import type { Handle } from '../../database/engine';
import type { ProjectTable } from '../../database/schema';
import { fileHeaders, keptForGood, refuseFile } from '../../files/fileHeaders';
import { newId } from '../../ids';
import { wroteNothing } from '../../jobs';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { cleanLong } from '../../text';
import { isFirstSent } from '../journal/firstSent';
import { record, type Recorded } from '../journal/record';
import { contextOfFiles } from '../../http/cookies';

// Who stands at the head of reports. A logo proves nothing, so the bytes of one that was replaced
// or removed go at once; the journal keeps its hash, who set it and when.

type Logo = Pick<
  ProjectTable,
  'logo_id' | 'logo_key' | 'logo_sha256' | 'logo_length' | 'logo_mime'
>;

export const noLogo: Logo = {
  logo_id: null,
  logo_key: null,
  logo_sha256: null,
  logo_length: null,
  logo_mime: null,
};

export function cleanSenderAddress(text: string | null | undefined): string {
  const lines = cleanLong(text, 'senderAddress', senderLimits.address)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > senderLimits.lines) throw new Refusal('SENDER_LINES', {}, 'senderAddress');
  return lines.join('\n');
}

/**
 * Its bytes are durable before the event is written, and are deleted if it was certainly not
 * written.
 */
export async function setSenderLogo(
  context: Context,
  { input }: MutationSetSenderLogoArgs,
): Promise<Recorded> {
  const { file, ...content } = input;
  const { logos } = context.services;
  const stored = (await isFirstSent(context, 'setSenderLogo', content))
    ? await logos.store(file, input, requireViewer(context).payer)
    : null;
  const gone: string[] = [];
  const recorded = await record(
    context,
    {
      mutation: 'setSenderLogo',
      input,
      content,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      if (stored === null) throw new Refusal('EVENT_ID_REUSED');
      const { key, sha256, byteLength, mime } = stored;
      await trx
        .updateTable('project')
        .set({
          logo_id: newId('logo'),
          logo_key: key,
          logo_sha256: sha256,
          logo_length: byteLength,
          logo_mime: mime,
        })
        .where('id', '=', project.id)
        .execute();
      if (project.logo_key !== null) gone.push(project.logo_key);
      return {
        kind: 'PROJECT_EDITED',
        subjectId: project.id,
        changes: [{ field: 'logo', from: project.logo_sha256, to: sha256 }],
        receipt: { sha256, byteLength },
      };
    },
  ).catch(async (error: unknown) => {
    if (stored !== null && wroteNothing(error)) await logos.discard(stored.key);
    throw error;
  });
  // From here on the row names the new logo, so a failure must not delete it.
  if (recorded.repeated && stored !== null) gone.push(stored.key);
  for (const key of gone) await logos.discard(key);
  return recorded;
}

export async function removeSenderLogo(
  context: Context,
  { input }: MutationRemoveSenderLogoArgs,
): Promise<Recorded> {
  const gone: string[] = [];
  const recorded = await record(
    context,
    {
      mutation: 'removeSenderLogo',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      if (project.logo_key !== null) gone.push(project.logo_key);
      await trx.updateTable('project').set(noLogo).where('id', '=', project.id).execute();
      return {
        kind: 'PROJECT_EDITED',
        subjectId: project.id,
        changes:
          project.logo_sha256 === null
            ? []
            : [{ field: 'logo', from: project.logo_sha256, to: null }],
      };
    },
  );
  for (const key of gone) await context.services.logos.discard(key);
  return recorded;
}

/** Which of these keys a project has. */
export async function knownLogoKeys(db: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project')
    .select('logo_key')
    .where('logo_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ logo_key: key }) => key ?? ''));
}

export const logoUrlOf = ({ logo_id: id }: Logo): string | null =>
  id === null ? null : `/files/reports/logo/${id}`;

/** The picture of a logo, for the members of its project by the cookie of their session. */
export async function serveLogo(
  services: Services,
  request: Request,
  id: string,
): Promise<Response> {
  const context = await contextOfFiles(services, request, 'report');
  const project =
    context === null
      ? undefined
      : await services.db
          .selectFrom('project')
          .select(['id', 'logo_key'])
          .where('logo_id', '=', id)
          .executeTakeFirst();
  if (
    context === null ||
    project?.logo_key == null ||
    (await memberOf(context, project.id)) === null
  )
    return refuseFile(404);
  const picture = await services.logos.picture(project.logo_key);
  if (picture === null) return refuseFile(404);
  const headers = {
    ...fileHeaders,
    ...keptForGood,
    'Content-Type': 'image/webp',
    'Content-Length': String(picture.byteLength),
  };
  return new Response(request.method === 'HEAD' ? null : picture.stream(), { headers });
}
