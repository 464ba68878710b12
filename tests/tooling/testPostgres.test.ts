import { type AddressInfo, createServer } from 'node:net';
import { run } from '../support/program';

const script = `import { findPostgres } from './scripts/testPostgres.mjs'; console.log(JSON.stringify(await findPostgres(undefined, process.argv[1])));`;

/** What a server says that wants a password: in plain text, or as its MD5. */
const wants = {
  plain: Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]),
  md5: Buffer.from([0x52, 0, 0, 0, 12, 0, 0, 0, 5, 1, 2, 3, 4]),
};

test.each(['plain', 'md5'] as const)(
  'a PostgreSQL of this machine that asks for a password (%s) is left alone, though pg knows one',
  async (kind) => {
    const heard: Buffer[] = [];
    const server = createServer((socket) => {
      socket.once('data', () => socket.write(wants[kind]));
      socket.on('data', (part) => heard.push(part));
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on a port
    const finding = run(
      process.execPath,
      ['--input-type=module', '-e', script, `postgres://postgres@127.0.0.1:${port}/postgres`],
      { env: { ...process.env, PGPASSWORD: 'a password' } },
    );
    try {
      expect(await finding.ended).toBe(0);
      expect(JSON.parse(finding.said())).toEqual({
        why: expect.stringContaining('lets the user postgres in without a password'),
      });
      // No message with a password: p, and its length.
      expect(heard.map((part) => part.toString('latin1')).join('')).not.toMatch(/p\0\0\0/);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  },
);
