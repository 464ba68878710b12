import type { Language } from '../../../rules/languages';
import type { Context } from '../../context';
import type { Handle } from '../../database/engine';
import { message, say } from '../../messages';
import { cameForCompany, seesPart, sharedCompany } from '../../permissions';
import { type CameBy, peopleNamed } from './namesStore';

/** In place of the name of a person who was erased. */
export const erasedName = message('Erased person');

interface Named {
  name: string;
  /** Whether they came by a link. Then the name is what they entered: nobody has checked it. */
  byLink: boolean;
  /** Whether it is a key of the API. */
  isKey: boolean;
  /** For whom they came by it; null where it is not known, or not shared with the reader. */
  company: string | null;
}

/** How a person is named, wherever a name is shown to somebody. */
export function shownName({ name, byLink, isKey, company }: Named, language: Language): string {
  if (name === '') return say(erasedName, language);
  if (isKey) return say(message('{name} (API key)', { name }), language);
  if (!byLink) return name;
  return say(
    company === null
      ? message('{name} (by link)', { name })
      : message('{name} (by link, {company})', { name, company }),
    language,
  );
}

/** The same of a row, as the viewer may know of its company. */
export async function nameFor(
  context: Context,
  { id, name, ...by }: { id: string; name: string } & CameBy,
): Promise<string> {
  const { link_project_id: projectId, link_company_id: companyId, link_id: linkId } = by;
  // Limits count for the link that they came by: whoever came by the same is named.
  if (seesPart(context) && id !== context.viewer?.userId && linkId !== context.viewer?.payer)
    return say(message('Site team'), context.language);
  const company =
    projectId === null || companyId === null
      ? null
      : await sharedCompany(context, projectId, companyId);
  const client = seesPart(context) || cameForCompany(context) ? null : by.link_name;
  const named = {
    name,
    byLink: projectId !== null,
    isKey: by.came_as === 'KEY',
    company: company?.name ?? (client === '' ? null : client),
  };
  return shownName(named, context.language);
}

const personOf = async ({ loaders }: Context, id: string) =>
  (await loaders.user.load(id)) ?? (await loaders.namedActor.load(id));

/** The name of somebody with an account or without; null for an id that nobody has. */
export async function nameOf(context: Context, id: string): Promise<string | null> {
  const person = await personOf(context, id);
  return person === null ? null : nameFor(context, person);
}

/** The same, and null if the name was erased. */
export async function knownNameOf(context: Context, id: string | null): Promise<string | null> {
  const person = id === null ? null : await personOf(context, id);
  return person === null || person.name === '' ? null : nameFor(context, person);
}

/**
 * The names of people in what is read outside the app, by members: reports and mails. Those that
 * were erased are left out.
 */
export async function namesOf(
  db: Handle,
  ids: readonly (string | null)[],
  language: Language,
): Promise<ReadonlyMap<string | null, string>> {
  const people = await peopleNamed(
    db,
    [...new Set(ids)].filter((id) => id !== null),
  );
  return new Map(
    people.flatMap(({ id, name, link_project_id, came_as, company }) => {
      const by = { byLink: link_project_id !== null, isKey: came_as === 'KEY' };
      return name === '' ? [] : [[id, shownName({ name, ...by, company }, language)]];
    }),
  );
}
