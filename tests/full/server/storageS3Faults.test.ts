import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStorage } from '../../../server/files';
import type { S3Limits } from '../../../server/files/s3/options';
import { openS3Storage, type S3Storage } from '../../../server/files/s3/s3Storage';
import { readAll, type Workspace } from '../../../server/files/storage';
import { type Asked, type Fault, type S3Server, startS3 } from '../../support/s3Server';

let s3: S3Server;
let storage: S3Storage;
let workspace: Workspace;
let dir: string;
let log: object[];
beforeAll(async () => void (s3 = await startS3()));
afterAll(() => s3.close());
beforeEach(() => open());
afterEach(async () => {
  s3.meet(() => null);
  s3.behind(0);
  s3.pace(Infinity);
  await storage.close();
  await rm(dir, { recursive: true, force: true });
});

async function open(limits: Partial<S3Limits> = {}): Promise<void> {
  dir = await mkdtemp(join(tmpdir(), 'snagbook-faults-'));
  ({ workspace } = await openFolderStorage({ dir }));
  const options = s3.options();
  log = [];
  storage = openS3Storage({
    ...options,
    limits: { ...options.limits, ...limits },
    workspace,
    log: (line) => log.push(line),
  });
  s3.asked();
}

/** Every request of this kind meets it; as often as said. */
function always(does: Asked['does'], fault: Fault, times = Infinity): void {
  let left = times;
  s3.meet((asked) => (asked.does === does && (left -= 1) >= 0 ? fault : null));
}

const photo = Buffer.alloc(40_000, 'photo');
/** Of five parts. */
const plan = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 7) % 251));
const away = { code: 'STORAGE_FULL_SERVER', extensions: { retryable: true, meta: { away: 1 } } };
const kept = async (key: string): Promise<string | null> => {
  const bytes = await readAll(storage, key);
  return bytes && createHash('sha256').update(bytes).digest('hex');
};
const same = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('a storage that is out of order for a moment', () => {
  it.each<[Asked['does'], Fault]>([
    ['put', { status: 503, code: 'SlowDown' }],
    ['part', 'lost'],
    ['end', 'deaf'],
    ['get', 'cut'],
  ])('is asked again: %s meets %j', async (does, fault) => {
    always(does, fault, 1);
    await storage.put('photos/one.jpg', [photo]);
    await storage.put('plans/one.pdf', [plan]);
    expect([await kept('photos/one.jpg'), await kept('plans/one.pdf')]).toEqual([
      same(photo),
      same(plan),
    ]);
    expect(s3.unfinished()).toBe(0);
    expect(log.filter((line) => 'level' in line && line.level === 'error')).toEqual([]);
  });
});

describe('a storage that stays out of order', () => {
  it.each<[Asked['does'], Fault, string]>([
    ['put', { status: 403, code: 'AccessDenied' }, 'AccessDenied'],
    ['part', 'lost', 'NotAsSent'],
    ['end', { status: 500, code: 'InternalError' }, 'InternalError'],
    ['get', 'drop', 'hang up'],
  ])(
    'refuses what is sent, so that the device keeps it, and tells the operator why: %s meets %j',
    async (does, fault, code) => {
      always(does, fault);
      const bytes = ['begin', 'part', 'end'].includes(does) ? plan : photo;
      await expect(storage.put('photos/one.jpg', [bytes])).rejects.toMatchObject(away);
      s3.meet(() => null);
      expect(log.at(-1)).toMatchObject({
        level: 'error',
        message: 'the storage of photos and plans cannot be used',
        doing: expect.stringMatching(/storing|reading/),
      });
      expect(JSON.stringify(log.at(-1))).toContain(code);
      expect([s3.unfinished(), await readdir(join(dir, 'temporary'))]).toEqual([0, []]);
      await storage.put('photos/one.jpg', [bytes]);
      expect(await kept('photos/one.jpg')).toBe(same(bytes));
    },
  );

  it('has no room: that is another sentence', async () => {
    always('put', { status: 507, code: 'InsufficientStorage' });
    await expect(storage.put('one', [photo])).rejects.toMatchObject({
      code: 'STORAGE_FULL_SERVER',
      message:
        'The server has no space for photos. They stay on your device; tell your administrator.',
    });
  });

  it('does not say that nothing is there when it says nothing', async () => {
    await storage.put('one', [photo]);
    for (const fault of [{ status: 503, code: 'SlowDown' }, 'drop'] as const) {
      s3.meet(() => fault);
      await expect(storage.get('one')).rejects.toMatchObject(away);
      await expect(storage.list('photos/')).rejects.toMatchObject(away);
      await expect(storage.remove('one')).rejects.toMatchObject(away);
      await expect(storage.reach()).rejects.toMatchObject(away);
    }
    s3.meet(() => null);
    expect(await kept('one')).toBe(same(photo));
    await storage.reach();
  });
});

test('a storage that never answers is given up, and the connection too', async () => {
  await storage.close();
  await open({ answering: 200, attempts: 2 });
  for (const does of ['put', 'head', 'get'] as const) {
    always(does, 'stall');
    await expect(storage.put('one', [photo])).rejects.toMatchObject(away);
  }
  s3.meet(() => null);
  await storage.put('one', [photo]);
  expect(await kept('one')).toBe(same(photo));
});

describe('what was stored is read back', () => {
  it.each([
    ['a photo', photo],
    ['a plan of several parts', plan],
  ])('and sent again where it is not what was sent: %s', async (_what, bytes) => {
    const does = bytes === photo ? 'put' : 'part';
    always(does, 'spoilt', 1);
    await storage.put('one', [bytes]);
    expect(await kept('one')).toBe(same(bytes));
    expect(log).toEqual([
      {
        level: 'warn',
        message: 'what was stored is not what was sent, and is sent again',
        attempt: 1,
        code: 'NotAsSent',
      },
    ]);
  });
});

test('parts that a killed process has left are removed when they are old, and not those that are being sent', async () => {
  always('part', 'stall');
  const path = await workspace.file([plan]);
  const sending = storage.put('plans/one.pdf', { path });
  while (s3.unfinished() === 0) await new Promise((resolve) => void setImmediate(resolve));
  expect(await storage.sweep(Date.now() - 3_600_000)).toBe(0);
  expect(s3.unfinished()).toBe(1);
  expect(await storage.sweep(Date.now() + 3_600_000)).toBe(1);
  expect(s3.unfinished()).toBe(0);
  // Should it have been no killed one after all, it begins anew.
  s3.meet(() => null);
  await sending;
  expect(await kept('plans/one.pdf')).toBe(same(plan));
});
