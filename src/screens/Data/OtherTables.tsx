import { graphql, useFragment } from 'react-relay/hooks';
import type { OtherTables_project$key } from '../../../__generated__/relay/OtherTables_project.graphql';
import { formatsOf, tablesFor } from '../../../rules/tables';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Section } from '../../ui/Rows';
import styles from './Data.module.css';
import { messages } from './messages';
import { tableAddress } from '../../parts/tableAddress';
import { useDownload } from './useDownload';

/** Downloads of the set-up and the journal that the person's role allows. */
export function OtherTables({ project }: { project: OtherTables_project$key }) {
  const { id, membership } = useFragment(
    graphql`
      fragment OtherTables_project on Project {
        id
        membership {
          role
        }
      }
    `,
    project,
  );
  const { asking, problem, start } = useDownload();
  const tables = tablesFor(membership.role).filter((table) => table !== 'snags');
  return (
    <Section title={messages.others}>
      <Notice kind="refused">{problem}</Notice>
      <ul className={styles.rows}>
        {tables.map((table) => (
          <li key={table}>
            {messages.names[table]}
            <span className={styles.buttons}>
              {formatsOf(table).map((format) => {
                const address = tableAddress(id, table, format);
                return (
                  <Button
                    key={format}
                    busy={asking === address}
                    aria-label={messages.downloadAs(
                      messages.names[table],
                      messages.formats[format],
                    )}
                    onClick={() => start(address)}
                  >
                    {messages.formats[format]}
                  </Button>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
