import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

export interface Entry {
  cursor: string;
  goneSnagId: string | null;
  event: { id: string; kind: string } | null;
  snag: {
    id: string;
    number: number;
    title: string;
    status: string;
    photos: { id: string; state: string }[];
  } | null;
  subject: { __typename: string; id: string; state?: string; progress?: number | null } | null;
}

/** How a subscription ended: by itself, refused with codes, or with its socket. */
export type Ending = { completed: true } | { refused: string[] } | { closed: number };

/** One subscription to a journal on a socket of its own. */
export interface Stream {
  /** The next entry that was not handed out yet; fails when the subscription ends first. */
  next(): Promise<Entry>;
  /** Resolves when it has ended. */
  ended: Promise<Ending>;
  /** Leaves, and closes the socket. */
  stop(): Promise<void>;
}

export const entryFields = `cursor goneSnagId event { id kind }
  snag { id number title status photos { id state } } subject { __typename id ... on PlanRevision { state progress } }`;

const usual = `subscription ($projectId: ID!, $after: String!) { journal(projectId: $projectId, after: $after) { ${entryFields} } }`;

/** What `query` asks for beyond {@link Entry} comes along. */
export function openStream(
  url: string,
  token: string,
  variables: Readonly<Record<string, string>> & { projectId: string; after: string },
  query = usual,
): Stream {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { token },
    retryAttempts: 0,
  });
  const come: Entry[] = [];
  const waiting: { resolve: (entry: Entry) => void; reject: (error: Error) => void }[] = [];
  let end: (ending: Ending) => void = () => undefined;
  let over = false;
  const ended = new Promise<Ending>((resolve) => {
    end = (ending) => {
      over = true;
      resolve(ending);
    };
  });
  void ended.then((ending) => {
    for (const { reject } of waiting)
      reject(new Error(`The subscription ended: ${JSON.stringify(ending)}`));
  });
  client.subscribe<{ journal: Entry }>(
    { query, variables },
    {
      next({ data, errors }) {
        // An entry that could not be shown whole ends it for the test, whatever comes after.
        if (over) return;
        if (data == null || errors !== undefined) return end({ refused: codesOf(errors) });
        const next = waiting.shift();
        if (next === undefined) come.push(data.journal);
        else next.resolve(data.journal);
      },
      error: (error) => end(endingOf(error)),
      complete: () => end({ completed: true }),
    },
  );
  return {
    next() {
      const first = come.shift();
      if (first !== undefined) return Promise.resolve(first);
      return new Promise<Entry>((resolve, reject) => {
        waiting.push({ resolve, reject });
        void ended.then((ending) =>
          reject(new Error(`The subscription ended: ${JSON.stringify(ending)}`)),
        );
      });
    },
    ended,
    async stop() {
      await client.dispose();
    },
  };
}

function codesOf(errors: unknown): string[] {
  // GraphQL errors as they came over the wire.
  return Array.isArray(errors)
    ? errors.map((error: { extensions?: { code?: string } }) => error.extensions?.code ?? '')
    : [];
}

function endingOf(error: unknown): Ending {
  if (Array.isArray(error)) return { refused: codesOf(error) };
  return {
    closed: typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0,
  };
}
