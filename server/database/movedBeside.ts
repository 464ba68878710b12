import { Worker } from 'node:worker_threads';

/**
 * Moves what was committed from the write-ahead log into the database, every `every` ms. Who writes
 * meanwhile does not wait for it. A string, so that the bundle needs no separate file; what it
 * requires is found from the folder in which the server was started.
 */
const mover = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require('libsql');
const db = new Database(workerData.file);
const move = () => {
  try {
    db.prepare('pragma wal_checkpoint(passive)').get();
  } catch {
    // Whoever writes does it, once the log is long.
  }
};
const timer = setInterval(move, workerData.every);
parentPort.once('message', () => {
  clearInterval(timer);
  move();
  db.close();
});`;

/** ms. */
const every = 300;

/**
 * Has a thread of its own move what is written to a SQLite file out of its log: that takes up to a
 * tenth of a second for a thousand pages, in which the thread of the server would answer nobody.
 * Answers the function that ends it. Where the thread cannot start nothing is moved.
 */
export function moveBeside(file: string): () => Promise<void> {
  const thread = new Worker(mover, {
    eval: true,
    execArgv: [],
    workerData: { file, every },
  });
  thread.on('error', () => undefined).unref();
  const ended = new Promise<void>((resolve) => thread.once('exit', () => resolve()));
  return () => {
    thread.ref();
    thread.postMessage('end');
    return ended;
  };
}
