import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagRow_snag$key } from '../../../__generated__/relay/SnagRow_snag.graphql';
import { useViewer } from '../../app/context';
import { usePhotoPicture, useSnagEntries } from '../../app/useOutbox';
import { Link } from '../../router/components';
import { PendingMark, RefusedMark, SentBackMark } from '../../ui/marks';
import { acceptedLabels } from '../../ui/messages/snagMessages';
import { Spoken } from '../../ui/Spoken';
import type { RowPosition } from './LongList';
import { RowDay } from './RowDay';
import { rowKey } from './rowKey';
import { RowPicture } from './RowPicture';
import styles from './SnagRow.module.css';
import { rowMessages } from './rowMessages';

export interface RowProps extends RowPosition {
  snag: SnagRow_snag$key;
  code: string;
  /** The code of the plan beside which the snag is opened; null where it opens as a screen. */
  plan: string | null;
  /** It is opened beside the list. */
  selected: boolean;
  /** It has left the list and is still shown. */
  gone: boolean;
  /** Level of its heading. */
  level: 2 | 3;
  /** The heading above it names its location. */
  placed: boolean;
  /** All rows are of the person's own company. */
  ownCompany: boolean;
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
  placed,
  ownCompany,
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
}: RowProps) {
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
        afterAcceptance
        waitingFor {
          kind
        }
        company {
          name
        }
        location {
          shortPath
        }
        thumbnail {
          id
          thumbHash
          url(size: SMALL)
        }
        ...RowDay_snag
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
  const done = data.waitingFor.kind === 'NOBODY';
  const sentBack = data.sentBackCount > 0 && !done;
  const after = data.afterAcceptance;
  const place = placed ? null : (data.location?.shortPath ?? null);
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
      <RowPicture status={data.status} {...picture} thumbHash={data.thumbnail?.thumbHash ?? null} />
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
              {data.reference != null && <Spoken>{data.reference}</Spoken>}{' '}
              <bdi>{data.displayTitle}</bdi>
            </Link>
          </Heading>
          <span className={styles.number}>
            {entries.length > 0 && !refused && <PendingMark />}
            <span aria-hidden="true">{data.number ?? (refused ? null : rowMessages.sending)}</span>
          </span>
        </div>
        {(place !== null || sentBack || after) && (
          <p className={styles.fact}>
            {place !== null && <bdi>{place}</bdi>}
            {place !== null && sentBack && '·'}
            {sentBack && <SentBackMark count={data.sentBackCount} />}
            {(place !== null || sentBack) && after && '·'}
            {after && <span>{acceptedLabels[after]}</span>}
          </p>
        )}
        <p className={styles.facts}>
          <span className={styles.company}>
            {refused ? (
              <RefusedMark />
            ) : (
              !ownCompany && <Company name={data.company?.name ?? null} done={done} />
            )}
          </span>
          {refused ? (
            <Link
              to="/p/$code/outbox"
              params={{ code }}
              {...stopAt(!selectable)}
              className={styles.sortOut}
            >
              {rowMessages.sortOut}
            </Link>
          ) : (
            <span>
              <RowDay snag={data} now={now} timeZone={timeZone} />
            </span>
          )}
        </p>
      </div>
    </li>
  );
});

/** The company of a snag, or that nobody has it yet. */
function Company({ name, done }: { name: string | null; done: boolean }) {
  const { link } = useViewer();
  if (name !== null) return <bdi>{name}</bdi>;
  return done || link?.part ? null : <strong>{rowMessages.noCompany}</strong>;
}
