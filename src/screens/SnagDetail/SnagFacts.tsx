import type { ReactNode, Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagFacts_snag$key } from '../../../__generated__/relay/SnagFacts_snag.graphql';
import { useProject, useViewer } from '../../app/context';
import { amountText } from '../../domain/amounts';
import { factList } from '../../domain/lists';
import { dayLabel, exactTime, dayAt, useNow } from '../../domain/time';
import { dueWithin } from '../../parts/DueOn';
import { marked } from '../../parts/archived';
import { classes } from '../../ui/classes';
import { FlagIcon, OpenIcon, PencilIcon, WrenchIcon } from '../../ui/laterIcons';
import { dayIn } from '../../ui/messages/dayIn';
import { priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { Time } from '../../ui/Time';
import { useReturnFocus } from '../../ui/useReturnFocus';
import type { EditPart } from './FactEditor';
import styles from './SnagFacts.module.css';
import { messages } from './messages';

interface FactsProps {
  snag: SnagFacts_snag$key;
  timeZone: string;
  /** Edits a fact; null if editing is not permitted. */
  onEdit: ((part: EditPart) => void) | null;
}

function useFacts(snag: SnagFacts_snag$key) {
  return useFragment(
    graphql`
      fragment SnagFacts_snag on Snag {
        description
        type
        priority
        dueOn
        cost
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
        sentBackCount
      }
    `,
    snag,
  );
}

/** On a phone: who fixes it, and until when. Each row opens its own editor. */
export function MainFacts({ snag, timeZone, onEdit }: FactsProps) {
  const { trade, company, assignee, priority, dueOn } = useFacts(snag);
  const now = useNow();
  const { link } = useViewer();
  const due = dueOn == null ? onEdit && messages.addDue : dueWithin(dueOn, dayIn(timeZone, now));
  return (
    <section aria-label={messages.parts.who} className={styles.card}>
      <div className={styles.row}>
        <WrenchIcon size={20} />
        <div className={styles.grow}>
          {(trade ?? onEdit) && <p>{trade ? marked(trade).name : messages.addTrade}</p>}
          <p className={styles.under}>
            {factList(
              [
                company ? marked(company).name : link?.part ? undefined : messages.noCompany,
                assignee?.name,
              ].filter((part) => part !== undefined),
            )}
          </p>
        </div>
        <Change name={messages.parts.who} onEdit={onEdit && (() => onEdit('who'))} />
      </div>
      <div className={styles.row}>
        <FlagIcon size={20} />
        <p className={styles.grow}>
          {dueOn == null
            ? priorityLabels[priority]
            : factList([priorityLabels[priority], due ?? ''])}
          {dueOn == null && due !== null && <span className={styles.under}> · {due}</span>}
        </p>
        <Change name={messages.parts.when} onEdit={onEdit && (() => onEdit('when'))} />
      </div>
    </section>
  );
}

interface SnagFactsProps extends FactsProps {
  /** All facts, edited in place; otherwise those that `MainFacts` does not show. */
  wide: boolean;
  /** What is edited in place. */
  editing: Editing | null;
}

export interface Editing {
  readonly part: EditPart;
  readonly editor: ReactNode;
  readonly onClose: () => void;
}

export function SnagFacts({ snag, timeZone, onEdit, wide, editing }: SnagFactsProps) {
  const data = useFacts(snag);
  const now = useNow();
  const currency = useProject()?.currency ?? '';
  const fact = (part: EditPart, name: string, value: ReactNode) => (
    <Fact
      key={part}
      name={name}
      onEdit={onEdit && (() => onEdit(part))}
      editing={editing?.part === part ? editing : null}
    >
      {value ?? (onEdit ? <span className={styles.add}>{messages.add}</span> : null)}
    </Fact>
  );
  const who = (user: { readonly name: string } | null | undefined, at: number | null | undefined) =>
    user && at != null ? (
      <>
        <Time
          at={at}
          words={messages.onBy(dayAt(at, now, timeZone), user.name)}
          exact={`${exactTime(at, timeZone)}, ${user.name}`}
        />
      </>
    ) : null;
  return (
    <dl className={classes(styles.list, wide ? styles.wide : styles.card)}>
      {wide && (
        <>
          {fact('trade', messages.trade, data.trade && marked(data.trade).name)}
          {fact('company', messages.company, data.company && marked(data.company).name)}
          {fact('assignee', messages.assignee, data.assignee?.name)}
          {fact('priority', messages.priority, priorityLabels[data.priority])}
          {fact('due', messages.due, data.dueOn == null ? null : dayLabel(data.dueOn))}
        </>
      )}
      {fact(
        'location',
        messages.place,
        data.location && (
          <bdi>{marked({ name: data.location.path, archived: data.location.archived }).name}</bdi>
        ),
      )}
      {fact('type', messages.type, typeLabels[data.type])}
      {fact('cost', messages.cost, data.cost == null ? null : amountText(data.cost, currency))}
      {data.description === '' && fact('description', messages.description, null)}
      <Fact name={messages.raised}>{who(data.raisedBy, data.raisedAt)}</Fact>
      <Fact name={messages.fixed}>{who(data.fixedBy, data.fixedAt)}</Fact>
      <Fact name={messages.closed}>{who(data.closedBy, data.closedAt)}</Fact>
      <Fact name={messages.sentBack}>
        {data.sentBackCount === 0 ? null : messages.times(data.sentBackCount)}
      </Fact>
    </dl>
  );
}

/** What is written about it, as text below the photos. */
export function Description({
  snag,
  onEdit,
  editing,
}: Pick<SnagFactsProps, 'snag' | 'onEdit' | 'editing'>) {
  const { description } = useFacts(snag);
  const mine = editing?.part === 'description' ? editing : null;
  const opener = useReturnFocus(mine !== null, () => mine?.onClose());
  if (description === '') return null;
  if (mine !== null) return mine.editor;
  return (
    <div className={classes(styles.text, onEdit !== null && styles.editable)}>
      <p className={styles.description}>{description}</p>
      <Change
        opener={opener}
        name={messages.description}
        onEdit={onEdit && (() => onEdit('description'))}
      />
    </div>
  );
}

interface FactProps {
  name: string;
  /** Null: it cannot be changed, or not by this person. */
  onEdit?: (() => void) | null;
  editing?: Editing | null;
  /** Null: there is none. */
  children: ReactNode;
}

function Fact({ name, onEdit = null, editing = null, children }: FactProps) {
  const opener = useReturnFocus(editing !== null, () => editing?.onClose());
  if (children == null) return null;
  // An editor has the fact's name as its label.
  if (editing !== null)
    return (
      <div className={styles.edited}>
        <dt hidden>{name}</dt>
        <dd>{editing.editor}</dd>
      </div>
    );
  return (
    <div className={classes(styles.fact, onEdit !== null && styles.editable)}>
      <dt>{name}</dt>
      <dd>
        {children}
        <Change opener={opener} name={name} onEdit={onEdit} />
      </dd>
    </div>
  );
}

interface ChangeProps {
  opener?: Ref<HTMLButtonElement>;
  name: string;
  onEdit: (() => void) | null;
}

/** Lies over all of its fact. */
function Change({ opener, name, onEdit }: ChangeProps) {
  return (
    onEdit !== null && (
      <>
        <OpenIcon size={18} className={styles.opens} />
        <PencilIcon size={16} className={styles.pencil} />
        <button
          ref={opener}
          type="button"
          className={styles.editFact}
          aria-label={messages.editFact(name)}
          onClick={onEdit}
        />
      </>
    )
  );
}
