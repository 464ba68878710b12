import type { ReactNode } from 'react';
import type { Destination } from '../../router/address';
import { Link } from '../../router/components';
import { useWide } from '../../ui/layout/useWide';
import { RowFace, rowClass, Section } from '../../ui/Rows';
import styles from './Subjects.module.css';

export interface Subject<Id extends string = string> {
  /** The hash of its page. */
  readonly id: Id;
  readonly icon: ReactNode;
  readonly label: string;
  /** The present value; beside the page only a number. */
  readonly value?: ReactNode;
  /** A page of its own elsewhere. */
  readonly elsewhere?: Destination;
}

export interface SubjectGroup<Id extends string = string> {
  /** On a desktop the first group stands without one. */
  readonly title?: string;
  readonly subjects: readonly Subject<Id>[];
}

/** The subjects of a page: grouped rows on a phone, a menu beside the open one on a desktop. */
export function SubjectMenu({
  label,
  groups,
  at,
}: {
  label: string;
  groups: readonly SubjectGroup[];
  at: string | null;
}) {
  const wide = useWide();
  const linked = ({ id, icon, label: name, value, elsewhere }: Subject) => (
    <Link
      key={id}
      {...(elsewhere ?? { to: '.', search: true, hash: id })}
      exact
      className={wide ? styles.item : rowClass}
      aria-current={id === at ? 'page' : undefined}
    >
      <RowFace
        icon={icon}
        label={name}
        value={wide && typeof value !== 'number' ? undefined : value}
        next={!wide}
      />
    </Link>
  );
  return (
    <nav aria-label={label} className={wide ? styles.menu : undefined}>
      {groups
        .filter(({ subjects }) => subjects.length > 0)
        .map(({ title, subjects }, index) =>
          wide ? (
            <div key={subjects[0]?.id} className={styles.group}>
              {title !== undefined && index > 0 && <p className={styles.title}>{title}</p>}
              {subjects.map(linked)}
            </div>
          ) : (
            <Section key={subjects[0]?.id} {...(title !== undefined && { title })}>
              {subjects.map(linked)}
            </Section>
          ),
        )}
    </nav>
  );
}
