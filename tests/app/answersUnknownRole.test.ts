import { createOperationDescriptor, type ConcreteRequest, type Variables } from 'relay-runtime';
import { createAnswers } from '../../src/sync/answers/createAnswers';
import type { DeviceRows, ProjectRows } from '../../src/sync/rows/row';
import { fillCopy, nothingWaits } from '../support/deviceCopy';
import { openRowsSite, type RowsSite } from '../support/rowsSite';
import HeldSettingsScreenQuery from '../../__generated__/relay/HeldSettingsScreenQuery.graphql';
import OverviewQuery from '../../__generated__/relay/OverviewQuery.graphql';
import PlansScreenQuery from '../../__generated__/relay/PlansScreenQuery.graphql';
import PlanViewScreenQuery from '../../__generated__/relay/PlanViewScreenQuery.graphql';
import ProjectRouteQuery from '../../__generated__/relay/ProjectRouteQuery.graphql';
import SnagDetailScreenQuery from '../../__generated__/relay/SnagDetailScreenQuery.graphql';
import SnagListScreenQuery from '../../__generated__/relay/SnagListScreenQuery.graphql';
import ToCheckScreenQuery from '../../__generated__/relay/ToCheckScreenQuery.graphql';
import WaitingScreenQuery from '../../__generated__/relay/WaitingScreenQuery.graphql';
import useBasePinsQuery from '../../__generated__/relay/useBasePinsQuery.graphql';

let world: RowsSite;
beforeAll(async () => void (world = await openRowsSite()));
afterAll(() => world.site.close());

/** The same rows with another role in the person's membership. */
function inRole(device: DeviceRows, memberId: string, role: string): DeviceRows {
  const changed = (rows: ProjectRows | null): ProjectRows | null => {
    if (rows === null) return null;
    const row: ProjectRows['row'] = (id) => {
      const found = rows.row(id);
      return found?.id === memberId ? { ...found, role } : found;
    };
    // Whatever else the rows are, they stay.
    return Object.assign(Object.create(rows) as ProjectRows, { row });
  };
  return {
    userId: device.userId,
    project: async (code) => changed(await device.project(code)),
    projectWith: async (id) => changed(await device.projectWith(id)),
    projects: async () => (await device.projects(Infinity)).flatMap((rows) => changed(rows) ?? []),
  };
}

test('with a role that no rule names the device answers nothing from its copy, as the server would answer nothing', async () => {
  const { site, snags, plans } = world;
  const { device } = await fillCopy(site, 'inspector');
  const code = 'SITE';
  const list = { code, filter: {}, sort: 'NUMBER', first: 50 };
  const asked: readonly (readonly [ConcreteRequest, Variables])[] = [
    [SnagListScreenQuery, list],
    [SnagDetailScreenQuery, { code, number: 5, id: '', byId: false }],
    [SnagDetailScreenQuery, { code, number: 0, id: snags[4]?.id, byId: true }],
    [ToCheckScreenQuery, { code, first: 5, sort: 'NUMBER', near: null }],
    [PlanViewScreenQuery, { code, plan: 'A-1', revision: null, filter: {}, first: 50 }],
    [useBasePinsQuery, { planId: plans[0]?.planId, revisionId: plans[0]?.revisionId }],
    [PlansScreenQuery, { code }],
    [OverviewQuery, { code, filter: {} }],
    [HeldSettingsScreenQuery, { code }],
    [ProjectRouteQuery, { code }],
    [WaitingScreenQuery, { first: 20 }],
  ];
  const answered = async (role: string): Promise<readonly (readonly [string, boolean])[]> => {
    const answers = createAnswers({
      device: inRole(device, site.people.inspector.memberId, role),
      clock: Date,
      outbox: nothingWaits,
    });
    return Promise.all(
      asked.map(
        async ([request, variables]) =>
          [
            request.operation.name,
            (await answers.answer(
              request,
              createOperationDescriptor(request, variables).request.variables,
            )) !== null,
          ] as const,
      ),
    );
  };
  // Or they would be unanswered whatever the role.
  expect(await answered('INSPECTOR')).toEqual(
    asked.map(([{ operation }]) => [operation.name, true]),
  );
  expect(await answered('AUDITOR')).toEqual(
    asked.map(([{ operation }]) => [operation.name, false]),
  );
});
