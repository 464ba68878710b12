import { graphql, useFragment } from 'react-relay/hooks';
import type { BulkFields_project$key } from '../../../__generated__/relay/BulkFields_project.graphql';
import { moves } from '../../../rules/moves';
import { offered } from '../../parts/archived';
import { CompanyField } from '../../parts/CompanyField';
import { LocationField } from '../../parts/LocationField';
import { PickOne } from '../../parts/filter/PickOne';
import { reasonWords } from '../../parts/moving/moves';
import { Choice } from '../../ui/fields/Choice';
import { choicesOf, priorityWords } from '../../ui/messages/snagMessages';
import { TextArea, TextField } from '../../ui/fields/TextField';
import type { BulkAction, BulkValues, Missing } from './bulkActions';
import { bulkWords } from './bulkMessages';

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
          # eslint-disable-next-line relay/unused-fields -- a snag without a title is called by the first one
          phrases
        }
        ...CompanyField_project
        ...LocationField_project
      }
    `,
    project,
  );
  switch (action) {
    case 'company':
      return <CompanyField project={data} nobody={bulkWords.nobody} value={values.companyId} onChange={(companyId) => onChange({ companyId })} />;
    case 'person':
      return (
        <PickOne
          label={bulkWords.person}
          none={bulkWords.nobody}
          options={data.members.map(({ user: { id, name } }) => ({ id, name }))}
          value={values.assigneeId ?? undefined}
          onChange={(assigneeId) => onChange({ assigneeId: assigneeId ?? null })}
        />
      );
    case 'trade':
      return <PickOne label={bulkWords.trade} none={bulkWords.noTrade} options={offered(data.trades, values.tradeId)} value={values.tradeId ?? undefined} onChange={(tradeId) => onChange({ tradeId: tradeId ?? null })} />;
    case 'place':
      return <LocationField project={data} value={values.locationId} onChange={(locationId) => onChange({ locationId })} error={missing === 'place' ? bulkWords.placeMissing : null} />;
    case 'priority':
      return (
        <Choice
          label={bulkWords.priority}
          options={choicesOf(priorityWords)}
          value={values.priority}
          onChange={(priority) => onChange({ priority })}
          error={missing === 'priority' ? bulkWords.priorityMissing : null}
        />
      );
    case 'due':
      return (
        <TextField
          label={bulkWords.due}
          type="date"
          value={values.dueOn}
          onChange={({ target }) => onChange({ dueOn: target.value })}
          error={missing === 'due' ? bulkWords.dueMissing : null}
        />
      );
    case 'close':
    case 'void':
      return (
        <>
          {action === 'void' && (
            <Choice
              label={bulkWords.reason}
              options={(moves.VOID.reasons ?? []).map((value) => ({ value, label: reasonWords[value] }))}
              value={values.reason}
              onChange={(reason) => onChange({ reason })}
              error={missing === 'reason' ? bulkWords.reasonMissing : null}
            />
          )}
          <TextArea
            label={action === 'close' ? bulkWords.closeComment : bulkWords.comment}
            value={values.comment}
            onChange={({ target }) => onChange({ comment: target.value })}
            error={missing === 'comment' ? bulkWords.closeMissing : null}
          />
        </>
      );
  }
}
