import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { ProjectsScreenQuery } from '../../../__generated__/relay/ProjectsScreenQuery.graphql';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { NewProjectForm } from './NewProjectForm';
import { ProjectRows } from './ProjectRows';
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
          ...ProjectRows_viewer
        }
      }
    `,
    queryRef,
  );
  const [making, setMaking] = useState(false);
  const opener = useReturnFocus(making, () => setMaking(false));
  if (!viewer) return null;
  const make = (look: 'next' | 'plain') =>
    viewer.isOwner &&
    !making && (
      <Button ref={opener} look={look} onClick={() => setMaking(true)}>
        {messages.make}
      </Button>
    );
  return (
    <>
      <ProjectRows
        viewer={viewer}
        empty={
          <EmptyState title={messages.none} action={make('next')}>
            {viewer.isOwner ? messages.noneOwner : messages.noneMember}
          </EmptyState>
        }
        // Not the primary action if there are projects.
        after={make('plain')}
      />
      <Notice kind="told">{alone && messages.onlyKnown}</Notice>
      {making && <NewProjectForm onClose={() => setMaking(false)} />}
    </>
  );
}
