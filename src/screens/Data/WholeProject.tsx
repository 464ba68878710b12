import { graphql, useFragment } from 'react-relay/hooks';
import type { WholeProject_project$key } from '../../../__generated__/relay/WholeProject_project.graphql';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Data.module.css';
import { messages } from './messages';
import { useDownload } from './useDownload';

/** Download of the whole project as one archive. */
export function WholeProject({ project }: { project: WholeProject_project$key }) {
  const { id } = useFragment(
    graphql`
      fragment WholeProject_project on Project {
        id
      }
    `,
    project,
  );
  const { asking, problem, start } = useDownload();
  return (
    <section className={styles.section} aria-labelledby="whole-title">
      <h2 id="whole-title">{messages.whole}</h2>
      <p>{messages.wholeWhat}</p>
      <Notice kind="refused">{problem}</Notice>
      <Button busy={asking !== null} onClick={() => start(`/files/projects/${id}.zip`)}>
        {asking === null ? messages.wholeDo : messages.preparing}
      </Button>
    </section>
  );
}
