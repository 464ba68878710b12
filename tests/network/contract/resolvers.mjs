import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';

export const typeDefs = readFileSync(new URL('schema.graphql', import.meta.url), 'utf8');

/** Documents that a client names by their id and sends without text. */
const known = new Map([['sha-of-known', 'query KnownQuery { snag { id } }']]);

/**
 * The text for a body: a known id wins; an unknown one without text gets an empty document, which
 * every server refuses.
 */
export const textOf = ({ id, query }) => known.get(id) ?? query;

/**
 * What a token says: the person, or what is wrong with it. No token is nobody, who may read what is
 * public.
 */
export function personOf(token) {
  if (token === undefined || token === null) return { person: null };
  return token.startsWith('expired')
    ? { expired: true }
    : { person: { id: 'user_1', name: token, email: `${token}@site.example` } };
}

export const bearerOf = (header) => /^Bearer (.+)$/.exec(header ?? '')?.[1];

/** The refusal of an expired token, as each server writes errors. */
export const expired = () =>
  new GraphQLError('The token has expired.', {
    extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } },
  });

const refusal = () =>
  new GraphQLError('Only the site manager sees this.', { extensions: { code: 'FORBIDDEN' } });

/** `read` answers name and bytes of what this server makes of an uploaded file. */
export function createResolvers(counts, read) {
  const done = new Set();
  const readers = new Set();
  let title = 'Door';
  let release = () => {};
  let held = Promise.resolve();

  const author = { id: 'user_1', name: 'Ada', email: 'ada@site.example' };
  const history = [1, 2, 3].map((number) => ({ id: `entry_${number}`, text: `Entry ${number}` }));
  const snag = () => ({ id: 'snag_42', title, author, history, fixes: done.size });

  /** Written out because a generator that waits cannot be returned from. */
  function changes() {
    const queue = [];
    let ended = false;
    let wake = () => {};
    const reader = (event) => {
      queue.push(event);
      wake();
    };
    readers.add(reader);
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      async next() {
        while (queue.length === 0 && !ended) await new Promise((resolve) => (wake = resolve));
        return ended
          ? { done: true, value: undefined }
          : { done: false, value: { snagChanged: queue.shift() } };
      },
      async return() {
        ended = true;
        readers.delete(reader);
        wake();
        return { done: true, value: undefined };
      },
    };
  }

  async function photo(upload) {
    const { name, bytes } = await read(await upload);
    return { name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  return {
    Query: {
      snag,
      viewer: (_root, _args, { person }) => person,
      refused() {
        throw refusal();
      },
      requestCount: () => counts.requests,
      runningCount: () => readers.size,
    },
    Mutation: {
      fixSnag(_root, { eventId, title: given }) {
        done.add(eventId);
        title = given ?? title;
        for (const tell of readers) tell(snag());
        return snag();
      },
      holdNotes(_root, args) {
        release();
        held = args.held ? new Promise((resolve) => (release = resolve)) : Promise.resolve();
        return args.held;
      },
      addPhotos: (_root, { cover, more, input }) =>
        Promise.all(
          [cover, ...(more ?? []), input?.front, input?.back]
            .filter((upload) => upload != null)
            .map(photo),
        ),
    },
    Subscription: {
      counter: {
        async *subscribe(_root, { to }) {
          for (let counter = 1; counter <= to; counter += 1) yield { counter };
        },
      },
      snagChanged: { subscribe: changes },
      stumbling: {
        async *subscribe() {
          yield { stumbling: 1 };
          yield { stumbling: refusal() };
          yield { stumbling: 3 };
        },
      },
    },
    Snag: {
      async note() {
        await held;
        return 'By the window';
      },
      price() {
        throw refusal();
      },
    },
    Entry: {
      price({ id }) {
        if (id === 'entry_2') throw refusal();
        return 7;
      },
    },
  };
}

/** For the servers whose uploads are streams. */
export async function readStream({ filename, createReadStream }) {
  const chunks = [];
  for await (const chunk of createReadStream()) chunks.push(chunk);
  return { name: filename, bytes: Buffer.concat(chunks) };
}
