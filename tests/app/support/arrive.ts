import { createDevice, type Device } from '../../support/device';
import type { PersonKey, Site } from '../../support/site';
import { visit, type Visitor, type VisitorOptions } from '../../support/visitor';

export interface Arrived extends Visitor {
  readonly page: ReturnType<Visitor['show']>;
}

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

/** Somebody's browser, signed in and on a path. */
export async function arrive(
  site: Site,
  key: PersonKey,
  path: string,
  device: Device = createDevice(),
  options: Pick<VisitorOptions, 'onWay'> = {},
): Promise<Arrived> {
  const { email, password } = site.people[key];
  const visitor = visit(site.url, { ...options, path, device });
  visitors.push(visitor);
  if (visitor.core.session.get().kind !== 'signedIn')
    await visitor.core.session.signIn(email, password);
  return { ...visitor, page: visitor.show() };
}

/** The device is started again, with nothing to be reached from the start. */
export function startWithoutLine(site: Site, path: string, device: Device): Arrived {
  const visitor = visit(site.url, { path, device });
  visitors.push(visitor);
  visitor.cut();
  visitor.tab.online(false);
  return { ...visitor, page: visitor.show() };
}
