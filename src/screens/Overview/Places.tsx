import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Places_overview$data,
  Places_overview$key,
} from '../../../__generated__/relay/Places_overview.graphql';
import { overviewLimits } from '../../../rules/overview';
import type { FilterChange } from '../../domain/filters';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { Bars } from './Bars';
import { Card } from './Card';
import { messages } from './messages';
import styles from './Places.module.css';
import { useListLink } from './useListLink';

interface PlacesProps {
  overview: Places_overview$key;
  code: string;
}

/** The outstanding snags of each place: as a map of the building, or the largest as bars. */
export function Places({ overview, code }: PlacesProps) {
  const { places, placeCount } = useFragment(
    graphql`
      fragment Places_overview on Overview {
        places {
          location {
            id
            name
            path
            parent {
              id
              name
              parent {
                id
                name
              }
            }
          }
          outstanding
          exact
        }
        placeCount
      }
    `,
    overview,
  );
  const isWhole = placeCount <= overviewLimits.places;
  return (
    <Card title={messages.byLocation} beside={messages.perPlace}>
      {isWhole ? (
        <Heat places={places} code={code} />
      ) : (
        <Bars
          code={code}
          count={placeCount}
          bars={places.map((place) => ({
            key: place.location.id,
            name: place.location.path,
            filters: filtersOf(place),
            parts: [{ part: 'inTime', count: place.outstanding }],
          }))}
        />
      )}
    </Card>
  );
}

type Place = Places_overview$data['places'][number];

/** Of what the place counts. Within a block it replaces the block's own filter. */
const filtersOf = ({ location: { id }, exact }: Place): FilterChange => ({
  chip: 'OUTSTANDING',
  ...(exact ? { at: id, location: undefined } : { location: id }),
});

/** Four steps of grey from none to the most. */
function Heat({ places, code }: { places: readonly Place[]; code: string }) {
  const link = useListLink(code);
  const steps = Math.max(4, ...places.map(({ outstanding }) => outstanding)) / 4;
  return (
    <div className={styles.heat}>
      {blocksOf(places).map(({ id, name, levels }) => (
        <div key={id}>
          {name !== null && <h4 className={styles.block}>{name}</h4>}
          <ul className={styles.levels}>
            {levels.map((level) => (
              <li key={level.id} className={styles.level}>
                <span className={styles.levelName}>{level.name}</span>
                <ul className={styles.cells}>
                  {level.places.map(({ location, outstanding, exact }) => (
                    <li key={location.id}>
                      <Link
                        {...link(filtersOf({ location, outstanding, exact }))}
                        className={classes(
                          styles.cell,
                          styles[`heat${Math.ceil(outstanding / steps)}`],
                        )}
                        title={location.name}
                        aria-label={messages.place(location.path, outstanding)}
                      >
                        <span className={styles.name}>{shortName(location.name)}</span>
                        <strong className={styles.count}>
                          {outstanding === 0 ? '–' : outstanding}
                        </strong>
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** “14” of “Flat 14”: the word is the same in all cells. */
const shortName = (name: string): string => /^\p{L}+\s+(\d\S*)$/u.exec(name)?.[1] ?? name;

interface Level {
  readonly id: string;
  readonly name: string | null;
  readonly places: Place[];
}

/** The places by block and level, the highest level on top as in a building. */
function blocksOf(places: readonly Place[]) {
  const blocks = new Map<string, { id: string; name: string | null; levels: Level[] }>();
  for (const place of places) {
    const { parent } = place.location;
    const top = parent?.parent ?? parent;
    const block = blocks.get(top?.id ?? '') ?? {
      id: top?.id ?? '',
      name: top?.name ?? null,
      levels: [],
    };
    blocks.set(block.id, block);
    const id = parent?.id ?? '';
    const known = block.levels.find((level) => level.id === id);
    const name = parent?.parent == null ? null : parent.name;
    if (known === undefined) block.levels.unshift({ id, name, places: [place] });
    else known.places.push(place);
  }
  return [...blocks.values()];
}
