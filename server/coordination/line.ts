import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { settings } from '../settings';

/** What a notice is about. `end` is of progress, `session` of one that has ended. */
export type NoticeKind = 'journal' | 'shown' | 'progress' | 'end' | 'job' | 'session';

/**
 * Tells the other processes, with ids alone. It may get lost: whoever has to know it reads it as
 * well, at the next {@link LineOptions.catchUp}.
 */
export type Tell = (kind: NoticeKind, ...ids: string[]) => void;

interface LineOptions {
  connect: () => Promise<Client>;
  /** A notice of another process. */
  hear(kind: string, ids: readonly string[]): void;
  /**
   * Reads what may not have been heard: once the connection is there, and again and again. What it
   * asks on the connection is short.
   */
  catchUp(client: Client): Promise<void>;
}

export interface Line {
  tell: Tell;
  end(): Promise<void>;
}

const channel = 'snagbook';

/**
 * One connection of this process, on which it hears the others and tells them. PostgreSQL forgets
 * notices for whoever is not connected, and a pooler that lends connections for a transaction
 * brings none at all, so nothing relies on them alone.
 */
export function openLine({ connect, hear, catchUp }: LineOptions): Line {
  const self = randomUUID();
  let client: Client | null = null;
  let waiting: string[] = [];
  let isDue = true;
  let isOver = false;
  let running: Promise<void> | null = null;

  async function listen(): Promise<Client> {
    const taken = await connect();
    taken.on('notification', ({ payload = '' }) => {
      const notice = read(payload);
      if (notice !== null && notice.from !== self) hear(notice.kind, notice.ids);
    });
    taken.once('end', () => drop(taken));
    try {
      await taken.query(`listen ${channel}`);
    } catch (error) {
      await taken.end().catch(() => undefined);
      throw error;
    }
    client = taken;
    return taken;
  }

  function drop(lost: Client | null): void {
    if (client === lost) client = null;
    // Its answers are not waited for: the line may be dead.
    void lost?.end().catch(() => undefined);
  }

  async function tellAndCatchUp(): Promise<void> {
    const looks = isDue;
    isDue = false;
    try {
      if (client === null && !looks) return;
      client ??= await listen();
      const notices = waiting;
      waiting = [];
      if (notices.length > 0)
        await client.query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [
          channel,
          notices,
        ]);
      if (looks && client !== null) await catchUp(client);
    } catch {
      // Not logged here: the pool of database connections tells the operator that the database is
      // away.
      drop(client);
    }
  }

  /** One at a time. What is sent meanwhile goes together in the next. */
  function go(): void {
    if (isOver) return;
    running ??= tellAndCatchUp().finally(() => {
      running = null;
      if (isDue || (waiting.length > 0 && client !== null)) go();
    });
  }

  const timer = setInterval(() => {
    isDue = true;
    go();
  }, settings.database.catchingUp);
  timer.unref();
  go();
  return {
    tell(kind, ...ids) {
      // The others find it themselves.
      if (client === null && waiting.length >= mostWaiting) return;
      waiting.push(JSON.stringify([self, kind, ...ids]));
      go();
    },
    async end() {
      isOver = true;
      clearInterval(timer);
      await running;
      await client?.end().catch(() => undefined);
    },
  };
}

/** Notices that wait for a connection: it may be the first, or away for a moment. */
const mostWaiting = 1_000;

function read(payload: string): { from: string; kind: string; ids: string[] } | null {
  try {
    const [from, kind, ...ids]: unknown[] = JSON.parse(payload);
    return typeof from === 'string' &&
      typeof kind === 'string' &&
      ids.every((id) => typeof id === 'string')
      ? { from, kind, ids }
      : null;
  } catch {
    // Another program uses the same channel.
    return null;
  }
}
