import { words } from './messages';

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
}

/** What is offered for something new: nothing that is archived, but for what was chosen already. */
export function offered<Each extends Thing>(things: readonly Each[], chosen: string | null | undefined): Each[] {
  return things.filter(({ id, archived }) => !archived || id === chosen).map(marked);
}

/** What lists are narrowed by: also what is archived, as long as there are snags of it. */
export function filterable<Each extends Thing & { readonly filterable: boolean }>(things: readonly Each[], chosen: string | null | undefined): Each[] {
  return things.filter((thing) => thing.filterable || thing.id === chosen).map(marked);
}

/** As it is called where it may be chosen or is shown beside others. */
export const marked = <Each extends Thing>(thing: Each): Each => (thing.archived ? { ...thing, name: words.archived(thing.name) } : thing);
