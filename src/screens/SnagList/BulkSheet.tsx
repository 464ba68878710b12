import { useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { BulkSheetQuery } from '../../../__generated__/relay/BulkSheetQuery.graphql';
import { useChangeSnags } from '../../app/events/useEditSnag';
import { useSubmit } from '../../app/forms';
import { undoMs } from '../../parts/undo';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { BulkFields } from './BulkFields';
import {
  changeFor,
  commonActions,
  missingFor,
  type BulkAction,
  type BulkValues,
} from './bulkActions';
import type { BulkRun } from './bulkRun';
import { bulkMessages } from './bulkMessages';

interface BulkSheetProps {
  queryRef: PreloadedQuery<BulkSheetQuery>;
  /** The change that is chosen already; null: none. */
  first: BulkAction | null;
  onChanged: (run: BulkRun) => void;
}

/**
 * The sheet for a bulk change. Offers only actions that the person may do with each selected snag.
 */
export function BulkSheet({ queryRef, first, onChanged }: BulkSheetProps) {
  const { project } = usePreloadedQuery<BulkSheetQuery>(bulkSheetQuery, queryRef);
  const change = useChangeSnags();
  const [chosen, setAction] = useState(first);
  const [values, setValues] = useState<BulkValues>({
    companyId: null,
    assigneeId: null,
    tradeId: null,
    locationId: null,
    priority: null,
    dueOn: '',
    reason: null,
    comment: '',
  });
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (!project) return null;
  const snags = [...project.some.edges, ...project.others.edges].map(
    ({ node: { id, reference, status, allowedActions } }) => ({
      id,
      reference,
      status,
      allowedActions,
    }),
  );
  const actions = commonActions(snags, project.evidenceRequired);
  const action = chosen !== null && actions.includes(chosen) ? chosen : null;
  const missing = action === null ? null : missingFor(action, values, snags);

  const submit = () => {
    setTried(true);
    if (action === null || missing !== null) return;
    run(async () => {
      const made = await change(
        snags.map(({ id }) => id),
        changeFor(action, values),
        undoMs,
      );
      const references = new Map(snags.map(({ id, reference }) => [id, reference ?? '']));
      const changed = made.map(({ snagId, eventId }) => ({
        eventId,
        snagId,
        reference: references.get(snagId) ?? '',
      }));
      onChanged({ key: changed[0]?.eventId ?? '', action, changed });
    });
  };

  if (actions.length === 0) return <p>{bulkMessages.nothing}</p>;
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
            onChange={(part) => setValues({ ...values, ...part })}
          />
          <Notice kind="refused">{problem}</Notice>
          <Button type="submit" look="ink" size="big" wide busy={busy}>
            {bulkMessages.actions[action]}
          </Button>
        </>
      )}
    </Form>
  );
}

const bulkSheetQuery = graphql`
  query BulkSheetQuery($code: String!, $first: Int!, $some: SnagFilter!, $others: SnagFilter!)
  @preloadable {
    project(code: $code) {
      evidenceRequired
      some: snags(first: $first, filter: $some) {
        edges {
          node {
            id
            reference
            status
            allowedActions
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
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
            ...ruleFacts_snag
          }
        }
      }
      ...BulkFields_project
    }
  }
`;
