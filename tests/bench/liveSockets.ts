// The screens of `live`: liveSockets.ts <url> <site.json> <count>. Opens so many sockets, raises
// snags, and says as JSON how long each took to the last socket.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { typeidUnboxed } from 'typeid-js';
import type { WebSocket } from 'ws';
import { benchClient } from './scale/client';

export interface LiveRun {
  /** ms. */
  alone: number[];
  amongPhotos: number[];
}

const raises = 20;
const photos = 50;

const [url = '', siteFile = '', count = ''] = process.argv.slice(2);
const client = await benchClient(url, siteFile);
const followers = client.site.people.slice(0, Number(count));
/**
 * Called with each message of each socket, as bytes: what it says besides the id of a snag is not
 * read here.
 */
let told: (message: Buffer) => void = () => undefined;

/** ms until the last socket has been told. */
async function timed(nth: number): Promise<number> {
  const snagId = typeidUnboxed('snag');
  const word = Buffer.from(snagId);
  let missing = followers.length;
  const began = performance.now();
  const last = new Promise<number>((resolve) => {
    told = (message) => {
      if (!message.includes(word)) return;
      missing -= 1;
      if (missing === 0) resolve(performance.now() - began);
    };
  });
  const [took] = await Promise.all([last, client.raise(snagId, nth)]);
  return took;
}

const cursor = await client.cursor();
// A snag has 20 photos at most.
const pictured = Array.from({ length: 10 }, () => typeidUnboxed('snag'));
for (const [nth, snagId] of pictured.entries()) await client.raise(snagId, nth);
const sockets: WebSocket[] = [];
for (let from = 0; from < followers.length; from += 50)
  sockets.push(
    ...(await Promise.all(
      followers
        .slice(from, from + 50)
        .map(({ token }) => client.open(token, cursor, (message) => told(message))),
    )),
  );
for (let nth = 0; nth < 5; nth += 1) await timed(nth);

const found: LiveRun = { alone: [], amongPhotos: [] };
for (let nth = 0; nth < raises; nth += 1) found.alone.push(await timed(nth));
const sender = fork('tests/bench/livePhotos.ts', [url, siteFile, String(photos), ...pictured], {
  execArgv: process.execArgv,
});
await once(sender, 'message');
let arriving = true;
sender.once('message', () => (arriving = false));
sender.send('now');
for (let nth = 0; arriving; nth += 1) found.amongPhotos.push(await timed(nth));
console.log(JSON.stringify(found));
for (const socket of sockets) socket.terminate();
process.exit();
