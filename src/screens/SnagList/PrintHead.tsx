import { graphql, useFragment } from 'react-relay/hooks';
import type { PrintHead_project$key } from '../../../__generated__/relay/PrintHead_project.graphql';
import { useSnagFilters } from '../../domain/filters';
import { factList } from '../../domain/lists';
import { useNow } from '../../domain/time';
import { chipLabels } from '../../parts/filter/filterMessages';
import { useChipCounts } from '../../parts/filter/useChipCounts';
import { usePrinting } from '../../parts/list/usePrinting';
import { dateFormat } from '../../ui/messages/dateFormat';
import { messages } from './messages';
import styles from './SnagList.module.css';
import { useSetFilters } from './useSetFilters';

/** In print, in place of the chips: what the list is of, and when it was printed. */
export function PrintHead({ project }: { project: PrintHead_project$key }) {
  return usePrinting() && <Head project={project} />;
}

function Head({ project }: { project: PrintHead_project$key }) {
  const data = useFragment(
    graphql`
      fragment PrintHead_project on Project {
        name
        timeZone
        snagCounts(filter: $filter) {
          ...useChipCounts_counts
        }
        ...useSetFilters_project
      }
    `,
    project,
  );
  const [{ chip = 'OPEN', q }] = useSnagFilters();
  const counts = useChipCounts(data.snagCounts);
  const set = useSetFilters(data);
  const printed = dateFormat({
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: data.timeZone,
  }).format(useNow());
  return (
    <div className={styles.printHead}>
      <p className={styles.printTitle}>{data.name}</p>
      <p>
        {factList([
          messages.printed(chipLabels[chip], counts.shown(chip)),
          ...set.map(({ name, value }) => messages.filtered(name, value)),
          ...(q === undefined ? [] : [messages.quoted(q)]),
        ])}
      </p>
      <p>{printed}</p>
    </div>
  );
}
