import { sha256 } from '../support/archives';
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
import { grain } from '../support/photos';
import { reportTries } from '../support/reportTries';
import { addPhotoDocument, openSite, type PersonKey, type Site } from '../support/site';
import { event, newId, photoInput, type Variables } from '../support/wire';

// The product's table of roles, cell by cell. A snag of company A is raised by the inspector;
// tradeA is of that company, tradeB of another.
// “no”: told that it is not theirs to do. “none”: answered as if there were nothing. The owner of
// the server is asked in permissions.test.ts.
const table = `
                                        | ADMIN | INSPECTOR | TRADE, own | TRADE, another’s | VIEWER | nobody of the project
  see a snag                            | yes   | yes       | yes        | none             | yes    | none
  see its photo                         | yes   | yes       | yes        | none             | yes    | none
  see its plan                          | yes   | yes       | yes        | none             | yes    | none
  see where a photo was taken           | yes   | yes       | none       | none             | none   | none
  raise                                 | yes   | yes       | no         | no               | no     | none
  edit                                  | yes   | yes       | no         | none             | no     | none
  start                                 | yes   | yes       | yes        | none             | no     | none
  fix                                   | yes   | yes       | yes        | none             | no     | none
  dispute                               | yes   | yes       | yes        | none             | no     | none
  close                                 | yes   | yes       | no         | none             | no     | none
  send back                             | yes   | yes       | no         | none             | no     | none
  reopen                                | yes   | yes       | no         | none             | no     | none
  answer                                | yes   | yes       | no         | none             | no     | none
  void what they raised                 | yes   | yes       |            |                  |        |
  void what somebody else raised        | yes   | no        | no         | none             | no     | none
  restore                               | yes   | no        | no         | none             | no     | none
  add a defect photo                    | yes   | yes       | no         | none             | no     | none
  add an evidence photo                 | yes   | yes       | yes        | none             | no     | none
  hide their own photo                  | yes   | yes       | yes        |                  |        |
  hide their own photo, checked         | yes   | yes       | no         |                  |        |
  hide the trade’s photo                | yes   | yes       | yes        | none             | no     | none
  hide somebody else’s photo            | yes   | no        | no         | none             | no     | none
  draw on a defect photo                | yes   | yes       | no         | none             | no     | none
  draw on an evidence photo             | yes   | yes       | yes        | none             | no     | none
  comment                               | yes   | yes       | yes        | none             | yes    | none
  edit their own comment                | yes   | yes       | yes        |                  | yes    |
  edit somebody else’s comment          | no    | no        | no         | none             | no     | none
  set the project up                    | yes   | no        | no         | no               | no     | none
  set the logo of its reports           | yes   | no        | no         | no               | no     | none
  remove the logo of its reports        | yes   | no        | no         | no               | no     | none
  archive it and bring it back          | yes   | no        | no         | no               | no     | none
  make a company                        | yes   | no        | no         | no               | no     | none
  archive a company                     | yes   | no        | no         | no               | no     | none
  remove a company                      | yes   | no        | no         | no               | no     | none
  merge two companies                   | yes   | no        | no         | no               | no     | none
  make a trade                          | yes   | no        | no         | no               | no     | none
  archive a trade                       | yes   | no        | no         | no               | no     | none
  remove a trade                        | yes   | no        | no         | no               | no     | none
  make a location                       | yes   | no        | no         | no               | no     | none
  add many locations                    | yes   | no        | no         | no               | no     | none
  archive a location                    | yes   | no        | no         | no               | no     | none
  remove a location                     | yes   | no        | no         | no               | no     | none
  upload a file of plans                | yes   | yes       | no         | no               | no     | none
  make a plan                           | yes   | no        | none       | none             | none   | none
  change a plan                         | yes   | no        | no         | none             | no     | none
  remove a plan                         | yes   | no        | none       | none             | no     | none
  add a revision                        | yes   | yes       | no         | none             | no     | none
  align a revision                      | yes   | yes       | no         | none             | no     | none
  have a revision drawn again           | yes   | yes       | no         | none             | no     | none
  invite                                | yes   | no        | no         | no               | no     | none
  withdraw an invitation                | yes   | none      | none       | none             | none   | none
  give another role                     | yes   | no        | no         | no               | no     | none
  remove somebody                       | yes   | no        | no         | no               | no     | none
  make a reset link                     | yes   | no        | no         | no               | no     | none
  see whom somebody invited             | yes   | none      | none       | none             | none   | none
  see somebody’s e-mail                 | yes   | none      | none       | none             | none   | none
  have the record checked               | yes   | no        | no         | no               | no     | none
  be told hashes of the record          | yes   | none      | none       | none             | none   | none
  have a snag list made as a PDF        | yes   | yes       | no         | no               | no     | none
  read a snag list that was made        | yes   | yes       | none       | none             | yes    | none
  have a trade sheet made               | yes   | yes       | yes        |                  | no     | none
  read a trade sheet                    | yes   | yes       | yes        | none             | yes    | none
  prepare a handover                    | yes   | yes       | no         | no               | no     | none
  sign a handover                       | yes   | yes       | none       | none             | yes    | none
  withdraw a handover                   | yes   | yes       | none       | none             | no     | none
  read a draft or a sealed handover     | yes   | yes       | none       | none             | yes    | none
  download snags as a table             | yes   | yes       | yes        | yes              | yes    | none
  download another’s snag in it         | yes   | yes       |            | none             | yes    |
  download locations or trades          | yes   | yes       | no         | no               | yes    | none
  download companies                    | yes   | yes       | no         | no               | no     | none
  download the whole project            | yes   | no        | no         | no               | no     | none
  download people or the journal        | yes   | no        | no         | no               | no     | none
`;

const who = ['admin', 'inspector', 'tradeA', 'tradeB', 'viewer', 'outsider'] as const;
type Who = (typeof who)[number];
type Outcome = string;

let site: Site;
let bytes: Buffer;
const { handovers, makeReport, madeReport, sheetOfA, read, download } = reportTries(() => site);
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
  'set the logo of its reports': async (person) =>
    outcomeOf(
      await site.upload(
        person,
        'mutation ($input: SetSenderLogoInput!) { setSenderLogo(input: $input) { receipt { eventId } } }',
        {
          input: {
            ...event(),
            projectId: site.projectId,
            sha256: sha256(bytes),
            byteLength: bytes.length,
          },
        },
        new Blob([new Uint8Array(bytes)]),
      ),
    ),
  'remove the logo of its reports': (person) =>
    mutate(person, 'removeSenderLogo', { projectId: site.projectId }),
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
  'see whom somebody invited': async (person) => look(person, await invited(), 'id'),
  'see somebody’s e-mail': async (person) =>
    look(
      person,
      site.people.inspector2.memberId,
      '... on Member { email }',
      (node) => node['email'],
    ),
  'have the record checked': async (person) =>
    outcomeOf(
      await site.gql(
        person,
        'mutation ($input: CheckRecordInput!) { checkRecord(input: $input) { project { id } } }',
        { input: { projectId: site.projectId } },
      ),
    ),
  'be told hashes of the record': async (person) =>
    look(
      person,
      site.projectId,
      '... on Project { recordedHashes(eventIds: []) { hash } }',
      (node) => node['recordedHashes'],
    ),
  'have a snag list made as a PDF': async (person) => outcomeOf((await makeReport(person)).answer),
  'read a snag list that was made': async (person) => read(person, await madeReport('LIST')),
  'have a trade sheet made': async (person) =>
    outcomeOf((await makeReport(person, sheetOfA())).answer),
  'read a trade sheet': async (person) => read(person, await madeReport('TRADE_SHEET', sheetOfA())),
  'prepare a handover': async (person) => outcomeOf((await handovers.prepare(person)).answer),
  'sign a handover': async (person) =>
    mutate(person, 'signHandover', await handovers.nextSignature()),
  'withdraw a handover': async (person) =>
    mutate(person, 'withdrawHandover', { handoverId: await handovers.open() }),
  'read a draft or a sealed handover': async (person) => {
    const outcomes = await Promise.all(
      (await handovers.sealedPaths()).map((path) => read(person, path)),
    );
    return [...new Set(outcomes)].join(', ');
  },
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
  'download the whole project': async (person) => {
    const { status } = await fetch(`${site.url}/files/projects/${site.projectId}.zip`, {
      method: 'HEAD',
      headers: { cookie: site.people[person].cookies },
    });
    return (
      { 200: 'yes' as const, 403: 'no' as const, 404: 'none' as const }[status] ?? String(status)
    );
  },
  'download people or the journal': (person) =>
    download(person, 'people.csv', 'people.xlsx', 'journal.csv'),
};

const cells = table
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [name = '', ...row] = line.split('|').map((cell) => cell.trim());
    return who.flatMap((person, column) =>
      (row[column] ?? '') === '' ? [] : [[name, person, row[column] ?? ''] as const],
    );
  });

test('there is a try for every line and a line for every try', () => {
  expect([...new Set(cells.map(([name]) => name))]).toEqual(Object.keys(tries));
});

test.each(cells)('%s, %s: %s', async (name, person, expected) => {
  expect(await tries[name]?.(person)).toBe(expected);
});
