import { graphql, useFragment } from 'react-relay/hooks';
import type { ActiveFilters_project$key } from '../../../__generated__/relay/ActiveFilters_project.graphql';
import { narrowings, useSnagFilters, type FilterChange } from '../../domain/filters';
import { dayLabel } from '../../domain/time';
import { Button } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { priorityLabels } from '../../ui/messages/snagMessages';
import { dueFilterLabels } from '../../parts/filter/dueMessages';
import { activeMessages } from './activeMessages';
import styles from './ActiveFilters.module.css';
import { useViews } from './useViews';

/** The filters that are set and the open view, each with its name and a button that ends it. */
export function ActiveFilters({ project }: { project: ActiveFilters_project$key }) {
  const data = useFragment(
    graphql`
      fragment ActiveFilters_project on Project {
        trades @include(if: $named) {
          id
          name
        }
        companies @include(if: $named) {
          id
          name
        }
        members @include(if: $named) {
          user {
            id
            name
          }
        }
        locations @include(if: $located) {
          id
          name
        }
        ...useViews_project
      }
    `,
    project,
  );
  const [filters, change] = useSnagFilters();
  const views = useViews(data);
  const nameIn = (
    things: readonly { readonly id: string; readonly name: string }[] | null | undefined,
    id: string | undefined,
  ) => id && things?.find((thing) => thing.id === id)?.name;
  const day = (value: string | undefined) => value && dayLabel(value);
  const values: Readonly<Record<(typeof narrowings)[number], string | undefined>> = {
    trade: nameIn(data.trades, filters.trade),
    company: nameIn(data.companies, filters.company),
    location: nameIn(data.locations, filters.location),
    onPlan: filters.onPlan,
    priority: filters.priority && priorityLabels[filters.priority],
    person: nameIn(
      data.members?.map(({ user }) => user),
      filters.person,
    ),
    due: filters.due && dueFilterLabels[filters.due],
    from: day(filters.from),
    to: day(filters.to),
  };
  const set = narrowings.filter((field) => filters[field] !== undefined);
  const open = views.open;
  if (set.length === 0 && open === null) return null;
  const clear: FilterChange = Object.fromEntries(narrowings.map((field) => [field, undefined]));
  return (
    <ul className={styles.active} aria-label={activeMessages.title}>
      {open !== null && (
        <Active
          name={activeMessages.view}
          value={views.changed ? activeMessages.changed(open.name) : open.name}
          onEnd={() =>
            change({
              ...clear,
              q: undefined,
              chip: undefined,
              sort: undefined,
              near: undefined,
              view: undefined,
            })
          }
        />
      )}
      {set.map((field) => (
        <Active
          key={field}
          name={activeMessages.names[field]}
          value={values[field] ?? ''}
          onEnd={() => change({ [field]: undefined })}
        />
      ))}
      {set.length > 0 && (
        <li>
          <Button look="quiet" className={styles.clear} onClick={() => change(clear)}>
            {activeMessages.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}

interface ActiveProps {
  name: string;
  value: string;
  onEnd: () => void;
}

function Active({ name, value, onEnd }: ActiveProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        aria-label={activeMessages.end(name, value)}
        onClick={onEnd}
      >
        <span className={styles.name}>{name}</span>
        <bdi className={styles.value}>{value}</bdi>
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
