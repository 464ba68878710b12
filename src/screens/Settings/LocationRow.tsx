import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationRow_location$key } from '../../../__generated__/relay/LocationRow_location.graphql';
import { Button } from '../../ui/Button';
import { useWayBack } from '../../ui/useWayBack';
import { LocationForm } from './LocationForm';
import { Row } from './Row';
import { words } from './words';

const deepest = 4;

interface LocationRowProps {
  location: LocationRow_location$key;
  projectId: string;
  onSaved: () => void;
}

export function LocationRow({ location, projectId, onSaved }: LocationRowProps) {
  const data = useFragment(
    graphql`
      fragment LocationRow_location on Location {
        id
        name
        depth
        path
        parent {
          id
        }
      }
    `,
    location,
  );
  const [doing, setDoing] = useState<null | 'edit' | 'add'>(null);
  const close = () => setDoing(null);
  const editor = useWayBack(doing === 'edit', close);
  const adder = useWayBack(doing === 'add', close);
  if (doing === 'edit') {
    return (
      <li>
        <LocationForm title={words.editOf(data.path)} projectId={projectId} parentId={data.parent?.id ?? null} location={data} onSaved={onSaved} onClose={close} />
      </li>
    );
  }
  return (
    <>
      <Row title={data.name} depth={data.depth} editLabel={words.editOf(data.path)} opener={editor} onEdit={() => setDoing('edit')}>
        {data.depth < deepest && (
          <Button ref={adder} look="quiet" aria-label={words.addInsideOf(data.path)} onClick={() => setDoing('add')}>
            {words.addInside}
          </Button>
        )}
      </Row>
      {doing === 'add' && (
        <li>
          <LocationForm title={words.addInsideOf(data.path)} projectId={projectId} parentId={data.id} location={null} onSaved={onSaved} onClose={close} />
        </li>
      )}
    </>
  );
}
