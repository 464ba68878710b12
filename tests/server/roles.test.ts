import {
  addFile,
  addPlan,
  addRevision,
  moved,
  paperPlans,
  planInput,
  uploadDocument,
  uploadInput,
} from '../support/paperPlans';
import { makeKey } from '../support/apiKeys';
import { grain } from '../support/photos';
import { reportTries } from '../support/reportTries';
import { addPhotoDocument, openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, photoInput, type Variables } from '../support/wire';

// The product's table of roles. A snag in company A is raised by the inspector;
// tradeA is of that company, tradeB of another.
// “no”: told that it is not theirs to do. “none”: answered as if there were nothing. The owner of
// the server is asked in permissions.test.ts.
const table = `
                                        | ADMIN | INSPECTOR | TRADE, own | TRADE, another’s | VIEWER
  see a snag                            | yes   | yes       | yes        | none             | yes
  see its photo                         | yes   | yes       | yes        | none             | yes
  see its plan                          | yes   | yes       | yes        | none             | yes
  see where a photo was taken           | yes   | yes       | none       | none             | none
  raise                                 | yes   | yes       | no         | no               | no
  edit                                  | yes   | yes       | no         | none             | no
  start                                 | yes   | yes       | yes        | none             | no
  fix                                   | yes   | yes       | yes        | none             | no
  dispute                               | yes   | yes       | yes        | none             | no
  close                                 | yes   | yes       | no         | none             | no
  send back                             | yes   | yes       | no         | none             | no
  reopen                                | yes   | yes       | no         | none             | no
  answer                                | yes   | yes       | no         | none             | no
  void what they raised                 | yes   | yes       |            |                  |
  void what somebody else raised        | yes   | no        | no         | none             | no
  restore                               | yes   | no        | no         | none             | no
  take back a dispute of theirs         | yes   | yes       | yes        |                  |
  add a defect photo                    | yes   | yes       | no         | none             | no
  add an evidence photo                 | yes   | yes       | yes        | none             | no
  hide their own photo                  | yes   | yes       | yes        |                  |
  hide their own photo, checked         | yes   | yes       | no         |                  |
  hide the trade’s photo                | yes   | yes       | yes        | none             | no
  hide somebody else’s photo            | yes   | no        | no         | none             | no
  draw on a defect photo                | yes   | yes       | no         | none             | no
  draw on an evidence photo             | yes   | yes       | yes        | none             | no
  comment                               | yes   | yes       | yes        | none             | yes
  edit their own comment                | yes   | yes       | yes        |                  | yes
  edit somebody else’s comment          | no    | no        | no         | none             | no
  set the project up                    | yes   | no        | no         | no               | no
  archive it and bring it back          | yes   | no        | no         | no               | no
  make a company                        | yes   | no        | no         | no               | no
  archive a company                     | yes   | no        | no         | no               | no
  remove a company                      | yes   | no        | no         | no               | no
  merge two companies                   | yes   | no        | no         | no               | no
  make a trade                          | yes   | no        | no         | no               | no
  archive a trade                       | yes   | no        | no         | no               | no
  remove a trade                        | yes   | no        | no         | no               | no
  make a location                       | yes   | no        | no         | no               | no
  add many locations                    | yes   | no        | no         | no               | no
  archive a location                    | yes   | no        | no         | no               | no
  remove a location                     | yes   | no        | no         | no               | no
  upload a file of plans                | yes   | yes       | no         | no               | no
  make a plan                           | yes   | no        | none       | none             | none
  change a plan                         | yes   | no        | no         | none             | no
  remove a plan                         | yes   | no        | none       | none             | no
  add a revision                        | yes   | yes       | no         | none             | no
  align a revision                      | yes   | yes       | no         | none             | no
  have a revision drawn again           | yes   | yes       | no         | none             | no
  invite                                | yes   | no        | no         | no               | no
  withdraw an invitation                | yes   | none      | none       | none             | none
  give another role                     | yes   | no        | no         | no               | no
  remove somebody                       | yes   | no        | no         | no               | no
  make a reset link                     | yes   | no        | no         | no               | no
  make an API key                       | yes   | no        | no         | no               | no
  end an API key                        | yes   | none      | none       | none             | none
  add a webhook                         | yes   | no        | no         | no               | no
  see whom somebody invited             | yes   | none      | none       | none             | none
  see somebody’s e-mail                 | yes   | none      | none       | none             | none
  have a trade sheet made               | yes   | yes       | yes        |                  | no
  read a trade sheet                    | yes   | yes       | yes        | none             | yes
  download snags as a table             | yes   | yes       | yes        | yes              | yes
  download another’s snag in it         | yes   | yes       |            | none             | yes
  download locations or trades          | yes   | yes       | no         | no               | yes
  download companies                    | yes   | yes       | no         | no               | no
  download people or the journal        | yes   | no        | no         | no               | no
`;

const members = ['admin', 'inspector', 'tradeA', 'tradeB', 'viewer'] as const;
type Who = (typeof members)[number];
const inCompany: readonly Who[] = ['tradeA', 'viewer'];
type Outcome = string;

let site: Site;
let bytes: Buffer;
const { makeReport, madeReport, sheetOfA, read, download } = reportTries(() => site);
beforeAll(async () => {
  site = await openSite({ planFiles: paperPlans() });
  bytes = await grain(80, 64).jpeg().toBuffer();
  await site.ask(
    'admin',
    `mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }`,
    {
      input: { ...event(), projectId: site.projectId, evidenceRequired: false },
    },
  );
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const words: Record<string, Outcome> = { FORBIDDEN: 'no', NOT_FOUND: 'none' };
const outcomeOf = ({ errors }: { errors: { extensions: { code: string } }[] }): Outcome => {
  const code = errors[0]?.extensions.code;
  return code === undefined ? 'yes' : (words[code] ?? code);
};

const mutate = async (person: Who, field: string, input: Variables): Promise<Outcome> => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
  return outcomeOf(
    await site.gql(
      person,
      `mutation ($input: ${type}!) { ${field}(input: $input) { receipt { eventId } } }`,
      { input: { ...event(), ...input } },
    ),
  );
};

/** What a query finds of it: nothing, or it. */
const look = async (
  person: Who,
  id: string,
  fields: string,
  found: (node: Record<string, unknown>) => unknown = (node) => node,
): Promise<Outcome> => {
  const { node } = await site.ask<{ node: Record<string, unknown> | null }>(
    person,
    `query ($id: ID!) { node(id: $id) { ${fields} } }`,
    { id },
  );
  return node === null || found(node) === null ? 'none' : 'yes';
};

const snag = async (...steps: [PersonKey, string, Variables?][]): Promise<string> => {
  const { id } = await site.raise();
  for (const [person, move, more] of steps)
    expect((await site.move(person, id, move, { comment: 'said', ...more })).errors).toEqual([]);
  return id;
};
const move = async (person: Who, snagId: string, name: string, reason: string | null = null) =>
  outcomeOf(await site.move(person, snagId, name, { comment: 'said', reason }));
const hide = (person: Who, photoId: string) => mutate(person, 'removePhoto', { photoId });
const photograph = async (person: Who, kind: 'DEFECT' | 'EVIDENCE') => {
  const input = photoInput(await snag(), bytes, kind);
  return outcomeOf(
    await site.upload(person, addPhotoDocument, { input }, new Blob([new Uint8Array(bytes)])),
  );
};
const draw = async (person: Who, by: PersonKey, kind: 'DEFECT' | 'EVIDENCE') =>
  mutate(person, 'markPhoto', {
    photoId: await site.addPhoto(by, await snag(), bytes, kind),
    shapes: [{ kind: 'ARROW', x: 0.1, y: 0.1, toX: 0.5, toY: 0.5 }],
  });
const commentOf = async (person: PersonKey): Promise<string> => {
  const input = { ...event(), snagId: await snag(), body: 'said' };
  await site.ask(
    person,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input },
  );
  return input.eventId;
};
const ownKind = (person: Who) => (person === 'tradeA' ? 'EVIDENCE' : 'DEFECT');
const planOfA = async () => {
  const plan = await addPlan(site, newId('x').slice(-12));
  await site.raise({ pin: { revisionId: plan.revisionId, x: 0.5, y: 0.5 } });
  return plan;
};
const made = async (kind: 'company' | 'trade'): Promise<string> => {
  const id = newId(kind);
  await mutate('admin', kind === 'company' ? 'saveCompany' : 'saveTrade', {
    projectId: site.projectId,
    id,
    name: id,
    ...(kind === 'trade' && { phrases: [] }),
  });
  return id;
};
const newLocation = async (): Promise<string> => {
  const input = {
    ...event(),
    projectId: site.projectId,
    id: newId('location'),
    name: newId('location'),
  };
  await site.ask(
    'admin',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    { input },
  );
  return input.id;
};
const invited = async (): Promise<string> => {
  const invitationId = newId('invitation');
  const input = {
    ...event(),
    projectId: site.projectId,
    people: [{ invitationId, email: `${newId('user')}@site.example`, role: 'VIEWER' }],
  };
  await site.ask(
    'admin',
    `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`,
    { input },
  );
  return invitationId;
};

/** One try of each line, with things made for it alone. */
const tries: Record<string, (person: Who) => Promise<Outcome>> = {
  'see a snag': async (person) => look(person, await snag(), 'id'),
  'see its photo': async (person) => {
    const photoId = await site.addPhoto('inspector', await snag(), bytes);
    await site.server.app.rendered();
    const outcome = await look(
      person,
      photoId,
      '... on Photo { url(size: SMALL) }',
      (node) => node['url'],
    );
    expect(await read(person, `/files/photos/${photoId}/small`)).toBe(outcome);
    return outcome;
  },
  'see its plan': async (person) => look(person, (await planOfA()).planId, 'id'),
  'see where a photo was taken': async (person) => {
    const photoId = await site.addPhoto('inspector', await snag(), bytes);
    const outcome = await look(
      person,
      photoId,
      '... on Photo { originalUrl }',
      (node) => node['originalUrl'],
    );
    expect(await read(person, `/files/photos/${photoId}/original`)).toBe(outcome);
    return outcome;
  },
  raise: (person) =>
    mutate(person, 'raiseSnag', {
      projectId: site.projectId,
      snagId: newId('snag'),
      locationId: site.locationId,
    }),
  edit: async (person) => mutate(person, 'editSnag', { snagId: await snag(), title: 'x' }),
  start: async (person) => move(person, await snag(), 'START'),
  fix: async (person) => move(person, await snag(), 'FIX'),
  dispute: async (person) => move(person, await snag(), 'DISPUTE', 'NOT_OURS'),
  close: async (person) => move(person, await snag(['tradeA', 'FIX']), 'CLOSE'),
  'send back': async (person) => move(person, await snag(['tradeA', 'FIX']), 'SEND_BACK'),
  reopen: async (person) =>
    move(person, await snag(['tradeA', 'FIX'], ['inspector2', 'CLOSE']), 'REOPEN'),
  answer: async (person) =>
    move(person, await snag(['tradeA', 'DISPUTE', { reason: 'NOT_OURS' }]), 'ANSWER'),
  'void what they raised': async (person) =>
    move(person, (await site.raise({}, person)).id, 'VOID', 'DUPLICATE'),
  'void what somebody else raised': async (person) =>
    move(person, (await site.raise({}, 'inspector2')).id, 'VOID', 'DUPLICATE'),
  restore: async (person) =>
    move(person, await snag(['admin', 'VOID', { reason: 'DUPLICATE' }]), 'RESTORE'),
  'take back a dispute of theirs': async (person) =>
    move(person, await snag([person, 'DISPUTE', { reason: 'NOT_OURS' }]), 'TAKE_BACK'),
  'add a defect photo': (person) => photograph(person, 'DEFECT'),
  'add an evidence photo': (person) => photograph(person, 'EVIDENCE'),
  'hide their own photo': async (person) =>
    hide(person, await site.addPhoto(person, await snag(), bytes, ownKind(person))),
  'hide their own photo, checked': async (person) => {
    const id = await snag();
    const photoId = await site.addPhoto(person, id, bytes, ownKind(person));
    for (const [by, name] of [
      ['tradeA', 'FIX'],
      ['inspector2', 'CLOSE'],
    ] as const)
      await site.move(by, id, name, { comment: 'said' });
    return hide(person, photoId);
  },
  'hide the trade’s photo': async (person) =>
    hide(person, await site.addPhoto('tradeA', await snag(), bytes, 'EVIDENCE')),
  'hide somebody else’s photo': async (person) =>
    hide(person, await site.addPhoto('inspector2', await snag(), bytes)),
  'draw on a defect photo': (person) => draw(person, 'inspector2', 'DEFECT'),
  'draw on an evidence photo': (person) => draw(person, 'tradeA', 'EVIDENCE'),
  comment: async (person) => mutate(person, 'addComment', { snagId: await snag(), body: 'said' }),
  'edit their own comment': async (person) =>
    mutate(person, 'editComment', { commentId: await commentOf(person), body: 'said better' }),
  'edit somebody else’s comment': async (person) =>
    mutate(person, 'editComment', { commentId: await commentOf('inspector2'), body: 'never said' }),
  'set the project up': (person) =>
    mutate(person, 'editProject', { projectId: site.projectId, address: 'x' }),
  'archive it and bring it back': async (person) => {
    const archived = await mutate(person, 'setProjectState', {
      projectId: site.projectId,
      state: 'ARCHIVED',
    });
    const back = await mutate(person, 'setProjectState', {
      projectId: site.projectId,
      state: 'ACTIVE',
    });
    expect(back).toBe(archived);
    return back;
  },
  'make a company': (person) =>
    mutate(person, 'saveCompany', {
      projectId: site.projectId,
      id: newId('company'),
      name: newId('company'),
    }),
  'archive a company': async (person) =>
    mutate(person, 'archiveCompany', { companyId: await made('company'), archived: true }),
  'remove a company': async (person) =>
    mutate(person, 'removeCompany', { companyId: await made('company') }),
  'merge two companies': async (person) =>
    mutate(person, 'mergeCompany', {
      companyId: await made('company'),
      intoId: await made('company'),
    }),
  'make a trade': (person) =>
    mutate(person, 'saveTrade', {
      projectId: site.projectId,
      id: newId('trade'),
      name: newId('trade'),
      phrases: [],
    }),
  'archive a trade': async (person) =>
    mutate(person, 'archiveTrade', { tradeId: await made('trade'), archived: true }),
  'remove a trade': async (person) =>
    mutate(person, 'removeTrade', { tradeId: await made('trade') }),
  'make a location': (person) =>
    mutate(person, 'saveLocation', {
      projectId: site.projectId,
      id: newId('location'),
      name: newId('location'),
    }),
  'add many locations': (person) =>
    mutate(person, 'addLocations', {
      projectId: site.projectId,
      locations: [{ id: newId('location'), name: newId('location') }],
    }),
  'archive a location': async (person) =>
    mutate(person, 'archiveLocation', { locationId: await newLocation(), archived: true }),
  'remove a location': async (person) =>
    mutate(person, 'removeLocation', { locationId: await newLocation() }),
  'upload a file of plans': async (person) => {
    const text = newId('planfile');
    return outcomeOf(
      await site.upload(
        person,
        uploadDocument,
        { input: uploadInput(site, text) },
        new Blob([text]),
      ),
    );
  },
  'make a plan': async (person) =>
    mutate(person, 'addPlan', planInput(await addFile(site), newId('x').slice(-12))),
  'change a plan': async (person) =>
    mutate(person, 'editPlan', { planId: (await planOfA()).planId, name: 'x' }),
  // One that carries snags stays, whoever asks; one that carries none is no trade's to see.
  'remove a plan': async (person) =>
    mutate(person, 'removePlan', { planId: (await addPlan(site, newId('x').slice(-12))).planId }),
  'add a revision': async (person) =>
    mutate(person, 'addPlanRevision', {
      planId: (await planOfA()).planId,
      revisionId: newId('revision'),
      fileId: await addFile(site),
      page: 1,
      label: 'B',
    }),
  'align a revision': async (person) => {
    const plan = await planOfA();
    return mutate(person, 'alignPlanRevision', {
      revisionId: await addRevision(site, plan.planId),
      baseId: plan.revisionId,
      points: moved(0, 0),
    });
  },
  'have a revision drawn again': async (person) =>
    mutate(person, 'redrawPlanRevision', { revisionId: (await planOfA()).revisionId }),
  invite: (person) =>
    mutate(person, 'inviteMembers', {
      projectId: site.projectId,
      people: [
        {
          invitationId: newId('invitation'),
          email: `${newId('user')}@site.example`,
          role: 'VIEWER',
        },
      ],
    }),
  'withdraw an invitation': async (person) =>
    mutate(person, 'withdrawInvitation', { invitationId: await invited() }),
  'give another role': (person) =>
    mutate(person, 'changeMember', {
      memberId: site.people.inspector2.memberId,
      role: 'INSPECTOR',
    }),
  'remove somebody': async (person) =>
    mutate(person, 'removeMember', {
      memberId: (await site.join(newId('user').slice(5), 'VIEWER')).memberId,
    }),
  'make a reset link': async (person) =>
    mutate(person, 'issuePasswordLink', {
      memberId: (await site.join(newId('user').slice(5), 'VIEWER')).memberId,
    }),
  'make an API key': (person) =>
    mutate(person, 'makeApiKey', {
      projectId: site.projectId,
      keyId: newId('key'),
      name: 'x',
      kind: 'READ',
    }),
  'end an API key': async (person) => {
    const { keyId } = await makeKey(site, 'READ');
    return mutate(person, 'endApiKey', { keyId });
  },
  'add a webhook': (person) =>
    mutate(person, 'addWebhook', {
      projectId: site.projectId,
      webhookId: newId('webhook'),
      url: 'https://receiver.example/',
    }),
  'see whom somebody invited': async (person) => look(person, await invited(), 'id'),
  'see somebody’s e-mail': async (person) =>
    look(
      person,
      site.people.inspector2.memberId,
      '... on Member { email }',
      (node) => node['email'],
    ),
  'have a trade sheet made': async (person) =>
    outcomeOf((await makeReport(person, sheetOfA())).answer),
  'read a trade sheet': async (person) => read(person, await madeReport('TRADE_SHEET', sheetOfA())),
  'download snags as a table': (person) => download(person, 'snags.csv', 'snags.xlsx'),
  'download another’s snag in it': async (person) => {
    const id = await snag();
    const answer = await fetch(`${site.url}/files/tables/${site.projectId}/snags.csv`, {
      headers: { cookie: site.people[person].cookies },
    });
    return (await answer.text()).includes(id) ? 'yes' : 'none';
  },
  'download locations or trades': (person) => download(person, 'locations.csv', 'trades.xlsx'),
  'download companies': (person) => download(person, 'companies.csv', 'companies.xlsx'),
  'download people or the journal': (person) =>
    download(person, 'people.csv', 'people.xlsx', 'journal.csv'),
};

/**
 * Of each line the first who may not, and before them the last who may if that is a trade or a
 * viewer; nobody of the project is asked in rolesUnseen.test.ts.
 */
const lines = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()));
const cells = lines.flatMap(([name = '', ...row]) => {
  const outcomes = members.flatMap((person, column) =>
    (row[column] ?? '') === '' ? [] : [[name, person, row[column] ?? ''] as const],
  );
  const may = outcomes.findLast(([, , outcome]) => outcome === 'yes');
  return [
    ...outcomes.filter((cell) => cell === may && inCompany.includes(cell[1])),
    ...outcomes.filter(([, , outcome]) => outcome !== 'yes').slice(0, 1),
  ];
});

test('there is a try for every line and a line for every try', () => {
  expect(lines.map(([name]) => name)).toEqual(Object.keys(tries));
});

test.each(cells)('%s, %s: %s', async (name, person, expected) => {
  expect(await tries[name]?.(person)).toBe(expected);
});
