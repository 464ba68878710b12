import { openBrowser, type TestBrowser, type Visitor } from '../support/browser';
import { eventually } from '../support/eventually';
import { startProxy, type Proxy } from '../support/proxy';
import { answering } from '../support/tinyServer';

let browser: TestBrowser;
let visitor: Visitor;
let site: Awaited<ReturnType<typeof answering>>;
let line: Proxy;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,"></head><body><main><h1>A page</h1>${body}</main></body></html>`;

beforeAll(async () => {
  browser = await openBrowser();
  site = await answering();
  line = await startProxy(site.port);
});
beforeEach(async () => {
  await browser.startAfresh();
  site.body = page('');
  visitor = await browser.visitor('phone');
  await visitor.page().goto(line.url);
});
afterAll(async () => {
  await browser.close();
  await line.close();
  await site.close();
});

describe('what fails a journey', () => {
  const faults = (): string => browser.faults().join('\n');

  test('a page in order does not', async () => {
    await visitor.isAccessible();
    expect(faults()).toBe('');
  });

  test('a style that stands in the page', async () => {
    await visitor.page().evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    });
    await eventually(() => expect(faults()).toMatch(/Content Security Policy directive/));
  });

  test('an error that nobody caught', async () => {
    await visitor.page().evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody caught it');
      });
    });
    await eventually(() => expect(faults()).toMatch(/nobody caught it/));
  });

  test('a button without a name', async () => {
    site.body = page('<button></button>');
    await visitor.page().reload();
    await expect(visitor.isAccessible()).rejects.toThrow(/button-name/);
  });
});

describe('the bad line', () => {
  const ask = (path: string): Promise<string> =>
    visitor.page().evaluate(
      (to) =>
        fetch(to, { method: 'POST', body: '{}' })
          .then((answer) => answer.text())
          .catch(() => 'no answer'),
      path,
    );

  beforeAll(() => browser.expectFault(/net::ERR_/));
  beforeEach(() => {
    site.requests.length = 0;
  });

  test('loses one answer, after the server had the request', async () => {
    const lost = line.loseAnswer(/POST \/job/);
    expect(await ask('/job')).toBe('no answer');
    await lost;
    expect(site.requests).toEqual(['/job']);
    expect(await ask('/job')).not.toBe('no answer');
  });

  test('holds an answer until it is let go', async () => {
    const held = line.holdAnswer(/POST \/slow/);
    const answer = ask('/slow');
    const letGo = await held;
    expect(site.requests).toEqual(['/slow']);
    letGo();
    expect(await answer).not.toBe('no answer');
  });

  test('is cut and mended', async () => {
    line.cut();
    expect(await ask('/gone')).toBe('no answer');
    line.mend();
    expect(await ask('/back')).not.toBe('no answer');
    expect(site.requests).toEqual(['/back']);
  });
});
