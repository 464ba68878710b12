import { type TextOf, useStoredTexts } from '../../app/useStored';
import { listOf } from '../../domain/lists';
import type { SnagGroup } from './groups';
import { messages } from './messages';

/** Name of a group: its snag's reference, or the title before it has one. */
export const useGroupName = (group: SnagGroup): string =>
  useStoredTexts((textOf) => nameOf(group, textOf));

/** The names of several groups as a list in a sentence. */
export const useGroupNames = (groups: readonly SnagGroup[]): string =>
  useStoredTexts((textOf) => listOf(groups.map((group) => nameOf(group, textOf))));

function nameOf(group: SnagGroup, textOf: TextOf): string {
  const { reference, title } = factsOf(group, textOf);
  return (
    reference ??
    title ??
    (group.entries.some(({ kind }) => kind === 'raise')
      ? messages.newSnag
      : messages.snagIn(group.projectCode))
  );
}

/** The known facts of the group's snag. */
export const useGroupFacts = (
  group: SnagGroup,
): { reference: string | null; title: string | null } => ({
  reference: useStoredTexts((textOf) => factsOf(group, textOf).reference),
  title: useStoredTexts((textOf) => factsOf(group, textOf).title),
});

/** From the store, or from the entries, as it was when they were made. */
function factsOf(
  { snagId, projectCode, entries }: SnagGroup,
  textOf: TextOf,
): { reference: string | null; title: string | null } {
  const { number = null, title: before = null } =
    entries.find(({ about }) => about !== undefined)?.about ?? {};
  const entered = entries.find(({ kind }) => kind === 'raise')?.fields['title'];
  return {
    reference: textOf(snagId, 'reference') ?? (number === null ? null : `${projectCode}-${number}`),
    title:
      textOf(snagId, 'displayTitle') ??
      before ??
      (typeof entered === 'string' && entered !== '' ? entered : null),
  };
}
