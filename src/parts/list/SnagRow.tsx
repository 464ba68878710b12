import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagRow_snag$key } from '../../../__generated__/relay/SnagRow_snag.graphql';
import { usePhotoPicture, useSnagEntries } from '../../app/useOutbox';
import { DueOn } from '../DueOn';
import { WaitingFor } from '../WaitingFor';
import { Link } from '../../router/components';
import { PendingMark, SentBackMark } from '../../ui/marks';
import { Picture } from '../../ui/pictures/Picture';
import { StatusMark } from '../../ui/StatusMark';
import type { RowPosition } from './LongList';
import { rowKey } from './rowKey';
import styles from './SnagRow.module.css';
import { rowMessages } from './rowMessages';

interface SnagRowProps {
  snag: SnagRow_snag$key;
  code: string;
  /** The code of the plan beside which the snag is opened; null where it opens as a screen. */
  plan: string | null;
  /** It is opened beside the list. */
  selected: boolean;
  /** It has left the list and is still shown. */
  gone: boolean;
  /** Level of the heading above it. */
  level: 2 | 3;
  /** Null outside of selection mode. */
  checked: boolean | null;
  onCheck: ((id: string, to: boolean) => void) | undefined;
  now: number;
  timeZone: string;
}

export const SnagRow = memo(function SnagRow({
  snag,
  code,
  plan,
  selected,
  gone,
  level,
  checked,
  onCheck,
  now,
  timeZone,
  item,
  gapPx,
  position,
  setSize,
  measure,
  stop,
}: SnagRowProps & RowPosition) {
  const data = useFragment(
    graphql`
      fragment SnagRow_snag on Snag {
        id
        number
        reference
        displayTitle
        status
        # eslint-disable-next-line relay/unused-fields -- by it the store keeps the newer of two answers
        version
        sentBackCount
        trade {
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
        ...WaitingFor_snag
        ...DueOn_snag
      }
    `,
    snag,
  );
  const entries = useSnagEntries(data.id);
  const picture = usePhotoPicture(data.thumbnail?.id ?? '', data.thumbnail?.url);
  const key = rowKey({ node: data });
  // The list has one tab stop, in selection mode a checkbox. A snag without a number is not on the
  // server yet and cannot be selected.
  const selectable = checked !== null && data.number != null;
  const stopAt = (here: boolean) => ({
    tabIndex: stop && here ? 0 : -1,
    'data-start': stop && here ? '' : undefined,
  });
  const refused = entries.some(({ state }) => state === 'refused');
  const Heading = `h${level}` as const;
  return (
    <li
      ref={measure}
      data-index={item}
      aria-posinset={position}
      aria-setsize={setSize}
      style={gapPx === 0 ? undefined : { marginTop: gapPx }}
      className={styles.row}
      data-selected={selected || undefined}
      data-gone={gone || undefined}
    >
      <StatusMark status={data.status} />
      <Picture
        className={styles.thumbnail}
        {...picture}
        thumbHash={data.thumbnail?.thumbHash ?? null}
        alt=""
      />
      {checked !== null && (
        <label className={styles.check}>
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
        </label>
      )}
      <div className={styles.lines}>
        <div className={styles.title}>
          <Heading className={styles.name}>
            <Link
              {...(plan === null
                ? { to: '/p/$code/snags/$number', params: { code, number: key }, search: true }
                : {
                    to: '/p/$code/plans/$plan',
                    params: { code, plan },
                    search: (before) => ({ ...before, snag: key }),
                  })}
              data-row={key}
              {...stopAt(!selectable)}
              aria-current={selected ? 'true' : undefined}
              className={styles.link}
            >
              {data.reference != null && <bdi className={styles.reference}>{data.reference}</bdi>}{' '}
              <bdi>{data.displayTitle}</bdi>
            </Link>
          </Heading>
          {entries.length > 0 && !refused && <PendingMark />}
          {refused && <span className={styles.refused}>{rowMessages.refused}</span>}
        </div>
        <p className={styles.fact}>
          <bdi>{data.location?.path}</bdi>
        </p>
        <p className={styles.facts}>
          <span className={styles.fact}>
            {data.trade && (
              <>
                <bdi>{data.trade.name}</bdi>
                {' · '}
              </>
            )}
            <WaitingFor snag={data} now={now} timeZone={timeZone} short />
          </span>
          <span className={styles.due}>
            {data.sentBackCount > 0 && <SentBackMark count={data.sentBackCount} />}
            <DueOn snag={data} now={now} timeZone={timeZone} />
          </span>
        </p>
      </div>
    </li>
  );
});
