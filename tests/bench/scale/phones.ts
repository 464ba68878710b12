// The phones of `scale`: phones.ts <url> <site.json> <phones> <photos>. Phones that were offline
// come back at the same moment, each with as many photos on snags of its own; each sends two at a
// time, and what the server had no time for again. Somebody else raises a snag each second
// meanwhile. Says as JSON how it went.
import { setTimeout as sleep } from 'node:timers/promises';
import { typeidUnboxed } from 'typeid-js';
import { grain } from '../../support/photos';
import { benchClient, Busy, quantile } from './client';

export interface PhonesRun {
  photos: number;
  megabytes: number;
  /** Times that a phone was told to come again. */
  refused: number;
  /** s from the start until the first phone, and the last one, was done. */
  firstDone: number;
  lastDone: number;
  /**
   * Photos confirmed of the phone that had least, and of the one that had most, when half of all
   * were.
   */
  leastAtHalf: number;
  mostAtHalf: number;
  /** ms of the answers that somebody else got meanwhile. */
  otherRaises: { count: number; median: number; p95: number };
}

const perSnag = 20;
/** Two at a time: the network layer's own. */
const atOnce = 2;
const [url = '', siteFile = '', phones = '', each = ''] = process.argv.slice(2);
const [count, perPhone] = [Number(phones), Number(each)];
const client = await benchClient(url, siteFile);

const pictures = await Promise.all(
  Array.from({ length: 12 }, (_, nth) =>
    grain(1_600 + nth, 1_200)
      .blur(0.7)
      .jpeg({ quality: 75 })
      .toBuffer(),
  ),
);
const [startOfImage, comment] = [2, 0xfe];
/** A photo of its own, as long as the others: the same picture with a comment before it. */
function photoOf(phone: number, nth: number): Buffer {
  const text = Buffer.from(`phone ${phone}, photo ${nth}`);
  const picture = pictures[nth % pictures.length] ?? Buffer.alloc(0);
  return Buffer.concat([
    picture.subarray(0, startOfImage),
    Buffer.from([0xff, comment, 0, text.length + 2]),
    text,
    picture.subarray(startOfImage),
  ]);
}

const confirmed = Array.from({ length: count }, () => 0);
let [refused, bytes, sent] = [0, 0, 0];
let atHalf: number[] | null = null;

async function untilTaken(work: () => Promise<string>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      refused += 1;
      await sleep(error.afterMs * (0.5 + Math.random()));
    }
  }
}

async function comeBack(phone: number): Promise<number> {
  const token = client.inspectorAt(phone);
  const snags = Array.from({ length: Math.ceil(perPhone / perSnag) }, () => typeidUnboxed('snag'));
  // Words before photos, as the outbox sends them.
  for (const [nth, snagId] of snags.entries())
    await untilTaken(() => client.raise(snagId, nth, token));
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < perPhone) {
      const nth = next;
      next += 1;
      const photo = photoOf(phone, nth);
      await untilTaken(client.photo(snags[Math.floor(nth / perSnag)] ?? '', photo, token));
      bytes += photo.length;
      sent += 1;
      confirmed[phone] = (confirmed[phone] ?? 0) + 1;
      if (sent === Math.floor((count * perPhone) / 2)) atHalf = [...confirmed];
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  return (performance.now() - began) / 1_000;
}

const others: number[] = [];
let coming = true;
async function somebodyElse(): Promise<void> {
  for (let nth = 0; coming; nth += 1) {
    const since = performance.now();
    await client.raise(
      typeidUnboxed('snag'),
      nth,
      client.inspectorAt(client.inspectors.length - 1),
    );
    others.push(performance.now() - since);
    await sleep(1_000);
  }
}

const began = performance.now();
const other = somebodyElse();
const done = await Promise.all(Array.from({ length: count }, (_, phone) => comeBack(phone)));
coming = false;
await other;
const found: PhonesRun = {
  photos: sent,
  megabytes: bytes / 1e6,
  refused,
  firstDone: Math.min(...done),
  lastDone: Math.max(...done),
  leastAtHalf: Math.min(...(atHalf ?? [])),
  mostAtHalf: Math.max(...(atHalf ?? [])),
  otherRaises: { count: others.length, median: quantile(others, 0.5), p95: quantile(others, 0.95) },
};
console.log(JSON.stringify(found));
process.exit();
