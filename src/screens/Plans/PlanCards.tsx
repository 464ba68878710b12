import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanCards_project$key } from '../../../__generated__/relay/PlanCards_project.graphql';
import { nameKey } from '../../../rules/text';
import { TextField } from '../../ui/fields/TextField';
import { PlanCard } from './PlanCard';
import styles from './Plans.module.css';
import { messages } from './messages';

/** With more plans the search is shown. */
const mostWithoutSearch = 12;

/** The plans as cards; with many of them, with a search. */
export function PlanCards({ project, code }: { project: PlanCards_project$key; code: string }) {
  const data = useFragment(
    graphql`
      fragment PlanCards_project on Project {
        plans {
          id
          code
          name
          ...PlanCard_plan
        }
        ...PlanCard_project
      }
    `,
    project,
  );
  const [text, setText] = useState('');
  const parts = nameKey(text).split(/\s+/);
  const found = data.plans.filter((plan) =>
    parts.every((part) => nameKey(messages.planTitle(plan.code, plan.name)).includes(part)),
  );
  return (
    <>
      {(data.plans.length > mostWithoutSearch || text !== '') && (
        <div role="search" className={styles.search}>
          <TextField
            label={messages.search}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      <p role="status" className={styles.facts}>
        {found.length === 0 && messages.noMatch}
      </p>
      <ul className={styles.cards} aria-label={messages.title}>
        {found.map((plan) => (
          <PlanCard key={plan.id} plan={plan} project={data} projectCode={code} />
        ))}
      </ul>
    </>
  );
}
