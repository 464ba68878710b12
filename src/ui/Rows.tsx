import { useId, type ReactNode, type SelectHTMLAttributes } from 'react';
import { classes } from './classes';
import { Segments, type SegmentsProps } from './fields/Segments';
import { NextIcon } from './icons';
import styles from './Rows.module.css';

/** A card of rows below a small heading on the page. */
export function Section({
  title,
  hidden = false,
  children,
}: {
  title?: ReactNode;
  /** The heading is only read out. */
  hidden?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={classes(styles.heading, hidden && styles.hidden)}>
          {title}
        </h2>
      )}
      <div className={styles.card}>{children}</div>
    </section>
  );
}

/** The look of a row, for links and buttons. */
export const rowClass = styles.row;

interface RowProps {
  icon?: ReactNode;
  label: ReactNode;
  /** A quiet second line. */
  detail?: ReactNode;
  /** The present value, at the end. */
  value?: ReactNode;
  /** It leads somewhere: a chevron at the end. @default false */
  next?: boolean;
}

/** The content of a row. */
export function RowFace({ icon, label, detail, value, next = false }: RowProps) {
  return (
    <>
      {icon}
      <span className={styles.label}>
        {label}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {next && <NextIcon size={18} className={styles.next} />}
    </>
  );
}

/** A row with the device's native picker at its end. */
export function SelectRow({
  icon,
  label,
  children,
  ...select
}: { icon?: ReactNode; label: string } & Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'id' | 'className'
>) {
  const id = useId();
  return (
    <div className={styles.row}>
      {icon}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select {...select} id={id} className={styles.select}>
        {children}
      </select>
    </div>
  );
}

/** A row with a few short options at its end. */
export function SegmentsRow<Value extends string>(props: SegmentsProps<Value>) {
  return (
    <div className={classes(styles.row, styles.wrapped)}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <Segments {...props} />
    </div>
  );
}

/** A row that is switched on and off. */
export function SwitchRow({
  label,
  detail,
  checked,
  onChange,
}: {
  label: ReactNode;
  detail?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className={styles.row}>
      <RowFace label={label} detail={detail} />
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
