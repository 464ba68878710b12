import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClientLinks_project$key } from '../../../__generated__/relay/ClientLinks_project.graphql';
import { linkMessages } from '../../parts/links/linkMessages';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { ClientLinkForm } from './ClientLinkForm';
import { ClientLinkRow } from './ClientLinkRow';
import { clientMessages as messages } from './clientMessages';
import { FoundRows } from './FoundRows';
import { OneTimeLink } from './OneTimeLink';

/** The links of clients: which there are, and a new one. */
export function ClientLinks({ project }: { project: ClientLinks_project$key }) {
  const data = useFragment(
    graphql`
      fragment ClientLinks_project on Project {
        id
        name
        clientLinks {
          id
          name
          ...ClientLinkRow_link
        }
        ...ClientLinkForm_project
      }
    `,
    project,
  );
  const { id, name, clientLinks } = data;
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; path: string } | null>(null);
  const opener = useReturnFocus(adding || made !== null, () => {
    setAdding(false);
    setMade(null);
  });
  const links = clientLinks ?? [];
  return (
    <Section id="clients" title={messages.title}>
      <p>{links.length === 0 ? messages.none : messages.what}</p>
      <FoundRows
        label={messages.find}
        more={messages.more}
        items={links}
        textOf={(link) => link.name}
      >
        {(link) => <ClientLinkRow key={link.id} link={link} projectId={id} projectName={name} />}
      </FoundRows>
      {made !== null ? (
        <OneTimeLink
          title={linkMessages.title(made.name)}
          hint={linkMessages.once}
          path={made.path}
          message={(link) => messages.message(name, link)}
          onClose={() => setMade(null)}
        />
      ) : adding ? (
        <ClientLinkForm project={data} onMade={setMade} onClose={() => setAdding(false)} />
      ) : (
        <Actions>
          <Button ref={opener} onClick={() => setAdding(true)}>
            {messages.add}
          </Button>
        </Actions>
      )}
    </Section>
  );
}
