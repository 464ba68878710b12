import { type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { ProjectRowsPaginationQuery } from '../../../__generated__/relay/ProjectRowsPaginationQuery.graphql';
import type { ProjectRows_viewer$key } from '../../../__generated__/relay/ProjectRows_viewer.graphql';
import { latePart } from '../../app/loading/latePart';
import { useLocalStorage } from '../../device/useLocalStorage';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { Segments } from '../../ui/fields/Segments';
import { type Going, GoingTo } from './Going';
import { ProjectCard } from './ProjectCard';
import styles from './Projects.module.css';
import { useOnlyProject } from './useOnlyProject';
import { messages } from './messages';

const Portfolio = latePart(async () => (await import('./Portfolio')).Portfolio);

interface ProjectRowsProps {
  viewer: ProjectRows_viewer$key;
  /** Asks for one of the projects in the place of the list. */
  going: Going | null;
  /** The data is from the device and may not include every project. */
  alone: boolean;
  /** There are others, which this session may not read. */
  locked: boolean;
  empty: ReactNode;
}

export function ProjectRows({ viewer, going, alone, locked, empty }: ProjectRowsProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProjectRowsPaginationQuery,
    ProjectRows_viewer$key
  >(
    graphql`
      fragment ProjectRows_viewer on Viewer
      @refetchable(queryName: "ProjectRowsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        projects(first: $count, after: $cursor) @connection(key: "ProjectRows_projects") {
          edges {
            node {
              id
              code
              state
              ...Going_projects
              ...ProjectCard_project
            }
          }
        }
      }
    `,
    viewer,
  );
  // Kept, so that whoever opens a list from a figure comes back to the figures.
  const [kept, keep] = useLocalStorage('snagbook.projects');
  const view = kept === 'figures' ? 'figures' : 'cards';
  const projects = data.projects.edges.map(({ node }) => node);
  const [current, archived] = [
    projects.filter(({ state }) => state !== 'ARCHIVED'),
    projects.filter(({ state }) => state === 'ARCHIVED'),
  ];
  const opens = useOnlyProject(
    current.map(({ code }) => code),
    !hasNext && !alone && !locked,
  );
  if (opens) return null;
  if (projects.length === 0) return empty;
  if (going !== null)
    return <GoingTo going={going} projects={projects} complete={!hasNext && !alone} />;
  const listOf = (some: typeof projects) =>
    some.length > 0 && (
      <ul className={styles.cards}>
        {some.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </ul>
    );
  const views = (current.length > 1 || hasNext || view === 'figures') && (
    <Segments
      label={messages.view}
      options={[
        { value: 'cards', label: messages.cards },
        { value: 'figures', label: messages.figures },
      ]}
      value={view}
      onChange={keep}
    />
  );
  if (view === 'figures')
    return (
      <>
        {views}
        <Portfolio />
      </>
    );
  return (
    <>
      {views}
      {listOf(current)}
      {archived.length > 0 && (
        <Disclosure label={messages.archived(archived.length)}>{listOf(archived)}</Disclosure>
      )}
      {hasNext && (
        <Button busy={isLoadingNext} onClick={() => loadNext(50)}>
          {isLoadingNext ? messages.loadingMore : messages.more}
        </Button>
      )}
    </>
  );
}
