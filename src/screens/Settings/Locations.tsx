import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Locations_project$key } from '../../../__generated__/relay/Locations_project.graphql';
import { Button } from '../../ui/Button';
import { useWayBack } from '../../ui/useWayBack';
import { LocationForm } from './LocationForm';
import { LocationRow } from './LocationRow';
import { Section } from './Section';
import styles from './Settings.module.css';
import { words } from './words';

/** The tree of places, in the order of their paths: a child stands under its parent. */
export function Locations({ project, onSaved }: { project: Locations_project$key; onSaved: () => void }) {
  const { id, locations } = useFragment(
    graphql`
      fragment Locations_project on Project {
        id
        locations {
          id
          ...LocationRow_location
        }
      }
    `,
    project,
  );
  const [adding, setAdding] = useState(false);
  const opener = useWayBack(adding, () => setAdding(false));
  return (
    <Section id="locations" title={words.locations}>
      {locations.length === 0 && <p>{words.noLocations}</p>}
      <ul className={styles.rows}>
        {locations.map((location) => (
          <LocationRow key={location.id} location={location} projectId={id} onSaved={onSaved} />
        ))}
      </ul>
      {adding ? (
        <LocationForm title={words.addLocation} projectId={id} parentId={null} location={null} onSaved={onSaved} onClose={() => setAdding(false)} />
      ) : (
        <Button ref={opener} onClick={() => setAdding(true)}>{words.addLocation}</Button>
      )}
    </Section>
  );
}
