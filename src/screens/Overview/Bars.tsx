import type { FilterChange } from '../../domain/filters';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { Spoken } from '../../ui/Spoken';
import styles from './Bars.module.css';
import { messages } from './messages';
import { useListLink } from './useListLink';

interface BarsProps {
  code: string;
  bars: readonly {
    readonly key: string;
    readonly name: string;
    readonly filters: FilterChange;
    readonly parts: readonly {
      readonly part: 'overdue' | 'inTime' | 'toCheck';
      readonly count: number;
    }[];
    /** For screen readers, what the parts are. */
    readonly said?: string;
  }[];
  /** How many there are, of which these may be the largest. */
  count: number;
}

/** Part of a bar from which its number has room in it. */
const roomFor = 0.09;

/** Lying bars, each a link, with the name before and the number behind it. */
export function Bars({ code, bars, count }: BarsProps) {
  const link = useListLink(code);
  const sums = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part.count, 0));
  const most = Math.max(1, ...sums);
  return (
    <>
      <ul className={styles.bars}>
        {bars.map(({ key, name, filters, parts, said }, index) => {
          const face = (
            <>
              <span className={styles.name}>{name}</span>{' '}
              <span className={styles.track} aria-hidden="true">
                {parts.map((part) => (
                  <span
                    key={part.part}
                    className={classes(styles.part, styles[part.part])}
                    style={{ flexBasis: `${(part.count / most) * 100}%` }}
                    hidden={part.count === 0}
                  >
                    {part.part === 'overdue' && part.count / most >= roomFor && part.count}
                  </span>
                ))}
              </span>
              <strong className={styles.sum}>{sums[index]}</strong>{' '}
              {said !== undefined && <Spoken>({said})</Spoken>}
            </>
          );
          return (
            <li key={key}>
              <Link {...link(filters)} className={styles.bar}>
                {face}
              </Link>
            </li>
          );
        })}
      </ul>
      {count > bars.length && <p className={styles.rest}>{messages.largest(bars.length, count)}</p>}
    </>
  );
}
