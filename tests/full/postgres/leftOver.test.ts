import { randomBytes } from 'node:crypto';
import { inServer, leftOver, newDatabase } from '../../support/postgres';

test('of other databases those are dropped that a run made which is over, and none that only begins like one', async () => {
  const own = await newDatabase();
  const over = `snagbook_tests_${randomBytes(6).toString('hex')}_template`;
  const mine = `snagbook_tests_mine_${randomBytes(6).toString('hex')}`;
  await inServer(async (client) => {
    for (const name of [over, mine])
      await client.query(`create database ${name} template template0`);
    try {
      const found = await leftOver(client);
      // A run that begins now may have dropped the one that is over before we looked.
      const { rows } = await client.query('select from pg_database where datname = $1', [over]);
      expect([
        found.includes(own),
        found.includes(over) || rows.length === 0,
        found.includes(mine),
      ]).toEqual([true, true, false]);
    } finally {
      for (const name of [over, mine])
        await client.query(`drop database if exists ${name} with (force)`);
    }
  });
});
