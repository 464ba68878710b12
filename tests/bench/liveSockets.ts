// The screens of `live`: liveSockets.ts <url> <site.json> <count>. Opens so many sockets, raises snags, and says as JSON how long each took to the last socket.
import { readFile } from 'node:fs/promises';
import { typeidUnboxed } from 'typeid-js';
import { WebSocket } from 'ws';
import { grain, announce } from '../support/photos';
import type { BenchSite } from './siteFill';

export interface LiveRun {
  /** ms. */
  alone: number[];
  amongPhotos: number[];
}

const raises = 20;
const photos = 50;

const [url = '', siteFile = '', count = ''] = process.argv.slice(2);
// Written by siteFill.ts, and by Relay's compiler.
const site = JSON.parse(await readFile(siteFile, 'utf8')) as BenchSite;
const documents = Object.entries(JSON.parse(await readFile('__generated__/documents.json', 'utf8')) as Record<string, string>);
const idOf = (name: string): string => documents.find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))?.[0] ?? '';

const followers = site.people.slice(0, Number(count));
const inspectors = site.people.filter(({ role }) => role === 'INSPECTOR');
/** Called with the id of each snag a socket is told of, as bytes: what a message says besides is not read here. */
let told: (message: Buffer) => void = () => undefined;

async function ask(token: string, body: BodyInit, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'x-snagbook': '1', authorization: `Bearer ${token}`, ...headers }, body });
  const text = await response.text();
  if (text.includes('"errors"')) throw new Error(text.slice(0, 500));
  return text;
}
const asJson = { 'content-type': 'application/json' };

function open(token: string, after: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', reject).on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    socket.on('message', (message: Buffer) => {
      if (message.includes('"type":"connection_ack"')) {
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { id: idOf('followProjectSubscription'), query: '', variables: { projectId: site.projectId, after } } }));
        resolve(socket);
      } else if (message.includes('"type":"ping"')) socket.send('{"type":"pong"}');
      else told(message);
    });
  });
}

const event = () => ({ eventId: typeidUnboxed('event'), occurredAt: Date.now() });

async function raise(snagId: string, nth: number): Promise<string> {
  const token = inspectors[nth % inspectors.length]?.token ?? '';
  const input = { ...event(), projectId: site.projectId, snagId, title: `Scratch ${nth}`, locationId: site.locationId, tradeId: site.tradeId };
  return ask(token, JSON.stringify({ id: idOf('useRaiseSnagMutation'), query: '', variables: { input } }), asJson);
}

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
  const [took] = await Promise.all([last, raise(snagId, nth)]);
  return took;
}

function addPhoto(snagId: string, bytes: Buffer, nth: number): Promise<string> {
  const input = { ...event(), snagId, photoId: typeidUnboxed('photo'), kind: 'DEFECT', takenAt: Date.now(), ...announce(bytes), file: null };
  const form = new FormData();
  form.append('operations', JSON.stringify({ id: idOf('useAddPhotoMutation'), query: '', variables: { input } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  return ask(inspectors[nth % inspectors.length]?.token ?? '', form);
}

// The cursor of whoever has just raised something is where the journal stands.
const cursor = /"cursor":"([^"]+)"/.exec(await raise(typeidUnboxed('snag'), 0))?.[1] ?? '';
// A snag has 20 photos at most.
const pictured = Array.from({ length: 10 }, () => typeidUnboxed('snag'));
for (const [nth, snagId] of pictured.entries()) await raise(snagId, nth);
const sockets: WebSocket[] = [];
for (let from = 0; from < followers.length; from += 50) sockets.push(...(await Promise.all(followers.slice(from, from + 50).map(({ token }) => open(token, cursor)))));
for (let nth = 0; nth < 5; nth += 1) await timed(nth);

const found: LiveRun = { alone: [], amongPhotos: [] };
for (let nth = 0; nth < raises; nth += 1) found.alone.push(await timed(nth));
const pictures = await Promise.all(Array.from({ length: photos }, (_, nth) => grain(1_200 + nth, 900).jpeg({ quality: 80 }).toBuffer()));
const sending = Promise.all(pictures.map((bytes, nth) => addPhoto(pictured[nth % pictured.length] ?? '', bytes, nth)));
let arriving = true;
void sending.then(() => (arriving = false));
for (let nth = 0; arriving; nth += 1) found.amongPhotos.push(await timed(nth));
await sending;
console.log(JSON.stringify(found));
for (const socket of sockets) socket.terminate();
process.exit();
