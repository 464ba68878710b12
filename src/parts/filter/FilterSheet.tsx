import type { ReactNode } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { FilterSheetQuery } from '../../../__generated__/relay/FilterSheetQuery.graphql';
import { dues, noneId, priorities, type SnagChip, statusesOf, types } from '../../../rules/lists';
import { worksForCompany } from '../../../rules/scope';
import { everyStatus } from '../../../rules/shown';
import {
  among,
  type FilterChange,
  narrowings,
  useSnagFilters,
  valuesOf,
} from '../../domain/filters';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Actions, Form } from '../../ui/fields/Form';
import { priorityLabels, typeLabels } from '../../ui/messages/snagMessages';
import { TextField } from '../../ui/fields/TextField';
import { Section, SelectRow } from '../../ui/Rows';
import { StatusMark, statusLabels } from '../../ui/StatusMark';
import { choosable } from '../archived';
import styles from './FilterSheet.module.css';
import { filterMessages } from './filterMessages';
import { orderMessages } from './orderMessages';
import { dueFilterLabels } from './dueMessages';
import { sheetMessages } from './sheetMessages';
import { PickSeveral } from './PickSeveral';
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
  const ownCompany = worksForCompany(project.membership.role);
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
      <Section>
        <PickSeveral
          label={sheetMessages.status}
          none={sheetMessages.anyStatus}
          options={everyStatus.map((id) => ({
            id,
            name: statusLabels[id],
            mark: (
              <span aria-hidden="true">
                <StatusMark status={id} />
              </span>
            ),
          }))}
          field={filters.status}
          onChange={(status) => change({ status, ...chipFor(status, filters.chip) })}
        />
        <PickSeveral
          label={sheetMessages.priority}
          none={sheetMessages.anyPriority}
          options={named(priorities.toReversed(), priorityLabels)}
          field={filters.priority}
          onChange={(priority) => change({ priority })}
        />
        <PickSeveral
          label={sheetMessages.type}
          none={sheetMessages.anyType}
          options={named(types, typeLabels)}
          field={filters.type}
          onChange={(type) => change({ type })}
        />
        <PickSeveral
          label={sheetMessages.trade}
          none={sheetMessages.allTrades}
          options={[
            ...choosable(project.trades, valuesOf(filters.trade)),
            { id: noneId, name: sheetMessages.noTrade },
          ]}
          field={filters.trade}
          onChange={(trade) => change({ trade })}
        />
        <PickSeveral
          label={sheetMessages.company}
          none={sheetMessages.allCompanies}
          options={[
            ...choosable(project.companies, valuesOf(filters.company)),
            ...(ownCompany ? [] : [{ id: noneId, name: sheetMessages.noCompany }]),
          ]}
          field={filters.company}
          onChange={(company) => change({ company })}
        />
        <PickSeveral
          label={sheetMessages.person}
          none={sheetMessages.allPeople}
          options={[
            ...project.members.map(({ user }) => user),
            { id: noneId, name: sheetMessages.nobody },
          ]}
          field={filters.person}
          onChange={(person) => change({ person })}
        />
        <PickSeveral
          label={sheetMessages.location}
          none={sheetMessages.allLocations}
          options={[
            ...choosable(
              project.locations.map(({ path, ...its }) => ({ ...its, name: path })),
              valuesOf(filters.location),
            ),
            { id: noneId, name: sheetMessages.noLocation },
          ]}
          field={filters.location}
          onChange={(location) => change({ location })}
        />
        {plan === null && project.plans.length > 0 && (
          <SelectRow
            label={sheetMessages.plan}
            value={filters.onPlan ?? ''}
            onChange={({ target }) => change({ onPlan: target.value })}
          >
            <option value="">{sheetMessages.anyPlan}</option>
            {project.plans.map(({ code: each, name }) => (
              <option key={each} value={each}>
                {each} {name}
              </option>
            ))}
          </SelectRow>
        )}
        <SelectRow
          label={sheetMessages.due}
          value={filters.due ?? ''}
          onChange={({ target }) => change({ due: dues.find((each) => each === target.value) })}
        >
          <option value="">{sheetMessages.anyDue}</option>
          {dues.map((each) => (
            <option key={each} value={each}>
              {dueFilterLabels[each]}
            </option>
          ))}
        </SelectRow>
      </Section>
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

const named = <Id extends string>(ids: readonly Id[], labels: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, name: labels[id] }));

/** A chip that has none of a chosen status gives way: the list would lack what was asked for. */
function chipFor(status: string | undefined, chip: SnagChip = 'OPEN'): FilterChange {
  return among(everyStatus, status).every((each) => statusesOf(chip).includes(each))
    ? {}
    : { chip: 'ALL' };
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
      companies {
        id
        name
        # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
        archived
        # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
        filterable
      }
      locations {
        id
        path
        # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
        archived
        # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
        filterable
      }
    }
  }
`;
