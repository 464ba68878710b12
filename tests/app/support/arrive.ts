import { createDevice, type Device } from '../../support/device';
import type { PersonKey, Site } from '../../support/site';
import { visit, type Visitor } from '../../support/visitor';

export interface Arrived extends Visitor {
  readonly page: ReturnType<Visitor['show']>;
}

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

/** Somebody's browser, signed in and on a path. */
export async function arrive(site: Site, key: PersonKey, path: string, device: Device = createDevice()): Promise<Arrived> {
  const { email, password } = site.people[key];
  const visitor = visit(site.url, { path, device });
  visitors.push(visitor);
  if (visitor.core.session.get().kind !== 'signedIn') await visitor.core.session.signIn(email, password);
  return { ...visitor, page: visitor.show() };
}
