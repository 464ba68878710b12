import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagFacts_snag$key } from '../../../__generated__/relay/SnagFacts_snag.graphql';
import { dayLabel, exactTime, relativeTime, useNow } from '../../app/time';
import { priorityWords, typeWords } from '../../ui/snagWords';
import { Time } from '../../ui/Time';
import styles from './SnagDetail.module.css';
import { words } from './words';

export function SnagFacts({ snag, timeZone }: { snag: SnagFacts_snag$key; timeZone: string }) {
  const data = useFragment(
    graphql`
      fragment SnagFacts_snag on Snag {
        description
        type
        priority
        dueOn
        trade {
          name
        }
        company {
          name
        }
        assignee {
          name
        }
        location {
          path
        }
        raisedBy {
          name
        }
        raisedAt
        fixedBy {
          name
        }
        fixedAt
        closedBy {
          name
        }
        closedAt
      }
    `,
    snag,
  );
  const now = useNow();
  const who = (user: { readonly name: string } | null | undefined, at: number | null | undefined) =>
    user && at != null ? (
      <>
        {user.name}, <Time at={at} words={relativeTime(at, now, timeZone)} exact={exactTime(at, timeZone)} />
      </>
    ) : null;
  return (
    <section aria-label={words.facts} className={styles.section}>
      {data.description !== '' && <p className={styles.description}>{data.description}</p>}
      <dl className={styles.list}>
        <Fact name={words.place}>{data.location?.path ?? words.none}</Fact>
        <Fact name={words.trade}>{data.trade?.name ?? words.none}</Fact>
        <Fact name={words.company}>{data.company?.name ?? words.nobody}</Fact>
        <Fact name={words.assignee}>{data.assignee?.name ?? null}</Fact>
        <Fact name={words.type}>{typeWords[data.type]}</Fact>
        <Fact name={words.priority}>{priorityWords[data.priority]}</Fact>
        <Fact name={words.due}>{data.dueOn == null ? words.none : dayLabel(data.dueOn)}</Fact>
        <Fact name={words.raised}>{who(data.raisedBy, data.raisedAt)}</Fact>
        <Fact name={words.fixed}>{who(data.fixedBy, data.fixedAt)}</Fact>
        <Fact name={words.closed}>{who(data.closedBy, data.closedAt)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
