import { scaleLinear } from '@visx/scale';
import { area, line } from '@visx/shape';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RaisedAndClosed_overview$key } from '../../../__generated__/relay/RaisedAndClosed_overview.graphql';
import { shortDay } from '../../domain/time';
import { Link } from '../../router/components';
import { Spoken } from '../../ui/Spoken';
import { Card } from './Card';
import { messages } from './messages';
import styles from './RaisedAndClosed.module.css';
import { useListLink } from './useListLink';

const mostTicks = 3;

/** Of a label beside the end of a line, in parts of the plot's height. */
const labelPart = 0.11;

/** How many had been raised and closed, week by week; what lies between is outstanding. */
export function RaisedAndClosed({
  overview,
  code,
}: {
  overview: RaisedAndClosed_overview$key;
  code: string;
}) {
  const data = useFragment(
    graphql`
      fragment RaisedAndClosed_overview on Overview {
        raised
        closed
        void
        outstanding
        weeks {
          startsOn
          raised
          closed
        }
      }
    `,
    overview,
  );
  const link = useListLink(code);
  const { raised, closed, outstanding, weeks } = data;
  // One week alone is a line, too.
  const points = weeks.length === 1 ? [{ startsOn: '', raised: 0, closed: 0 }, ...weeks] : weeks;
  // In parts of 100 of the plot's width and height.
  const x = scaleLinear({ domain: [0, points.length - 1], range: [0, 100] });
  const y = scaleLinear({ domain: [0, raised], range: [100, 0] });
  const ticks = y.ticks(2).length > mostTicks ? y.ticks(1) : y.ticks(2);
  const plotted = points.map((point, index) => ({ ...point, at: x(index) }));
  const named = [...new Set([0, Math.floor((weeks.length - 1) / 2), weeks.length - 1])];
  type Plotted = (typeof plotted)[number];
  const between = area<Plotted>({
    x: ({ at }) => at,
    y0: (point) => y(point.closed),
    y1: (point) => y(point.raised),
  });
  const along = (count: (point: Plotted) => number) =>
    line<Plotted>({ x: ({ at }) => at, y: (point) => y(count(point)) })(plotted) ?? '';
  const gap = Math.max(0, (raised - closed) / raised - labelPart * (data.void > 0 ? 3 : 2));
  return (
    <Card title={messages.raisedAndClosed} beside={messages.weeks(weeks.length)}>
      <div className={styles.chart}>
        <div className={styles.plot} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} className={styles.grid} style={{ insetBlockStart: `${y(tick)}%` }}>
              <span className={styles.tick}>{tick}</span>
            </span>
          ))}
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path className={styles.between} d={between(plotted) ?? ''} />
            <path className={styles.raised} d={along((point) => point.raised)} />
            <path className={styles.closed} d={along((point) => point.closed)} />
            {/* A line of no length: a dot that keeps its shape. */}
            <path className={styles.raisedEnd} d={`M100 ${y(raised)}h0`} />
            <path className={styles.closedEnd} d={`M100 ${y(closed)}h0`} />
          </svg>
        </div>
        <div className={styles.ends}>
          <Link {...link({ chip: 'ALL' })} className={styles.end}>
            {messages.raised(raised)}
          </Link>
          <Link {...link({ chip: 'OUTSTANDING' })} className={styles.facts}>
            {messages.outstanding(outstanding)}
          </Link>
          {data.void > 0 && (
            <Link {...link({ chip: 'ALL', status: 'VOID' })} className={styles.facts}>
              {messages.void(data.void)}
            </Link>
          )}
          <span className={styles.gap} style={{ flexBasis: `${gap * 100}%` }} />
          <Link {...link({ chip: 'ALL', status: 'CLOSED' })} className={styles.closedCount}>
            {messages.closed(closed)}
          </Link>
        </div>
        <div className={styles.days} aria-hidden="true">
          {named.map((week) => (
            <span
              key={week}
              className={styles.day}
              style={{ insetInlineStart: `${x(week + points.length - weeks.length)}%` }}
            >
              {shortDay(weeks[week]?.startsOn ?? '')}
            </span>
          ))}
        </div>
      </div>
      <Spoken>
        {weeks.map((week) => (
          <span key={week.startsOn}>
            {messages.week(shortDay(week.startsOn))}: {messages.raised(week.raised)},{' '}
            {messages.closed(week.closed)}.{' '}
          </span>
        ))}
      </Spoken>
    </Card>
  );
}
