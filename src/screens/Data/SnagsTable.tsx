import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagsTable_project$key } from '../../../__generated__/relay/SnagsTable_project.graphql';
import { chipsOf } from '../../../rules/lists';
import { worksForCompany } from '../../../rules/scope';
import { tableFormats, type TableFormat, tableLimits } from '../../../rules/tables';
import { filterInput, narrowings, usePutFilters, useSnagFilters } from '../../domain/filters';
import { chipLabels } from '../../parts/filter/filterMessages';
import { useChipCounts } from '../../parts/filter/useChipCounts';
import { isChanged, readView } from '../../parts/savedView';
import { Link } from '../../router/components';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RowFace, rowClass, Section, SegmentsRow, SelectRow, SwitchRow } from '../../ui/Rows';
import styles from './Data.module.css';
import { messages } from './messages';
import { tableAddress } from '../../parts/tableAddress';
import { useDownload } from './useDownload';

interface SnagsTableProps {
  project: SnagsTable_project$key;
  code: string;
}

const formats = tableFormats.map((value) => ({ value, label: messages.formats[value] })).reverse();

/**
 * The snags of a chip, of a saved view, or of the filter with which the person came from the list.
 */
export function SnagsTable({ project, code }: SnagsTableProps) {
  const { id, membership, snagCounts, savedViews } = useFragment(
    graphql`
      fragment SnagsTable_project on Project {
        id
        membership {
          role
        }
        snagCounts(filter: $filter) {
          ...useChipCounts_counts
        }
        savedViews {
          ...savedView_view
        }
      }
    `,
    project,
  );
  const [filters] = useSnagFilters();
  const put = usePutFilters();
  const [format, setFormat] = useState<TableFormat>('xlsx');
  const [pictures, setPictures] = useState(false);
  const { asking, problem, start } = useDownload();
  const { chip = 'OPEN' } = filters;
  const counts = useChipCounts(snagCounts);
  const views = savedViews.map(readView);
  const view = views.find((each) => each.id === filters.view && !isChanged(each, filters)) ?? null;
  const isFiltered =
    filters.q !== undefined || narrowings.some((field) => filters[field] !== undefined);
  const offered = chipsOf(membership.role, chip, counts.UNDONE);
  const choose = (value: string) => {
    const chosen = views.find((each) => each.id === value);
    if (chosen !== undefined) return put({ ...chosen.filters, view: chosen.id });
    const all = offered.find((each) => each === value);
    return all === undefined ? undefined : put({ chip: all });
  };
  return (
    <div>
      <Section title={messages.snags}>
        <SelectRow
          label={messages.which}
          value={view?.id ?? (isFiltered ? 'list' : chip)}
          onChange={(event) => choose(event.target.value)}
        >
          {isFiltered && view === null && <option value="list">{messages.asFiltered}</option>}
          {offered.map((each) => (
            <option key={each} value={each}>
              {chipLabels[each]}
            </option>
          ))}
          {views.length > 0 && (
            <optgroup label={messages.views}>
              {views.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </optgroup>
          )}
        </SelectRow>
        <SegmentsRow
          label={messages.format}
          options={formats}
          value={format}
          onChange={setFormat}
        />
        {format === 'xlsx' && (
          <SwitchRow
            label={messages.pictures}
            detail={messages.picturesDo(tableLimits.pictures)}
            checked={pictures}
            onChange={setPictures}
          />
        )}
        <Link to="/p/$code" params={{ code }} search={filters} exact className={rowClass}>
          <RowFace label={messages.filterInList} next />
        </Link>
      </Section>
      <div className={styles.below}>
        <p className={styles.small}>
          {worksForCompany(membership.role) ? messages.ownSnagsHint : messages.snagsHint}
        </p>
        <Notice kind="refused">{problem}</Notice>
        <Button
          look="ink"
          busy={asking !== null}
          onClick={() =>
            start(tableAddress(id, 'snags', format, { filter: filterInput(filters), pictures }))
          }
        >
          {asking === null
            ? counts.atLeast
              ? messages.downloadFound
              : messages.download(counts[chip])
            : messages.preparing}
        </Button>
      </div>
    </div>
  );
}
