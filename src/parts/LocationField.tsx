import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationField_project$key } from '../../__generated__/relay/LocationField_project.graphql';
import { nameKey } from '../../rules/text';
import { SearchChoice } from '../ui/fields/SearchChoice';
import { offered } from './archived';
import { locationMessages } from './locationMessages';

interface LocationFieldProps {
  project: LocationField_project$key;
  value: string | null;
  onChange: (locationId: string | null) => void;
  error?: string | null | undefined;
  /** Ids that are offered first, under a heading; more than one heading in this order. */
  first?: readonly { readonly heading: string; readonly ids: readonly string[] }[];
  /** As for text fields. */
  labelHidden?: boolean;
  /** It was just opened by a press. */
  opened?: boolean;
}

/**
 * A location of the project, found by parts of its path: “14 kit” finds “Block A › L02 › Flat 14 ›
 * Kitchen”.
 */
export function LocationField({
  project,
  value,
  onChange,
  error,
  first = [],
  ...look
}: LocationFieldProps) {
  const { locations } = useFragment(
    graphql`
      fragment LocationField_project on Project {
        locations {
          id
          path
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
        }
      }
    `,
    project,
  );
  const named = locations.map(({ path, ...its }) => ({ ...its, name: path }));
  const choices = offered(named, value);
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  const grouped = first.flatMap(({ heading, ids }) =>
    ids.flatMap((id) => {
      const choice = byId.get(id);
      byId.delete(id);
      return choice === undefined ? [] : { id, label: choice.name, group: heading };
    }),
  );
  const group = grouped.length > 0 ? locationMessages.all : undefined;
  const others = [...byId.values()].map(({ id, name }) => ({ id, label: name, group }));
  return (
    <SearchChoice
      {...look}
      keyOf={nameKey}
      label={locationMessages.label}
      options={[...grouped, ...others]}
      value={value}
      onChange={onChange}
      error={error}
      placeholder={locationMessages.hint}
      none={locations.length === 0 ? locationMessages.noLocations : locationMessages.noLocation}
    />
  );
}
