import { graphql, useFragment } from 'react-relay/hooks';
import type { BulkFields_project$key } from '../../../__generated__/relay/BulkFields_project.graphql';
import { moves } from '../../../rules/moves';
import { offered } from '../../parts/archived';
import { CompanyField } from '../../parts/CompanyField';
import { LocationField } from '../../parts/LocationField';
import { PickOne } from '../../parts/filter/PickOne';
import { reasonLabels } from '../../parts/moving/moves';
import { Choice } from '../../ui/fields/Choice';
import { choicesOf, priorityLabels } from '../../ui/messages/snagMessages';
import { TextArea, TextField } from '../../ui/fields/TextField';
import type { BulkAction, BulkValues, Missing } from './bulkActions';
import { bulkMessages } from './bulkMessages';

interface BulkFieldsProps {
  project: BulkFields_project$key;
  action: BulkAction;
  values: BulkValues;
  missing: Missing | null;
  onChange: (part: Partial<BulkValues>) => void;
}

/** The input of a bulk change. */
export function BulkFields({ project, action, values, missing, onChange }: BulkFieldsProps) {
  const data = useFragment(
    graphql`
      fragment BulkFields_project on Project {
        members {
          # eslint-disable-next-line relay/unused-fields -- who is not of the company that gets a snag does not keep it
          role
          # eslint-disable-next-line relay/unused-fields -- as above
          company {
            id
          }
          user {
            id
            name
          }
        }
        trades {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
        }
        ...CompanyField_project
        ...LocationField_project
      }
    `,
    project,
  );
  switch (action) {
    case 'company':
      return (
        <CompanyField
          project={data}
          nobody={bulkMessages.nobody}
          value={values.companyId}
          onChange={(companyId) => onChange({ companyId })}
        />
      );
    case 'person':
      return (
        <PickOne
          label={bulkMessages.person}
          none={bulkMessages.nobody}
          options={data.members.map(({ user: { id, name } }) => ({ id, name }))}
          value={values.assigneeId ?? undefined}
          onChange={(assigneeId) => onChange({ assigneeId: assigneeId ?? null })}
        />
      );
    case 'trade':
      return (
        <PickOne
          label={bulkMessages.trade}
          none={bulkMessages.noTrade}
          options={offered(data.trades, values.tradeId)}
          value={values.tradeId ?? undefined}
          onChange={(tradeId) => onChange({ tradeId: tradeId ?? null })}
        />
      );
    case 'place':
      return (
        <LocationField
          project={data}
          value={values.locationId}
          onChange={(locationId) => onChange({ locationId })}
          error={missing === 'place' ? bulkMessages.placeMissing : null}
        />
      );
    case 'priority':
      return (
        <Choice
          label={bulkMessages.priority}
          options={choicesOf(priorityLabels)}
          value={values.priority}
          onChange={(priority) => onChange({ priority })}
          error={missing === 'priority' ? bulkMessages.priorityMissing : null}
        />
      );
    case 'due':
      return (
        <TextField
          label={bulkMessages.due}
          type="date"
          value={values.dueOn}
          onChange={({ target }) => onChange({ dueOn: target.value })}
          error={missing === 'due' ? bulkMessages.dueMissing : null}
        />
      );
    case 'close':
    case 'sendBack':
    case 'fix':
    case 'comment':
    case 'void':
      return (
        <>
          {action === 'void' && (
            <Choice
              label={bulkMessages.reason}
              options={(moves.VOID.reasons ?? []).map((value) => ({
                value,
                label: reasonLabels[value],
              }))}
              value={values.reason}
              onChange={(reason) => onChange({ reason })}
              error={missing === 'reason' ? bulkMessages.reasonMissing : null}
            />
          )}
          <TextArea
            label={action === 'close' ? bulkMessages.closeComment : bulkMessages.comment}
            value={values.comment}
            onChange={({ target }) => onChange({ comment: target.value })}
            error={missing === 'comment' ? bulkMessages.missing[action] : null}
          />
        </>
      );
  }
}
