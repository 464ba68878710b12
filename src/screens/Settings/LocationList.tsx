import { useId, useMemo, useState } from 'react';
import {
  fetchQuery,
  graphql,
  usePreloadedQuery,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay/hooks';
import type { LocationListQuery } from '../../../__generated__/relay/LocationListQuery.graphql';
import { useOnProjectChange } from '../../app/useJournal';
import { nameKey } from '../../../rules/text';
import { bestFirst } from '../../ui/fields/bestFirst';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { AddLocationsSheet } from './AddLocationsSheet';
import { LocationForm } from './LocationForm';
import { LocationRow, LocationRows } from './LocationRows';
import styles from './Locations.module.css';
import { type LocationDesk, treeOf } from './locationTree';
import { locationMessages as messages } from './locationMessages';
import { useFound } from './useFound';

/** Number of locations from which the search is shown. */
const few = 20;
/** Events that change the tree. */
const locationKinds = ['LOCATION_SAVED', 'LOCATIONS_ADDED', 'LOCATION_REMOVED'] as const;
/** Most results that are listed. */
const foundAtMost = 50;

interface LocationListProps {
  code: string;
  queryRef: PreloadedQuery<LocationListQuery>;
}

/**
 * The collapsible tree of locations, with a search by parts of paths. Only expanded or found rows
 * are rendered.
 */
export function LocationList({ code, queryRef }: LocationListProps) {
  const { project } = usePreloadedQuery<LocationListQuery>(locationListQuery, queryRef);
  const environment = useRelayEnvironment();
  // The server computes order and paths, so the locations are refetched after each change.
  const refresh = () => {
    fetchQuery<LocationListQuery>(environment, locationListQuery, { code }).subscribe({
      error: () => undefined,
    });
  };
  useOnProjectChange(refresh, locationKinds);
  const locations = project?.locations;
  const tree = useMemo(
    () =>
      treeOf(
        (locations ?? []).map(({ id, name, depth, path, archived, parent }) => ({
          id,
          name,
          depth,
          path,
          archived,
          parentId: parent?.id ?? null,
        })),
      ),
    [locations],
  );
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set(tree.all.length > few ? [] : tree.all.map(({ id }) => id)),
  );
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  const [addingMany, setAddingMany] = useState(false);
  const opener = useReturnFocus(adding, () => setAdding(false));
  if (!project) return null;
  const fold = (id: string, open: boolean) =>
    setUnfolded(
      (before) => new Set(open ? [...before, id] : [...before].filter((each) => each !== id)),
    );
  const desk: LocationDesk = {
    projectId: project.id,
    tree,
    unfolded,
    fold,
    onSaved: refresh,
    onGone: () => opener.current?.focus(),
  };
  return (
    <>
      {tree.all.length === 0 && <p>{messages.none}</p>}
      {tree.all.length > few && (
        <TextField
          type="search"
          label={messages.search}
          hint={messages.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Rows typed={typed} desk={desk} />
      {adding ? (
        <LocationForm
          title={messages.add}
          projectId={project.id}
          parentId={null}
          location={null}
          onSaved={refresh}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Actions>
          <Button ref={opener} onClick={() => setAdding(true)}>
            {messages.add}
          </Button>
          <Button onClick={() => setAddingMany(true)}>{messages.addMany}</Button>
        </Actions>
      )}
      <AddLocationsSheet open={addingMany} desk={desk} onClose={() => setAddingMany(false)} />
    </>
  );
}

/** The tree, or the results of the search, best first. */
function Rows({ typed, desk }: { typed: string; desk: LocationDesk }) {
  const id = useId();
  const searched = typed.trim() !== '';
  const best = useMemo(
    () => (searched ? bestFirst(desk.tree.all, typed, ({ path }) => path, nameKey) : []),
    [desk.tree, typed, searched],
  );
  const found = useFound(typed, best, desk.tree.all);
  const shown = found.slice(0, foundAtMost);
  return (
    <>
      <p role="status" id={id} className={styles.count}>
        {/* A live region must be mounted before its content to be announced. */}
        {searched &&
          (found.length === 0
            ? messages.notFound
            : found.length > shown.length
              ? messages.foundMore(shown.length, found.length)
              : messages.found(found.length))}
      </p>
      {searched ? (
        <ul className={styles.rows} aria-labelledby={id}>
          {shown.map((location) => (
            <LocationRow key={location.id} location={location} desk={desk} found />
          ))}
        </ul>
      ) : (
        <LocationRows parentId={null} desk={desk} />
      )}
    </>
  );
}

const locationListQuery = graphql`
  query LocationListQuery($code: String!) @preloadable {
    project(code: $code) {
      id
      locations {
        id
        name
        depth
        path
        archived
        parent {
          id
        }
      }
    }
  }
`;
