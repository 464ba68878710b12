import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationField_project$key } from '../../__generated__/relay/LocationField_project.graphql';
import { SearchChoice } from '../ui/SearchChoice';

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
      label="Location"
      options={locations.map(({ id, path }) => ({ id, label: path }))}
      value={value}
      onChange={onChange}
      error={error}
      placeholder="Parts of words, such as 14 kitchen"
      none={locations.length === 0 ? 'This project has no locations yet. An admin adds them in the settings.' : 'No location has these words.'}
    />
  );
}
