// The people of `scale` who work for minutes: steady.ts <url> <site.json> <sockets> <seconds>. So
// many screens follow the project; each second snags are raised, lists and snags are opened, and
// one of the screens is closed and opened anew; every other second a photo comes.
import { setTimeout as sleep } from 'node:timers/promises';
import { typeidUnboxed } from 'typeid-js';
import type { WebSocket } from 'ws';
import { grain } from '../../support/photos';
import { benchClient } from './client';

const [url = '', siteFile = '', count = '', seconds = ''] = process.argv.slice(2);
const client = await benchClient(url, siteFile);
const { code, people } = client.site;
const picture = await grain(1_600, 1_200).blur(0.7).jpeg({ quality: 75 }).toBuffer();
let [cursor, messages, asked] = [await client.cursor(), 0, 0];
const open = (nth: number): Promise<WebSocket> =>
  client.open(people[nth % people.length]?.token ?? '', cursor, () => (messages += 1));
const sockets: WebSocket[] = [];
for (let nth = 0; nth < Number(count); nth += 1) sockets.push(await open(nth));
const list = {
  code,
  filter: {},
  sort: 'NUMBER',
  near: null,
  first: 50,
  from: null,
  around: null,
  text: null,
  searching: false,
};

async function second(nth: number): Promise<void> {
  const snagId = typeidUnboxed('snag');
  const token = people[nth % people.length]?.token ?? '';
  cursor = /"cursor":"([^"]+)"/.exec(await client.raise(snagId, nth))?.[1] ?? cursor;
  if (nth % 2 === 0) await client.photo(snagId, picture, client.inspectorAt(nth))();
  await Promise.all([
    client.raise(typeidUnboxed('snag'), nth),
    ...['', 'handrail', `scratch ${nth}`].map((text) =>
      client.ask(token, 'SnagListScreenQuery', { ...list, filter: { text } }),
    ),
    client.ask(token, 'SnagDetailScreenQuery', {
      code,
      number: 1 + (nth % 900),
      id: '',
      byId: false,
    }),
    client.ask(token, 'WaitingScreenQuery', { first: 50 }),
  ]);
  asked += 8;
  const place = nth % sockets.length;
  sockets[place]?.terminate();
  sockets[place] = await open(place);
}

const began = performance.now();
for (let nth = 0; performance.now() - began < Number(seconds) * 1_000; nth += 1) {
  const since = performance.now();
  await second(nth);
  await sleep(Math.max(0, 1_000 - (performance.now() - since)));
}
console.log(JSON.stringify({ messages, asked }));
process.exit();
