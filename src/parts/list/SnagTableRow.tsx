import { memo, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagTableRow_snag$key } from '../../../__generated__/relay/SnagTableRow_snag.graphql';
import { useProject, useViewer } from '../../app/context';
import { amountText } from '../../domain/amounts';
import { nameInPath } from '../../../rules/shown';
import { usePhotoPicture, useSnagEntries } from '../../app/useOutbox';
import { Link } from '../../router/components';
import { OverdueMark, PendingMark, RefusedMark } from '../../ui/marks';
import { dayIn } from '../../ui/messages/dayIn';
import { acceptedLabels, priorityLabels } from '../../ui/messages/snagMessages';
import { Picture } from '../../ui/pictures/Picture';
import { Spoken } from '../../ui/Spoken';
import { StatusMark } from '../../ui/StatusMark';
import { nameOfDay } from '../DueOn';
import { rowKey } from './rowKey';
import { rowMessages } from './rowMessages';
import type { RowProps } from './SnagRow';
import styles from './SnagTableRow.module.css';
import type { TableColumn } from './tableColumns';

interface SnagTableRowProps extends Omit<RowProps, 'snag'> {
  snag: SnagTableRow_snag$key;
  columns: readonly TableColumn[];
}

/** A snag as a row of the table. */
export const SnagTableRow = memo(function SnagTableRow({
  snag,
  columns,
  code,
  gone,
  checked,
  onCheck,
  now,
  timeZone,
  item,
  gapPx,
  position,
  measure,
  stop,
}: SnagTableRowProps) {
  const data = useFragment(
    graphql`
      fragment SnagTableRow_snag on Snag {
        id
        number
        reference
        displayTitle
        status
        priority
        dueOn
        cost
        overdueDays
        afterAcceptance
        raisedAt
        photoCount
        trade {
          name
        }
        company {
          name
        }
        location {
          path
        }
        thumbnail {
          id
          thumbHash
          url(size: SMALL)
        }
      }
    `,
    snag,
  );
  const { link } = useViewer();
  const currency = useProject()?.currency ?? '';
  const entries = useSnagEntries(data.id);
  const picture = usePhotoPicture(data.thumbnail?.id ?? '', data.thumbnail?.url);
  const key = rowKey({ node: data });
  const selectable = data.number != null;
  const refused = entries.some(({ state }) => state === 'refused');
  const today = dayIn(timeZone, now);
  const stopAt = (here: boolean) => ({
    tabIndex: stop && here ? 0 : -1,
    'data-start': stop && here ? '' : undefined,
  });
  const cells: Readonly<Record<TableColumn, () => ReactNode>> = {
    number: () => data.number ?? rowMessages.sending,
    title: () => (
      <>
        <Picture
          className={styles.thumbnail}
          {...picture}
          thumbHash={data.thumbnail?.thumbHash ?? null}
          alt=""
        />
        <Link
          to="/p/$code/snags/$number"
          params={{ code, number: key }}
          search
          data-row={key}
          {...stopAt(!selectable)}
          className={styles.link}
        >
          {data.reference != null && <Spoken>{data.reference}</Spoken>}{' '}
          <bdi>{data.displayTitle}</bdi>
        </Link>
        {data.afterAcceptance && (
          <span className={styles.after}>{acceptedLabels[data.afterAcceptance]}</span>
        )}
        {refused ? <RefusedMark /> : entries.length > 0 && <PendingMark />}
      </>
    ),
    place: () => data.location != null && <Place path={data.location.path} />,
    trade: () => <bdi>{data.trade?.name}</bdi>,
    company: () =>
      data.company == null ? (
        data.status !== 'CLOSED' &&
        data.status !== 'VOID' &&
        !link?.part && <strong>{rowMessages.noCompany}</strong>
      ) : (
        <bdi className={styles.strong}>{data.company.name}</bdi>
      ),
    status: () => <StatusMark status={data.status} word />,
    priority: () => priorityLabels[data.priority],
    due: () =>
      data.overdueDays == null ? (
        data.dueOn != null && nameOfDay(data.dueOn, today)
      ) : (
        <OverdueMark days={data.overdueDays} />
      ),
    cost: () => data.cost != null && amountText(data.cost, currency),
    raised: () => nameOfDay(dayIn(timeZone, data.raisedAt), today),
    photos: () => data.photoCount,
  };
  return (
    <li
      role="row"
      ref={measure}
      data-index={item}
      aria-rowindex={position === undefined ? undefined : position + 1}
      data-selected={checked === true || undefined}
      style={gapPx === 0 ? undefined : { marginTop: gapPx }}
      className={styles.row}
      data-gone={gone || undefined}
    >
      <span role="cell" className={styles.check}>
        {checked !== null && (
          <input
            type="checkbox"
            {...stopAt(selectable)}
            checked={checked}
            disabled={!selectable}
            aria-label={rowMessages.select(data.reference ?? data.displayTitle)}
            onChange={({ nativeEvent }) =>
              onCheck?.(data.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        )}
      </span>
      {columns.map((column) => (
        <span key={column} role="cell" data-column={column} className={styles.cell}>
          {cells[column]()}
        </span>
      ))}
    </li>
  );
});

/** A location's path; its last name is read first. */
function Place({ path }: { path: string }) {
  const name = nameInPath(path);
  return (
    <bdi className={styles.cut}>
      {path.slice(0, path.length - name.length)}
      <span className={styles.strong}>{name}</span>
    </bdi>
  );
}
