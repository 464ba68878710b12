import { laterMessages as messages } from './laterMessages';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
}

/** Choices of a form: without archived ones, except the current choice. */
export function offered<Each extends Thing>(
  things: readonly Each[],
  chosen: string | null | undefined,
): Each[] {
  return things.filter(({ id, archived }) => !archived || id === chosen).map(marked);
}

/** Choices of a filter: also archived ones, if there are snags of them. */
export function choosable<Each extends Thing & { readonly filterable: boolean }>(
  things: readonly Each[],
  chosen: readonly string[],
): Each[] {
  return things.filter(({ id, filterable }) => filterable || chosen.includes(id)).map(marked);
}

/** With a name that says that it is archived. */
export const marked = <Each extends Pick<Thing, 'name' | 'archived'>>(thing: Each): Each =>
  thing.archived ? { ...thing, name: messages.archived(thing.name) } : thing;
