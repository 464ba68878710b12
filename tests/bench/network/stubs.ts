import type { Stub } from './tasks';

// A page of ten snags, about 1 kB.
const edges = Array.from({ length: 10 }, (_, n) => ({
  node: { id: `snag_01hzx3k6m8f5qv7r9t2w4y6a8${n}`, title: `Socket ${n}`, status: 'OPEN' },
}));
const body = JSON.stringify({ data: { project: { snags: { edges } } } });
const headers = { 'content-type': 'application/json' };
const init = { status: 200, headers };

const answer = {
  ok: true,
  status: 200,
  statusText: 'OK',
  url: 'http://bench.example/graphql',
  headers: {
    get: (name: string): string | null =>
      name.toLowerCase() === 'content-type' ? 'application/json' : null,
  },
  body: null,
  text: () => Promise.resolve(body),
  json: () => Promise.resolve(JSON.parse(body) as unknown),
};

export const stubs: Readonly<Record<Stub, typeof fetch>> = {
  Response: () => Promise.resolve(new Response(body, init)),
  // The contenders read nothing else of a Response.
  object: () => Promise.resolve(answer as unknown as Response),
};
