// The program that makes the database that tests on PostgreSQL copy, keeps the run's connection
// open, and drops their databases when whoever started it disconnects.
import { beginRun, dropDatabases, makeTemplate } from './postgres';

const endRun = await beginRun();
await dropDatabases();
await makeTemplate();
process.send?.('ready');
process.once('disconnect', () => void dropDatabases().then(endRun));
