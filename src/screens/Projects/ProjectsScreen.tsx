import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ProjectsScreenQuery } from '../../../__generated__/relay/ProjectsScreenQuery.graphql';
import { Link } from '../../router/components';
import { Button, buttonClass } from '../../ui/Button';
import { PlanIcon, PlusIcon } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { BringInForm } from './BringInForm';
import { SharedWaiting, useGoing } from './Going';
import { NewProjectForm } from './NewProjectForm';
import { ProjectRows } from './ProjectRows';
import styles from './Projects.module.css';
import { bringInMessages } from './bringInMessages';
import { messages } from './messages';

interface ProjectsScreenProps {
  queryRef: PreloadedQuery<ProjectsScreenQuery>;
  /** The data is from the device and may not include every project. */
  alone: boolean;
}

export function ProjectsScreen({ queryRef, alone }: ProjectsScreenProps) {
  const { viewer } = usePreloadedQuery<ProjectsScreenQuery>(
    graphql`
      query ProjectsScreenQuery @preloadable {
        viewer {
          isOwner
          lockedProjects {
            code
            name
          }
          ...ProjectRows_viewer
        }
      }
    `,
    queryRef,
  );
  const [making, setMaking] = useState(false);
  const opener = useReturnFocus(making, () => setMaking(false));
  const [bringing, setBringing] = useState(false);
  const bringInOpener = useReturnFocus(bringing, () => setBringing(false));
  const going = useGoing();
  if (!viewer) return null;
  const locked = viewer.lockedProjects.map(({ code, name }) => `${code} ${name}`);
  const make = viewer.isOwner && !making && !bringing && (
    <div className={styles.make}>
      <Button ref={bringInOpener} onClick={() => setBringing(true)}>
        {bringInMessages.title}
      </Button>
      <Button ref={opener} look="ink" onClick={() => setMaking(true)}>
        <PlusIcon size={20} />
        {messages.make}
      </Button>
    </div>
  );
  return (
    <>
      {make}
      <div className={styles.forms}>
        {making && <NewProjectForm onClose={() => setMaking(false)} />}
        {bringing && <BringInForm onClose={() => setBringing(false)} />}
      </div>
      <LockedProjects names={locked} />
      {going === null && <SharedWaiting />}
      <ProjectRows
        viewer={viewer}
        going={going}
        alone={alone}
        locked={locked.length > 0}
        empty={
          locked.length === 0 && (
            <EmptyState title={messages.none} icon={<PlanIcon />}>
              {viewer.isOwner ? messages.noneOwner : messages.noneMember}
            </EmptyState>
          )
        }
      />
      <Notice kind="info">{alone && messages.onlyKnown}</Notice>
    </>
  );
}

/** Projects that ask for a second factor, which this session has not shown. */
function LockedProjects({ names }: { names: readonly string[] }) {
  return (
    <Notice
      kind="info"
      action={
        <Link to="/account" hash="codes" className={buttonClass()}>
          {messages.lockedWhere}
        </Link>
      }
    >
      {names.length > 0 && messages.locked(names)}
    </Notice>
  );
}
