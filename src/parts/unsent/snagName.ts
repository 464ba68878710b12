import { useStoredText } from '../../app/useStoredText';
import type { SnagGroup } from './groups';
import { words } from './messages';

/** Name of a group: its snag's reference, or the title before it has one. */
export function useGroupName(group: SnagGroup): string {
  const { reference, title } = useGroupFacts(group);
  const { projectCode, entries } = group;
  return reference ?? title ?? (entries.some(({ kind }) => kind === 'raise') ? words.newSnag : words.snagIn(projectCode));
}

/** What is known of the group's snag: from the store, or as it was when the entries were made. */
export function useGroupFacts({ snagId, projectCode, entries }: SnagGroup): { reference: string | null; title: string | null } {
  const reference = useStoredText(snagId, 'reference');
  const title = useStoredText(snagId, 'displayTitle');
  const { number = null, title: before = null } = entries.find(({ about }) => about !== undefined)?.about ?? {};
  const entered = entries.find(({ kind }) => kind === 'raise')?.fields['title'];
  return {
    reference: reference ?? (number === null ? null : `${projectCode}-${number}`),
    title: title ?? before ?? (typeof entered === 'string' && entered !== '' ? entered : null),
  };
}
