import type { ListedLocation, LocationDesk } from './locationTree';
import { locationWords as words } from './locationMessages';
import { Retire } from './Retire';
import { useArchiveLocation } from './useArchiveLocation';
import { useRemoveLocation } from './useRemoveLocation';

interface RetireLocationProps {
  location: ListedLocation;
  desk: LocationDesk;
  onClose: () => void;
}

/** Archives or removes a location with everything in it. */
export function RetireLocation({ location: { id, name, archived }, desk: { tree, onSaved, onGone }, onClose }: RetireLocationProps) {
  const archive = useArchiveLocation();
  const remove = useRemoveLocation();
  const size = tree.sizeOf(id);
  return (
    <Retire
      name={size === 0 ? name : words.withInside(name, size)}
      archived={archived}
      hint={words.archiveHint}
      onArchive={(input) => archive({ locationId: id, ...input })}
      onRemove={(input) => remove({ locationId: id, ...input })}
      onSaved={onSaved}
      onClose={onClose}
      onGone={onGone}
    />
  );
}
