import '@testing-library/jest-dom';
import { createDevice, type Device } from '../support/device';
import { eventually } from '../support/eventually';
import { visit, type Source, type Visitor, type VisitorOptions } from '../support/visitor';
import type { TestServerOptions } from '../support/server';
import { openSite, type PersonKey, type Site } from '../support/site';

export interface Screens {
  readonly site: Site;
  /**
   * Somebody's browser, signed in, on a path. What it shows at the end of the test has to be the
   * server's, unless `source` says that the test looks at what the device knows.
   */
  arrive(
    who: PersonKey,
    path: string,
    device?: Device,
    more?: Pick<VisitorOptions, 'onWay' | 'clock' | 'history'> & {
      url?: string;
      source?: Source;
    },
  ): Promise<Visitor & { page: ReturnType<Visitor['show']> }>;
  /**
   * A browser as it is: without a device nobody is signed in, with one whoever has signed in there
   * before.
   */
  open(path: string, device?: Device): Visitor & { page: ReturnType<Visitor['show']> };
}

/** The real screens on a real server with the people of a small site, for all tests of a file. */
export function useScreens(options: TestServerOptions = {}): Screens {
  let site: Site | undefined;
  const visitors: Visitor[] = [];
  const sources = new Map<Visitor, Source>();
  beforeAll(async () => {
    site = await openSite(options);
  });
  afterEach(async () => {
    try {
      for (const [visitor, source] of sources)
        await eventually(() => expect(`read from ${visitor.reads()}`).toBe(`read from ${source}`));
    } finally {
      sources.clear();
      for (const visitor of visitors.splice(0)) visitor.leave();
    }
  });
  afterAll(() => site?.close());

  const started = (): Site => {
    if (site === undefined) throw new Error('The site is there once the tests run.');
    return site;
  };
  return {
    get site() {
      return started();
    },
    async arrive(
      who,
      path,
      device = createDevice(),
      { url = started().url, source = 'SERVER', ...more } = {},
    ) {
      const { email, password } = started().people[who];
      const visitor = visit(url, { path, device, ...more });
      visitors.push(visitor);
      sources.set(visitor, source);
      if (visitor.core.session.get().kind !== 'signedIn')
        await visitor.core.session.signIn(email, password);
      return { ...visitor, page: visitor.show() };
    },
    open(path, device = createDevice()) {
      const visitor = visit(started().url, { path, device });
      visitors.push(visitor);
      return { ...visitor, page: visitor.show() };
    },
  };
}
