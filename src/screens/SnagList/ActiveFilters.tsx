import { graphql, useFragment } from 'react-relay/hooks';
import type { ActiveFilters_project$key } from '../../../__generated__/relay/ActiveFilters_project.graphql';
import { type FilterChange, narrowings, useSnagFilters } from '../../domain/filters';
import { Button } from '../../ui/Button';
import { CloseIcon } from '../../ui/icons';
import { Spoken } from '../../ui/Spoken';
import { activeMessages } from './activeMessages';
import styles from './ActiveFilters.module.css';
import { useSetFilters } from './useSetFilters';
import { useViews } from './useViews';

/** The filters that are set and the open view, each with its name and a button that ends it. */
export function ActiveFilters({ project }: { project: ActiveFilters_project$key }) {
  const data = useFragment(
    graphql`
      fragment ActiveFilters_project on Project {
        ...useSetFilters_project
        ...useViews_project
      }
    `,
    project,
  );
  const [, change] = useSnagFilters();
  const views = useViews(data);
  const set = useSetFilters(data);
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
      {set.map(({ field, name, value }) => (
        <Active
          key={field}
          name={name}
          value={value}
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
      <button type="button" className={styles.chip} onClick={onEnd}>
        <Spoken>{activeMessages.end}</Spoken> <span className={styles.name}>{name}</span>{' '}
        <bdi className={styles.value}>{value}</bdi>
        <CloseIcon size={16} />
      </button>
    </li>
  );
}
