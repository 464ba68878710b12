import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagFacts_snag$key } from '../../../__generated__/relay/SnagFacts_snag.graphql';
import { betweenFacts } from '../../domain/lists';
import { dayLabel, exactTime, relativeTime, useNow } from '../../domain/time';
import { marked } from '../../parts/archived';
import { priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { Time } from '../../ui/Time';
import type { EditField } from './EditSheet';
import styles from './SnagFacts.module.css';
import { messages } from './messages';

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
        <bdi>{user.name}</bdi>
        {betweenFacts()}
        <Time at={at} words={relativeTime(at, now, timeZone)} exact={exactTime(at, timeZone)} />
      </>
    ) : null;
  return (
    <section aria-label={messages.facts} className={styles.section}>
      {data.description !== '' && (
        <div className={onEdit === null ? undefined : styles.editable}>
          <p className={styles.description}>{data.description}</p>
          <Change name={messages.description} onEdit={editing('description')} />
        </div>
      )}
      <dl className={styles.list}>
        <Fact name={messages.description} onEdit={editing('description')}>
          {data.description === '' && onEdit ? messages.none : null}
        </Fact>
        <Fact name={messages.place} onEdit={editing('location')}>
          {data.location ? (
            <bdi>{marked({ name: data.location.path, archived: data.location.archived }).name}</bdi>
          ) : (
            messages.none
          )}
        </Fact>
        <Fact name={messages.trade} onEdit={editing('trade')}>
          {data.trade ? marked(data.trade).name : messages.none}
        </Fact>
        <Fact name={messages.company} onEdit={editing('company')}>
          {data.company ? marked(data.company).name : messages.nobody}
        </Fact>
        <Fact name={messages.assignee} onEdit={editing('assignee')}>
          {data.assignee?.name ?? (onEdit && messages.nobody)}
        </Fact>
        <Fact name={messages.type} onEdit={editing('type')}>
          {typeLabels[data.type]}
        </Fact>
        <Fact name={messages.priority} onEdit={editing('priority')}>
          {priorityLabels[data.priority]}
        </Fact>
        <Fact name={messages.due} onEdit={editing('due')}>
          {data.dueOn == null ? messages.none : dayLabel(data.dueOn)}
        </Fact>
        <Fact name={messages.raised}>{who(data.raisedBy, data.raisedAt)}</Fact>
        <Fact name={messages.fixed}>{who(data.fixedBy, data.fixedAt)}</Fact>
        <Fact name={messages.closed}>{who(data.closedBy, data.closedAt)}</Fact>
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
  return (
    onEdit !== null && (
      <button
        type="button"
        className={styles.editFact}
        aria-label={messages.editFact(name)}
        onClick={onEdit}
      />
    )
  );
}
