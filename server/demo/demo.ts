import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fromUUIDBytes } from 'typeid-js';
import type { App } from '../app';
import { createContext } from '../context';
import { writeRepeatable } from '../database/engine';
import { acceptInvitation } from '../features/people/accepting';
import { inviteMembers } from '../features/people/invitations';
import { setUp } from '../features/people/setUp';
import { hasOwner } from '../features/people/store';
import type { SignedIn } from '../features/auth/sessionStore';
import type { Prefix } from '../ids';
import { LeaseLost } from '../jobs';
import type { Services } from '../services';
import { settings } from '../settings';
import { fillSite } from './fill';
import { demoPassword, demoPeople, type DemoPerson } from './people';
import { addPlans, saveRegisters } from './registers';
import { site } from './site';
import type { Story } from './story';

export interface Demo {
  projectName: string;
  people: { role: string; email: string; password: string }[];
}

const day = 86_400_000;

interface Begun {
  at: number;
  done: boolean;
}

/**
 * Makes the demo project on the first start, by the very events people make. Interrupted, the next
 * start makes the rest:
 * the ids are derived from the data directory's secret, and an event that is there already changes
 * nothing.
 * Its pictures are rendered when the server listens. Null for a server that was set up without it.
 */
export async function openDemo(
  { services }: Pick<App, 'services'>,
  say: (step: string) => void,
  pictures = join(process.cwd(), 'server/demo/pictures'),
): Promise<Demo | null> {
  const begun = await beginning(services);
  if (begun === null) return null;
  if (!begun.done) await makeOnce(services, pictures, say);
  return {
    projectName: site.name,
    people: demoPeople.map(({ role, email }) => ({
      role: role.toLowerCase(),
      email,
      password: demoPassword(services.secret, email),
    })),
  };
}

/**
 * Of processes that start together one makes it; the others wait until it is there, or go on with
 * it where that one has died.
 */
async function makeOnce(
  services: Services,
  pictures: string,
  say: (step: string) => void,
): Promise<void> {
  for (;;) {
    const lease = await services.jobs.lease('MAKE_DEMO', '');
    const begun = await beginning(services);
    if (lease !== null && begun?.done === false) {
      try {
        await make(services, pictures, begun.at, say);
      } catch (error) {
        await lease.release();
        throw error;
      }
    }
    try {
      await lease?.done(services.db);
    } catch (error) {
      // It took longer than the lease, and another process makes it too: by the same events, so it
      // is made.
      if (!(error instanceof LeaseLost)) throw error;
    }
    if (lease !== null || begun?.done !== false) return;
    await setTimeout(settings.demo.waiting);
  }
}

async function make(
  services: Services,
  pictures: string,
  at: number,
  say: (step: string) => void,
): Promise<void> {
  say('Making the demo project …');
  await writeRepeatable(services.db, async () => {
    const story = await tell(services, pictures, at);
    await addPlans(story);
    await fillSite(story, (n, of) => say(`  ${n} of ${of} events`));
  });
  await services.db
    .updateTable('setting')
    .set({ value: JSON.stringify({ at, done: true }) })
    .where('name', '=', 'demo')
    .execute();
}

/** When the demo was begun and whether it is complete; null if this server belongs to somebody. */
async function beginning(services: Services): Promise<Begun | null> {
  const begunBefore = await begunIn(services);
  const owner = await services.db
    .selectFrom('user')
    .select('email')
    .where('is_owner', '=', 1)
    .executeTakeFirst();
  // Also a demo that was begun belongs to whoever set the server up before it had people.
  if (owner !== undefined && (begunBefore === null || owner.email !== demoPeople[0]?.email))
    return null;
  if (begunBefore !== null) return begunBefore;
  const begun = { at: services.clock(), done: false };
  await services.db
    .insertInto('setting')
    .values({ name: 'demo', value: JSON.stringify(begun) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return begunIn(services);
}

async function begunIn({ db }: Services): Promise<Begun | null> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'demo')
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.value) as Begun); // written here
}

async function tell(services: Services, pictures: string, at: number): Promise<Story> {
  const id = (prefix: Prefix, name: string): string => {
    const bytes = createHash('sha256')
      .update(services.secret)
      .update(`${prefix}:${name}`)
      .digest()
      .subarray(0, 16);
    // Version 7 and its variant, with the moment the demo was begun in front.
    bytes.writeUIntBE(at, 0, 6);
    bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
    bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
    return fromUUIDBytes(prefix, new Uint8Array(bytes));
  };
  const signedIn = new Map<string, SignedIn>();
  const today = at - (at % day);
  // What is rendered meanwhile would make the start wait, and is an event of now: nothing of the
  // story could come before it any more.
  const quiet: Services = { ...services, jobs: { ...services.jobs, wake: () => undefined } };
  const story: Story = {
    services,
    projectId: id('project', site.code),
    pictures,
    id,
    begunAt: at,
    today,
    as: (person, moment) =>
      createContext({ ...quiet, clock: () => moment }, signedIn.get(person) ?? null),
  };
  const begin = today - 50 * day;
  const [owner, ...others] = demoPeople;
  if (owner === undefined) throw new Error('The demo needs an owner.');
  if (!(await hasOwner(services.db))) {
    await setUp(story.as('', begin), {
      input: {
        name: owner.name,
        email: owner.email,
        password: demoPassword(services.secret, owner.email),
        projectId: story.projectId,
        eventId: id('event', 'setUp'),
        projectCode: site.code,
        projectName: site.name,
        timeZone: site.timeZone,
      },
    });
  }
  await meet(services, signedIn, owner);
  await saveRegisters(story, begin);
  for (const person of others) {
    if (!(await exists(services, person))) await joinProject(story, person, begin);
    await meet(services, signedIn, person);
  }
  return story;
}

const exists = async (services: Services, person: DemoPerson): Promise<boolean> =>
  (await services.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirst()) !== undefined;

async function meet(
  services: Services,
  signedIn: Map<string, SignedIn>,
  person: DemoPerson,
): Promise<void> {
  const user = await services.db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  signedIn.set(person.key, {
    kind: 'USER',
    sessionId: '',
    userId: user.id,
    payer: '',
    name: user.name,
    email: user.email,
    isOwner: user.is_owner === 1,
    hasSecondFactor: false,
    client: null,
    keyKind: null,
  });
}

/** Told again, the same invitation gives the same link. */
async function joinProject(story: Story, person: DemoPerson, at: number): Promise<void> {
  const invitationId = story.id('invitation', person.key);
  const companyId = person.company === undefined ? null : story.id('company', person.company);
  const { tokenOf } = await inviteMembers(story.as('anna', at), {
    input: {
      eventId: story.id('event', `invite ${person.key}`),
      occurredAt: at,
      projectId: story.projectId,
      people: [{ invitationId, email: person.email, role: person.role, companyId }],
    },
  });
  const token = tokenOf(invitationId);
  const password = demoPassword(story.services.secret, person.email);
  await acceptInvitation(story.as('', at), {
    input: { eventId: story.id('event', `join ${person.key}`), token, name: person.name, password },
  });
}
