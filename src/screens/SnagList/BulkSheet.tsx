import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { BulkSheetQuery } from '../../../__generated__/relay/BulkSheetQuery.graphql';
import { useProject, useViewer } from '../../app/context';
import { useChangeSnags } from '../../app/events/useEditSnag';
import { useSubmit } from '../../app/forms';
import { useNow } from '../../domain/time';
import { undoMs } from '../../parts/undo';
import { useUnsavedForm } from '../../parts/unsavedInput';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { BulkFields } from './BulkFields';
import {
  changeFor,
  dividedBy,
  missingFor,
  possibleActions,
  refusalOf,
  type BulkAction,
  type BulkRefusal,
  type BulkValues,
  type Chosen,
} from './bulkActions';
import styles from './BulkBar.module.css';
import type { BulkRun } from './bulkRun';
import { bulkMessages } from './bulkMessages';

interface BulkSheetProps {
  queryRef: PreloadedQuery<BulkSheetQuery>;
  /** The change that is chosen already; null: none. */
  first: BulkAction | null;
  /** Makes a report of the selection; null: not offered here. */
  onReport: (() => void) | null;
  /** `left`: the ids of those that were not changed. */
  onChanged: (run: BulkRun, left: readonly string[]) => void;
}

/**
 * The sheet for a bulk change. It says which of the snags would be refused, and changes the others.
 */
export function BulkSheet({ queryRef, first, onReport, onChanged }: BulkSheetProps) {
  const { project } = usePreloadedQuery<BulkSheetQuery>(bulkSheetQuery, queryRef);
  const viewer = useViewer();
  const now = useNow();
  const change = useChangeSnags();
  const [chosen, setAction] = useState(first);
  const [choices, setChoices] = useState<Omit<BulkValues, 'comment'>>({
    companyId: null,
    assigneeId: null,
    tradeId: null,
    locationId: null,
    priority: null,
    dueOn: '',
    reason: null,
  });
  const unsaved = useUnsavedForm(`bulk change ${useProject()?.code ?? ''}`, { comment: '' });
  const values: BulkValues = { ...choices, ...unsaved.values };
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (!project) return null;
  const snags = [...project.some.edges, ...project.others.edges].map(({ node }): Chosen => ({
    id: node.id,
    reference: node.reference ?? null,
    status: node.status,
    allowedActions: node.allowedActions,
    raisedAt: node.raisedAt,
    companyId: node.company?.id ?? null,
    raisedBy: node.raisedBy.id,
    fixedBy: node.fixedBy?.id ?? null,
    // Nothing is taken back in bulk.
    takeBack: null,
  }));
  const actions = possibleActions(snags, project.evidenceRequired);
  const action = chosen !== null && actions.includes(chosen) ? chosen : null;
  const { role, company } = project.membership;
  const changing = {
    actor: { userId: viewer.id, role, companyId: company?.id ?? null },
    timeZone: project.timeZone,
    now,
  };
  const { going, refused } = dividedBy(snags, (snag) =>
    action === null ? null : refusalOf(action, values, snag, changing),
  );
  const missing = action === null ? null : missingFor(action, values, going);

  const submit = () => {
    setTried(true);
    if (action === null || missing !== null || going.length === 0) return;
    run(async () => {
      const made = await change(
        going.map(({ id }) => id),
        changeFor(action, values),
        undoMs,
      );
      unsaved.forget();
      const references = new Map(snags.map(({ id, reference }) => [id, reference ?? '']));
      const changed = made.map(({ snagId, eventId }) => ({
        eventId,
        snagId,
        reference: references.get(snagId) ?? '',
      }));
      onChanged(
        { key: changed[0]?.eventId ?? '', action, changed },
        refused.flatMap(([, some]) => some.map(({ id }) => id)),
      );
    });
  };

  const report = onReport && <Button onClick={onReport}>{bulkMessages.report}</Button>;
  if (actions.length === 0)
    return (
      <>
        <p>{bulkMessages.nothing}</p>
        {report}
      </>
    );
  return (
    <Form label={bulkMessages.title} onSubmit={submit}>
      <Choice
        label={bulkMessages.what}
        options={actions.map((value) => ({ value, label: bulkMessages.actions[value] }))}
        value={action}
        onChange={setAction}
      />
      {action !== null && (
        <>
          <BulkFields
            project={project}
            action={action}
            values={values}
            missing={tried ? missing : null}
            onChange={({ comment, ...part }) => {
              setChoices({ ...choices, ...part });
              if (comment !== undefined) unsaved.change({ comment });
            }}
          />
          <Notice kind="info">
            {refused.length > 0 && (
              <>
                {refused.map(([why, some]) => (
                  <span key={why} className={styles.refusal}>
                    {bulkMessages.refused(some.length, snags.length, reasonOf(why, action))}
                  </span>
                ))}
                {going.length > 0 && <span>{bulkMessages.others(going.length)}</span>}
              </>
            )}
          </Notice>
          <Notice kind="refused">{problem}</Notice>
          <Button
            type="submit"
            look="ink"
            size="big"
            wide
            busy={busy}
            aria-disabled={going.length === 0 || undefined}
          >
            {bulkMessages.actions[action]}
          </Button>
        </>
      )}
      {action === null && report}
    </Form>
  );
}

const reasonOf = (why: BulkRefusal, action: BulkAction): string =>
  why === 'DUE_IN_PAST' || why === 'SAME_PERSON_CANNOT_CLOSE'
    ? bulkMessages.refusals[why]
    : bulkMessages.notFor[action];

const bulkSheetQuery = graphql`
  query BulkSheetQuery($code: String!, $first: Int!, $some: SnagFilter!, $others: SnagFilter!)
  @preloadable {
    project(code: $code) {
      evidenceRequired
      timeZone
      membership {
        role
        company {
          id
        }
      }
      some: snags(first: $first, filter: $some) {
        edges {
          node {
            id
            reference
            status
            allowedActions
            raisedAt
            company {
              id
            }
            raisedBy {
              id
            }
            fixedBy {
              id
            }
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
            ...ruleFacts_snag
          }
        }
      }
      others: snags(first: $first, filter: $others) {
        edges {
          node {
            id
            reference
            status
            allowedActions
            raisedAt
            company {
              id
            }
            raisedBy {
              id
            }
            fixedBy {
              id
            }
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
            ...ruleFacts_snag
          }
        }
      }
      ...BulkFields_project
    }
  }
`;
