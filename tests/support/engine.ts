import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { FoundEngine } from '../../scripts/engines.mjs';
import { eventually } from './eventually';
import { freePort } from './freshServer';
import { run, type Program } from './program';

/** A browser that Playwright cannot drive, with one page. */
export interface EngineBrowser {
  open(address: string): Promise<void>;
  /** Runs a function in the page, which knows nothing but its arguments. Both ways as JSON. */
  run<Args extends readonly unknown[], T>(
    inPage: (...args: Args) => T | Promise<T>,
    ...args: Args
  ): Promise<T>;
  /** As when the phone's battery is empty: nothing is tidied up. */
  kill(): Promise<void>;
}

/** Starts it with what it keeps in `folder`, as a person's device does. */
export type StartEngine = (folder: string) => Promise<EngineBrowser>;

/** Evaluates an expression in the page, a promise of text. */
type Evaluate = (expression: string) => Promise<string>;

function browserOf(
  evaluate: Evaluate,
  open: EngineBrowser['open'],
  kill: EngineBrowser['kill'],
): EngineBrowser {
  return {
    open,
    kill,
    async run<Args extends readonly unknown[], T>(
      inPage: (...args: Args) => T | Promise<T>,
      ...args: Args
    ) {
      const text = await evaluate(
        `(async () => JSON.stringify((await (${inPage.toString()})(...${JSON.stringify(args)})) ?? null))()`,
      );
      return JSON.parse(text) as T; // what the function gave, as JSON
    },
  };
}

function programOf(name: string): { program: string; screen: string | undefined } {
  // as jest.config.js has found them
  const engines = Reflect.get(globalThis, 'engines') as readonly FoundEngine[];
  const { program, screen } = engines.find((engine) => engine.name === name) ?? {};
  if (program === undefined) throw new Error(`There is no ${name} on this machine.`);
  return { program, screen };
}

/**
 * No questions, no pages of its own, nothing asked of its maker, and no tabs of the time before it
 * was killed.
 */
const firefoxSettings = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'intl.accept_languages': 'en-GB',
};

/** Firefox speaks WebDriver BiDi by itself. */
export const startFirefox: StartEngine = async (folder) => {
  writeFileSync(
    join(folder, 'user.js'),
    Object.entries(firefoxSettings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  // What a killed one leaves there would keep the next from starting.
  for (const lock of ['lock', '.parentlock']) rmSync(join(folder, lock), { force: true });
  const firefox = run(
    programOf('Firefox').program,
    [
      '--headless',
      '--no-remote',
      '--profile',
      folder,
      '--remote-debugging-port',
      '0',
      'about:blank',
    ],
    { detached: true },
  );
  const [, address = ''] = await firefox.says(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const { send } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[];
  }; // as the protocol has it
  const context = contexts[0]?.context;
  const evaluate: Evaluate = async (expression) => {
    const answer = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    const { result, exceptionDetails } = answer as {
      result?: { value: string };
      exceptionDetails?: { text: string };
    }; // as the protocol has it
    if (result === undefined) throw new Error(exceptionDetails?.text);
    return result.value;
  };
  return browserOf(
    evaluate,
    async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    () => killAll(firefox),
  );
};

/** Under automation WebKitGTK keeps nothing on the disk, so its remote inspector drives it. */
export const startWebkit: StartEngine = async (folder) => {
  const { program, screen } = programOf('WebKit');
  const display = process.env['DISPLAY'] ? null : await startScreen(screen ?? '');
  const port = await freePort();
  const environment = {
    ...process.env,
    ...(display && { DISPLAY: display.name }),
    WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CACHE_HOME: join(folder, 'cache'),
  };
  const webkit = run(
    program,
    ['--geometry=900x1000', `--cookies-file=${join(folder, 'cookies.sqlite')}`, 'about:blank'],
    { env: environment, detached: true },
  );
  let path = '';
  await eventually(async () => {
    const listed = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    [path = ''] = /\/socket\/\d+\/\d+\/WebPage/.exec(listed) ?? [];
    expect(path).not.toBe('');
  });

  // The page is another target of the protocol after it went to another site.
  let target = '';
  const answers = createAnswers();
  const { send } = await connect(`ws://127.0.0.1:${port}${path}`, ({ method, params }) => {
    const { targetInfo, oldTargetId, newTargetId, message } = params as {
      targetInfo: { targetId: string; type: string; isProvisional?: boolean };
      oldTargetId: string;
      newTargetId: string;
      message: string;
    }; // as the protocol has it
    if (
      method === 'Target.targetCreated' &&
      targetInfo.type === 'page' &&
      targetInfo.isProvisional !== true
    )
      target = targetInfo.targetId;
    if (method === 'Target.didCommitProvisionalTarget' && target === oldTargetId)
      target = newTargetId;
    if (method === 'Target.dispatchMessageFromTarget') answers.take(JSON.parse(message) as Message);
  });
  await eventually(() => expect(target).not.toBe(''));
  const inPage = (method: string, params: object): Promise<unknown> =>
    answers.of(
      (id) =>
        void send('Target.sendMessageToTarget', {
          targetId: target,
          message: JSON.stringify({ id, method, params }),
        }).catch((error: unknown) => answers.take({ id, error })),
    );
  const evaluate: Evaluate = async (expression) => {
    const { result } = (await inPage('Runtime.evaluate', { expression })) as {
      result: { objectId: string };
    }; // a promise
    const settled = (await inPage('Runtime.awaitPromise', {
      promiseObjectId: result.objectId,
      returnByValue: true,
    })) as { result: { value: string }; wasThrown?: boolean };
    if (settled.wasThrown === true) throw new Error(JSON.stringify(settled.result));
    return settled.result.value;
  };
  return browserOf(
    evaluate,
    async (url) => void (await inPage('Page.navigate', { url })),
    async () => {
      await killAll(webkit);
      await display?.screen.stop();
    },
  );
};

async function startScreen(program: string): Promise<{ name: string; screen: Program }> {
  const screen = run(program, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '900x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const [, number = ''] = await screen.says(/^(\d+)$/m);
  return { name: `:${number}`, screen };
}

/** The browser with all processes that it has started. */
async function killAll(browser: Program): Promise<void> {
  if (browser.process.pid !== undefined && browser.process.exitCode === null)
    process.kill(-browser.process.pid, 'SIGKILL');
  await browser.ended;
}

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: unknown;
  /** Of an event. */
  readonly method?: string;
  readonly params?: unknown;
}

interface Answers {
  /** Sends a message with an id of its own, and waits for what comes back. */
  of(send: (id: number) => void): Promise<unknown>;
  take(message: Message): void;
  /** Nothing comes any more. */
  end(): void;
}

function createAnswers(): Answers {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  return {
    of: (send) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ error, result }) =>
          error === undefined ? resolve(result) : reject(new Error(JSON.stringify(error))),
        );
        send(last);
      }),
    take(message) {
      const { id = 0 } = message;
      waiting.get(id)?.(message);
      waiting.delete(id);
    },
    end() {
      for (const take of waiting.values()) take({ error: 'The browser has ended.' });
      waiting.clear();
    },
  };
}

/** WebDriver BiDi and WebKit's inspector number their messages alike. */
async function connect(
  address: string,
  onEvent: (event: Message) => void = () => undefined,
): Promise<{ send(method: string, params: object): Promise<unknown> }> {
  const socket = new WebSocket(address);
  const answers = createAnswers();
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message & { type?: string; message?: string };
    if (message.id === undefined || message.id === null) onEvent(message);
    else
      answers.take(
        message.type === 'error'
          ? { ...message, error: message.message ?? message.error }
          : message,
      );
  });
  socket.on('close', answers.end);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', answers.end);
  return {
    send: (method, params) =>
      answers.of((id) => socket.send(JSON.stringify({ id, method, params }))),
  };
}
