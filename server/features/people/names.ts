import type { Context } from '../../context';
import { message, say } from '../../messages';

/** In place of the name of a person who was erased. */
export const erasedName = message('Erased person');

/** The name of somebody with an account or without; null for an id that nobody has. */
export async function nameOf({ loaders, language }: Context, id: string): Promise<string | null> {
  const person = (await loaders.user.load(id)) ?? (await loaders.namedActor.load(id));
  if (person === null) return null;
  return person.name === '' ? say(erasedName, language) : person.name;
}
