import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  ArchiveLocationInput,
  LocationRowsArchiveMutation,
} from '../../../__generated__/relay/LocationRowsArchiveMutation.graphql';
import type {
  LocationRowsRemoveMutation,
  RemoveLocationInput,
} from '../../../__generated__/relay/LocationRowsRemoveMutation.graphql';
import { projectLimits } from '../../../rules/limits';
import { useMutate } from '../../app/useMutate';
import { useForgetForm } from '../../parts/unsavedInput';
import { Button, IconButton } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { PlusIcon } from '../../ui/icons';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { CopyLocationForm } from './CopyLocationForm';
import { LocationForm } from './LocationForm';
import styles from './Locations.module.css';
import type { ListedLocation, LocationDesk } from './locationTree';
import { locationMessages as messages } from './locationMessages';
import { useNextRow } from './useNextRow';
import { Retire } from './Retire';

interface RetireLocationProps {
  location: ListedLocation;
  desk: LocationDesk;
  onClose: () => void;
}

/** Archives or removes a location with everything in it. */
function RetireLocation({
  location: { id, name, archived },
  desk: { tree, onSaved, onGone },
  onClose,
}: RetireLocationProps) {
  const archive = useArchiveLocation();
  const remove = useRemoveLocation();
  const size = tree.sizeOf(id);
  return (
    <Retire
      name={size === 0 ? name : messages.withInside(name, size)}
      archived={archived}
      hint={messages.archiveHint}
      onArchive={(input) => archive({ locationId: id, ...input })}
      onRemove={(input) => remove({ locationId: id, ...input })}
      onSaved={onSaved}
      onClose={onClose}
      onGone={onGone}
    />
  );
}

/** Children of a location rendered at once. */
const drawnAtOnce = 100;

/** The children of a location, or the top level. */
export function LocationRows({ parentId, desk }: { parentId: string | null; desk: LocationDesk }) {
  const [most, setMost] = useState(drawnAtOnce);
  const inside = desk.tree.inside(parentId);
  const more = inside.length - most;
  const { list, pressed } = useNextRow(Math.min(most, inside.length));
  const showMore = () => {
    pressed();
    setMost(most + drawnAtOnce);
  };
  return (
    <ul ref={list} className={parentId === null ? styles.rows : styles.inside}>
      {inside.slice(0, most).map((location) => (
        <LocationRow key={location.id} location={location} desk={desk} />
      ))}
      {more > 0 && (
        <li>
          <Button look="quiet" onClick={showMore}>
            {messages.moreInside(more)}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface LocationRowProps {
  location: ListedLocation;
  desk: LocationDesk;
  /** A search result, shown with its whole path. @default false */
  found?: boolean;
}

/** A location: its name, which expands its children, and its actions. */
export function LocationRow({ location, desk, found = false }: LocationRowProps) {
  const { id, name, path, depth, parentId, archived } = location;
  const { projectId, tree, unfolded, fold, onSaved } = desk;
  const [doing, setDoing] = useState<null | 'edit' | 'add' | 'copy'>(null);
  const close = () => setDoing(null);
  const forgetForm = useForgetForm(id);
  const retired = () => {
    forgetForm();
    close();
  };
  const editor = useReturnFocus(doing === 'edit' || doing === 'copy', close);
  const adder = useReturnFocus(doing === 'add', close);
  const size = tree.sizeOf(id);
  const folds = size > 0 && !found;
  const open = folds && unfolded.has(id);
  const mark = archived && <span className={styles.size}>{messages.archived}</span>;
  const onAdded = () => {
    fold(id, true);
    onSaved();
  };
  return (
    <li>
      {doing === 'edit' ? (
        <LocationForm
          title={messages.editOf(path)}
          projectId={projectId}
          parentId={parentId}
          location={location}
          onSaved={onSaved}
          onClose={close}
        >
          {size > 0 && !archived && (
            <Actions>
              <Button onClick={() => setDoing('copy')}>{messages.copyWhole}</Button>
            </Actions>
          )}
          <RetireLocation location={location} desk={desk} onClose={retired} />
        </LocationForm>
      ) : doing === 'copy' ? (
        <CopyLocationForm location={location} desk={desk} onClose={close} />
      ) : (
        <div className={styles.row}>
          {folds ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={open}
              onClick={() => fold(id, !open)}
            >
              <span>{name}</span> <span className={styles.size}>{messages.inside(size)}</span>{' '}
              {mark}
            </button>
          ) : (
            <p className={styles.leaf}>
              {found ? path : name} {mark}
            </p>
          )}
          {depth < projectLimits.locationDepth && !archived && (
            <IconButton
              ref={adder}
              label={messages.addInsideOf(path)}
              onClick={() => setDoing('add')}
            >
              <PlusIcon />
            </IconButton>
          )}
          <Button
            ref={editor}
            look="quiet"
            aria-label={messages.editOf(path)}
            onClick={() => setDoing('edit')}
          >
            {messages.edit}
          </Button>
        </div>
      )}
      {doing === 'add' && (
        <LocationForm
          title={messages.addInsideOf(path)}
          projectId={projectId}
          parentId={id}
          location={null}
          onSaved={onAdded}
          onClose={close}
        />
      )}
      {open && <LocationRows parentId={id} desk={desk} />}
    </li>
  );
}

/** Archives a location or restores it. Rejects with the server's refusal. */
function useArchiveLocation(): (input: ArchiveLocationInput) => Promise<void> {
  return useMutate<LocationRowsArchiveMutation>(graphql`
    mutation LocationRowsArchiveMutation($input: ArchiveLocationInput!) {
      archiveLocation(input: $input) {
        location {
          # eslint-disable-next-line relay/unused-fields -- for whoever shows it
          archived
        }
      }
    }
  `);
}

/** Removes a location with everything in it. Rejects with the server's refusal. */
function useRemoveLocation(): (input: RemoveLocationInput) => Promise<void> {
  return useMutate<LocationRowsRemoveMutation>(graphql`
    mutation LocationRowsRemoveMutation($input: RemoveLocationInput!) {
      removeLocation(input: $input) {
        # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the tree is read anew
        removedId
      }
    }
  `);
}
