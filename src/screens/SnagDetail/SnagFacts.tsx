import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagFacts_snag$key } from '../../../__generated__/relay/SnagFacts_snag.graphql';
import { dayLabel, exactTime, relativeTime, useNow } from '../../domain/time';
import { marked } from '../../parts/archived';
import { priorityWords, typeWords } from '../../ui/messages/snagMessages';
import { Time } from '../../ui/Time';
import type { EditField } from './EditSheet';
import styles from './SnagFacts.module.css';
import { words } from './messages';

interface SnagFactsProps {
  snag: SnagFacts_snag$key;
  timeZone: string;
  /** Opens the edit form at a field; null if editing is not permitted. */
  onEdit: ((field: EditField) => void) | null;
}

export function SnagFacts({ snag, timeZone, onEdit }: SnagFactsProps) {
  const data = useFragment(
    graphql`
      fragment SnagFacts_snag on Snag {
        description
        type
        priority
        dueOn
        trade {
          name
          archived
        }
        company {
          name
          archived
        }
        assignee {
          name
        }
        location {
          path
          archived
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
  const editing = (field: EditField) => onEdit && (() => onEdit(field));
  const who = (user: { readonly name: string } | null | undefined, at: number | null | undefined) =>
    user && at != null ? (
      <>
        {user.name}, <Time at={at} words={relativeTime(at, now, timeZone)} exact={exactTime(at, timeZone)} />
      </>
    ) : null;
  return (
    <section aria-label={words.facts} className={styles.section}>
      {data.description !== '' && (
        <div className={onEdit === null ? undefined : styles.editable}>
          <p className={styles.description}>{data.description}</p>
          <Change name={words.description} onEdit={editing('description')} />
        </div>
      )}
      <dl className={styles.list}>
        <Fact name={words.description} onEdit={editing('description')}>{data.description === '' && onEdit ? words.none : null}</Fact>
        <Fact name={words.place} onEdit={editing('location')}>{data.location ? marked({ name: data.location.path, archived: data.location.archived }).name : words.none}</Fact>
        <Fact name={words.trade} onEdit={editing('trade')}>{data.trade ? marked(data.trade).name : words.none}</Fact>
        <Fact name={words.company} onEdit={editing('company')}>{data.company ? marked(data.company).name : words.nobody}</Fact>
        <Fact name={words.assignee} onEdit={editing('assignee')}>{data.assignee?.name ?? (onEdit && words.nobody)}</Fact>
        <Fact name={words.type} onEdit={editing('type')}>{typeWords[data.type]}</Fact>
        <Fact name={words.priority} onEdit={editing('priority')}>{priorityWords[data.priority]}</Fact>
        <Fact name={words.due} onEdit={editing('due')}>{data.dueOn == null ? words.none : dayLabel(data.dueOn)}</Fact>
        <Fact name={words.raised}>{who(data.raisedBy, data.raisedAt)}</Fact>
        <Fact name={words.fixed}>{who(data.fixedBy, data.fixedAt)}</Fact>
        <Fact name={words.closed}>{who(data.closedBy, data.closedAt)}</Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  name: string;
  /** Null: it cannot be changed, or not by this person. */
  onEdit?: (() => void) | null;
  children: ReactNode;
}

function Fact({ name, onEdit = null, children }: FactProps) {
  if (children === null) return null;
  return (
    <div className={onEdit === null ? undefined : styles.editable}>
      <dt>{name}</dt>
      <dd>
        {children}
        <Change name={name} onEdit={onEdit} />
      </dd>
    </div>
  );
}

/** Lies over all of its fact. */
function Change({ name, onEdit }: Required<Pick<FactProps, 'name' | 'onEdit'>>) {
  return onEdit !== null && <button type="button" className={styles.editFact} aria-label={words.editFact(name)} onClick={onEdit} />;
}
