import { graphql, useFragment } from 'react-relay/hooks';
import type { Blocks_overview$key } from '../../../__generated__/relay/Blocks_overview.graphql';
import { useSnagFilters } from '../../domain/filters';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import styles from './Blocks.module.css';
import { messages } from './messages';

/** More than this do not fit side by side. */
const mostSegments = 3;

/** Narrows the overview to one location at the root. */
export function Blocks({ overview }: { overview: Blocks_overview$key }) {
  const { blocks } = useFragment(
    graphql`
      fragment Blocks_overview on Overview {
        blocks {
          id
          name
        }
      }
    `,
    overview,
  );
  const [filters, change] = useSnagFilters();
  const { block = '', ...rest } = filters;
  if (blocks.length < 2) return null;
  const choices = [{ id: '', name: messages.all }, ...blocks];
  if (blocks.length > mostSegments)
    return (
      <select
        aria-label={messages.narrow}
        className={styles.select}
        value={block}
        onChange={({ target: { value } }) => change({ block: value === '' ? undefined : value })}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  return (
    <nav aria-label={messages.narrow} className={styles.segments}>
      {choices.map(({ id, name }) => (
        <Link
          key={id}
          to="."
          search={id === '' ? rest : { ...rest, block: id }}
          replace
          exact
          className={classes(styles.segment, id === block && styles.chosen)}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
