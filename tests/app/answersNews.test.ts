import { getRequest } from 'relay-runtime';
import WaitingBellQuery from '../../__generated__/relay/WaitingBellQuery.graphql';
import { createAnswers } from '../../src/sync/answers/createAnswers';
import type { ProjectRows, Row } from '../../src/sync/rows/row';
import { nothingWaits } from '../support/deviceCopy';

test('the device claims no news: how much of it there is only the server knows, and what was new once may have been read elsewhere', async () => {
  const project: Row = {
    __typename: 'Project',
    id: 'project_site',
    code: 'SITE',
    timeZone: 'UTC',
    state: 'ACTIVE',
    membership: { ref: 'member_ada' },
    members: [],
    locations: [],
    plans: [],
    newlyWaiting: 7,
  };
  const ada: Row = { __typename: 'Member', id: 'member_ada', role: 'VIEWER', company: null };
  // As far as it is used.
  const rows = {
    projectId: project.id,
    freshAt: 1,
    cursor: '',
    snagIds: [],
    row: (id: string) => [project, ada].find((each) => each.id === id),
    details: async () => null,
  } as unknown as ProjectRows;
  const answers = createAnswers({
    device: {
      userId: 'user_ada',
      project: async () => rows,
      projectWith: async () => rows,
      projects: async () => [rows],
    },
    clock: Date,
    outbox: nothingWaits,
  });
  const answer = await answers.answer(getRequest(WaitingBellQuery), { code: 'SITE' });
  expect(answer?.response.data).toMatchObject({ project: { newlyWaiting: 0 } });
});
