import type { ReactNode } from 'react';
import { useParams } from '../router/useRouter';
import { useRegion } from '../ui/focus/regions';
import { frameMessages } from '../ui/messages/frameMessages';
import { SkipLinks } from '../ui/focus/SkipLinks';
import { useTitle } from '../ui/useTitle';
import { NewVersion } from './NewVersion';
import { PageBar } from './PageBar';
import styles from './PersonPage.module.css';

/** A page about the person or the device, in the frame of the project it was opened from. */
export function PersonPage({ children }: { children: ReactNode }) {
  const { code } = useParams();
  return code === undefined ? <Alone>{children}</Alone> : children;
}

function Alone({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <main
        id="content"
        ref={useRegion(frameMessages.page.skip)}
        tabIndex={-1}
        className={styles.alone}
      >
        <NewVersion />
        {children}
      </main>
    </>
  );
}

/** The same with a bar, and what it holds in a column. */
export function PersonColumn({
  title,
  back,
  aside,
  children,
}: {
  title: string;
  back?: 'more' | 'list';
  /** Behind the title. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  useTitle(title);
  return (
    <PersonPage>
      <div className={styles.screen}>
        <PageBar title={title} {...(back && { back })}>
          {aside}
        </PageBar>
        <div className={styles.column}>{children}</div>
      </div>
    </PersonPage>
  );
}
