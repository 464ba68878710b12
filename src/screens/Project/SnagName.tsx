import { useSnagName } from '../../app/useSnagName';
import type { SnagGroup } from './unsent';
import { words } from './messages';

/** Name of a group: its snag's reference, or the title before it has one. */
export function useGroupName({ snagId, projectCode, entries }: SnagGroup): string {
  const known = useSnagName(snagId);
  const raise = entries.find(({ kind }) => kind === 'raise');
  const title = raise?.fields['title'];
  if (known !== null) return known;
  if (typeof title === 'string' && title !== '') return title;
  return raise === undefined ? words.signal.snagIn(projectCode) : words.signal.newSnag;
}

export function SnagName({ group }: { group: SnagGroup }) {
  return useGroupName(group);
}
