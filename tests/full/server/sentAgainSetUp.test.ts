import { addPlan } from '../../support/paperPlans';
import { backedUp, done, putBack, raised, sendAll, server, site } from '../../support/sentAgain';
import { dataOf, event, gql, newId, type Variables } from '../../support/wire';

test('what names a trade, a company, a location or a plan that was set up after the backup is kept without it', async () => {
  const known = await raised('Known');
  const snagId = String(known.input['snagId']);
  await backedUp();
  const save = async (
    mutation: string,
    type: string,
    prefix: string,
    fields: Variables,
  ): Promise<string> => {
    const id = newId(prefix);
    dataOf(
      await site.gql(
        'admin',
        `mutation ($input: ${type}!) { ${mutation}(input: $input) { receipt { eventId } } }`,
        { input: { ...event(), projectId: site.projectId, id, ...fields } },
      ),
    );
    return id;
  };
  const companyId = await save('saveCompany', 'SaveCompanyInput', 'company', {
    name: 'Later company',
  });
  const tradeId = await save('saveTrade', 'SaveTradeInput', 'trade', {
    name: 'Later trade',
    phrases: [],
  });
  const locationId = await save('saveLocation', 'SaveLocationInput', 'location', {
    name: 'Later block',
  });
  const made = (fields: Variables) =>
    done('inspector', 'raiseSnag', {
      projectId: site.projectId,
      snagId: newId('snag'),
      title: 'Raised later',
      ...fields,
    });
  const { revisionId } = await addPlan(site, 'Later');
  const pin = { revisionId, x: 0.5, y: 0.5 };
  const snags = [
    await made({ locationId: site.locationId, tradeId, companyId }),
    await made({ locationId, pin }),
    await made({ pin }),
  ];
  const edits = [
    await done('inspector', 'editSnag', { snagId, locationId, title: 'Other words' }),
    await done('inspector', 'editSnag', { snagId, locationId: null, pin, priority: 'HIGH' }),
  ];
  const placeless = String(snags[1]?.input['snagId']);
  const later = await done('inspector', 'editSnag', {
    snagId: placeless,
    title: 'Said afterwards',
  });
  const as = await putBack();
  const { numbers, notices } = await sendAll(as, [[...snags, ...edits, later]]);
  expect({ numbers, notices }).toEqual({
    numbers: [...snags, ...edits, later].map(({ receipt }) => receipt.number),
    notices: Array.from({ length: 5 }, () => 'REMOVED_MEANWHILE'),
  });
  const place = async (id: string) =>
    dataOf(
      await gql<{ node: object }>(
        server().url,
        await as('inspector'),
        'query ($id: ID!) { node(id: $id) { ... on Snag { title location { id } pin { x } } } }',
        { id },
      ),
    ).node;
  expect(await place(snagId)).toEqual({
    title: 'Other words',
    location: { id: site.locationId },
    pin: null,
  });
  expect(await place(placeless)).toEqual({ title: 'Said afterwards', location: null, pin: null });
});
