import { useEffect, type ReactNode } from 'react';
import { usePosition } from '../../router/useRouter';
import { PaneBar } from '../../ui/layout/PaneBar';
import { useWide } from '../../ui/layout/useWide';
import { BackLink } from '../BackLink';
import { useWayBack } from '../PageBar';
import { type SubjectGroup, SubjectMenu } from './SubjectMenu';
import styles from './Subjects.module.css';

/**
 * The subject that the hash of the address names; on a desktop the first one if it names none, on a
 * phone null: the menu is a page, too.
 */
export function useSubject<Id extends string>(ids: readonly Id[]): Id | null {
  const wide = useWide();
  const hash = usePosition((position) => position.hash);
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash);
    section?.scrollIntoView?.({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [hash]);
  return ids.find((id) => id === hash) ?? (wide ? ids[0] : undefined) ?? null;
}

interface SubjectFrameProps {
  title: string;
  /** The name of the menu. */
  sections: string;
  groups: readonly SubjectGroup[];
  at: string | null;
  /** Above the menu on a phone, above the first subject on a desktop. */
  above?: ReactNode;
  /** The open subject. */
  children: ReactNode;
}

/** One subject a page: beside the menu on a desktop, alone on a phone. */
export function SubjectFrame(props: SubjectFrameProps) {
  const { title, sections, groups, at, above, children } = props;
  const wide = useWide();
  const { back, alone } = useWayBack();
  const single = !wide && at !== null;
  const subjects = groups.flatMap((group) => group.subjects);
  const name = subjects.find(({ id }) => id === at)?.label;
  return (
    <div className={styles.screen}>
      <PaneBar
        title={single ? name : title}
        alone={alone}
        back={single ? <BackLink label={title} to="." search /> : back}
      />
      <div className={styles.columns}>
        {!single && (
          <div className={styles.side}>
            {!wide && above}
            <SubjectMenu label={sections} groups={groups} at={at} />
          </div>
        )}
        {at !== null && (
          <div className={styles.page}>
            {wide && at === subjects[0]?.id && above}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
