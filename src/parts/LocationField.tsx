import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationField_project$key } from '../../__generated__/relay/LocationField_project.graphql';
import { SearchChoice } from '../ui/SearchChoice';
import { words } from './words';

interface LocationFieldProps {
  project: LocationField_project$key;
  value: string | null;
  onChange: (locationId: string | null) => void;
  error?: string | null | undefined;
}

/** A place of the project, found by parts of its path: “14 kit” finds “Block A › L02 › Flat 14 › Kitchen”. */
export function LocationField({ project, value, onChange, error }: LocationFieldProps) {
  const { locations } = useFragment(
    graphql`
      fragment LocationField_project on Project {
        locations {
          id
          path
        }
      }
    `,
    project,
  );
  return (
    <SearchChoice
      label={words.location}
      options={locations.map(({ id, path }) => ({ id, label: path }))}
      value={value}
      onChange={onChange}
      error={error}
      placeholder={words.locationHint}
      none={locations.length === 0 ? words.noLocations : words.noLocation}
    />
  );
}
