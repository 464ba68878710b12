import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { FilterSheetQuery } from '../../../__generated__/relay/FilterSheetQuery.graphql';
import { dues, priorities } from '../../../rules/lists';
import { narrowings, useSnagFilters } from '../../domain/filters';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Actions, Form } from '../../ui/fields/Form';
import { priorityLabels } from '../../ui/messages/snagMessages';
import { TextField } from '../../ui/fields/TextField';
import { filterable } from '../archived';
import { CompanyField } from '../CompanyField';
import styles from './FilterSheet.module.css';
import { filterMessages } from './filterMessages';
import { orderMessages } from './orderMessages';
import { dueFilterLabels } from './dueMessages';
import { sheetMessages } from './sheetMessages';
import { LocationField } from '../LocationField';
import { PickOne } from './PickOne';
import { useOrder } from './useOrder';

interface FilterSheetProps {
  code: string;
  queryRef: PreloadedQuery<FilterSheetQuery>;
  /**
   * The code of the plan whose snags are filtered; null for the list of the project, which alone
   * has an order.
   */
  plan: string | null;
  /** What else is done with the list; called with what closes the sheet. */
  also: ((close: () => void) => ReactNode) | undefined;
  onClose: () => void;
}

/** All filters except chip and text. A choice takes effect at once. */
export function FilterSheet({ code, queryRef, plan, also, onClose }: FilterSheetProps) {
  const { project } = usePreloadedQuery<FilterSheetQuery>(filterSheetQuery, queryRef);
  const [filters, change] = useSnagFilters();
  const order = useOrder(code, project?.membership.role ?? '');
  if (!project) return null;
  const clear = () => change(Object.fromEntries(narrowings.map((field) => [field, undefined])));
  const people = project.members.map(({ user }) => user);
  return (
    <Form label={filterMessages.title} onSubmit={onClose}>
      {also && <div className={styles.also}>{also(onClose)}</div>}
      {plan === null && (
        <Choice
          label={orderMessages.order}
          options={order.options}
          value={order.value}
          onChange={order.choose}
        />
      )}
      <PickOne
        label={sheetMessages.trade}
        none={sheetMessages.allTrades}
        options={filterable(project.trades, filters.trade)}
        value={filters.trade}
        onChange={(trade) => change({ trade })}
      />
      <CompanyField
        purpose="filter"
        project={project}
        nobody={sheetMessages.allCompanies}
        value={filters.company ?? null}
        onChange={(company) => change({ company: company ?? undefined })}
      />
      <PickOne
        label={sheetMessages.person}
        none={sheetMessages.allPeople}
        options={people}
        value={filters.person}
        onChange={(person) => change({ person })}
      />
      <LocationField
        purpose="filter"
        project={project}
        value={filters.location ?? null}
        onChange={(location) => change({ location: location ?? undefined })}
      />
      {plan === null && project.plans.length > 0 && (
        <PickOne
          label={sheetMessages.plan}
          none={sheetMessages.anyPlan}
          options={project.plans.map(({ code, name }) => ({ id: code, name: `${code} ${name}` }))}
          value={filters.onPlan}
          onChange={(onPlan) => change({ onPlan })}
        />
      )}
      <PickOne
        label={sheetMessages.priority}
        none={sheetMessages.anyPriority}
        options={priorities.map((id) => ({ id, name: priorityLabels[id] }))}
        value={filters.priority}
        onChange={(priority) => change({ priority })}
      />
      <PickOne
        label={sheetMessages.due}
        none={sheetMessages.anyDue}
        options={dues.map((id) => ({ id, name: dueFilterLabels[id] }))}
        value={filters.due}
        onChange={(due) => change({ due })}
      />
      <div className={styles.days}>
        <TextField
          label={sheetMessages.from}
          type="date"
          max={filters.to}
          value={filters.from ?? ''}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          label={sheetMessages.to}
          type="date"
          min={filters.from}
          value={filters.to ?? ''}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <Actions>
        <Button type="submit" look="ink" size="big">
          {sheetMessages.done}
        </Button>
        <Button size="big" onClick={clear}>
          {sheetMessages.clear}
        </Button>
      </Actions>
    </Form>
  );
}

const filterSheetQuery = graphql`
  query FilterSheetQuery($code: String!) @preloadable {
    project(code: $code) {
      membership {
        role
      }
      trades {
        id
        name
        # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
        archived
        # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
        filterable
      }
      members {
        user {
          id
          name
        }
      }
      plans {
        code
        name
      }
      ...CompanyField_project
      ...LocationField_project
    }
  }
`;
