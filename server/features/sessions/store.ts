import type { ExpressionBuilder, Kysely } from 'kysely';
import { type Handle, writeTransaction } from '../../database/engine';
import type { SessionTable } from '../../database/personTables';
import type { ActorKind } from '../../database/journalTables';
import type { Database } from '../../database/schema';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { hashToken, newToken, successorsOf } from './tokens';

/** Who a request comes from. */
export interface SignedIn {
  kind: ActorKind;
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  isOwner: boolean;
}

/** The two tokens of one sign-in or refresh. */
export interface TokenPair {
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  /** ms until the refresh token expires. */
  life: number;
}

/** Sessions and their tokens. Times in milliseconds. */
export class SessionStore {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: () => number,
    /** Random bytes of this data directory; the tokens of a refresh are derived with them. */
    private readonly secret: Buffer,
  ) {}

  async start(userId: string, userAgent: string): Promise<TokenPair> {
    const now = this.clock();
    const id = newId('session');
    await this.db
      .insertInto('session')
      .values({ id, user_id: userId, created_at: now, expires_at: now + settings.session.refreshTokenLife, ended_at: null, user_agent: userAgent.slice(0, settings.session.userAgent) })
      .execute();
    return this.issue(this.db, { sessionId: id, accessToken: newToken(), refreshToken: newToken(), life: settings.session.refreshTokenLife }, '');
  }

  /**
   * The next pair for a refresh token, or null if it is not one of ours. However often it comes, the same token is answered with the same pair: two
   * tabs may send it at once, an answer may get lost, and a thief gets no tokens of their own. It stays valid until its
   * successor was first used and {@link settings.session.retiredGrace} longer; coming after that it can only be a stolen copy, and the session is to be ended.
   */
  async refresh(refreshToken: string): Promise<TokenPair | 'reused' | null> {
    const now = this.clock();
    return writeTransaction(this.db, async (trx) => {
      const row = await trx
        .selectFrom('token')
        .innerJoin('session', 'session.id', 'token.session_id')
        .where('token.hash', '=', hashToken(refreshToken))
        .where('token.kind', '=', 'REFRESH')
        .where(this.isOpen())
        .select(['token.session_id', 'token.pair', 'token.parent_pair', 'token.used_at', 'token.retired_at', 'token.hash', 'session.created_at'])
        .executeTakeFirst();
      if (row === undefined) return null;
      if (row.retired_at !== null && now > row.retired_at + settings.session.retiredGrace) return 'reused';
      if (row.used_at === null) await this.markUsed(trx, row);
      await trx
        .updateTable('session')
        .set({ expires_at: now + settings.session.refreshTokenLife })
        .where('id', '=', row.session_id)
        .execute();
      await trx.deleteFrom('token').where('session_id', '=', row.session_id).where('expires_at', '<', now).execute();
      const life = Math.min(settings.session.refreshTokenLife, row.created_at + settings.session.longest - now);
      return this.issue(trx, { sessionId: row.session_id, ...successorsOf(this.secret, refreshToken), life }, row.pair);
    });
  }

  async byAccessToken(accessToken: string): Promise<SignedIn | null> {
    const row = await this.signedIn()
      .innerJoin('token', 'token.session_id', 'session.id')
      .where('token.hash', '=', hashToken(accessToken))
      .where('token.kind', '=', 'ACCESS')
      .where('token.expires_at', '>', this.clock())
      .select(['token.hash', 'token.session_id', 'token.pair', 'token.parent_pair', 'token.used_at'])
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.used_at === null) {
      await this.markUsed(this.db, row).catch((error: unknown) => {
        // Reading must work on a full disk. The next use updates it.
        if (!(error instanceof Refusal) || error.code !== 'STORAGE_FULL_SERVER') throw error;
      });
    }
    return toSignedIn(row);
  }

  async bySession(sessionId: string): Promise<SignedIn | null> {
    const row = await this.signedIn().where('session.id', '=', sessionId).executeTakeFirst();
    return row === undefined ? null : toSignedIn(row);
  }

  async end(sessionId: string): Promise<void> {
    await this.db.updateTable('session').set({ ended_at: this.clock() }).where('id', '=', sessionId).execute();
  }

  /** Where a person is signed in, the latest used first. */
  openOf(userId: string): Promise<SessionTable[]> {
    return this.db
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', userId)
      .where(this.isOpen())
      .orderBy('expires_at', 'desc')
      .orderBy('id')
      .limit(settings.session.shown)
      .execute();
  }

  /** Ends all sessions of a person, or all but one, within the given transaction, and returns their ids, so that their sockets can be closed. */
  async endAllOf(trx: Handle, userId: string, { but = '' }: { but?: string } = {}): Promise<string[]> {
    const ended = await trx
      .updateTable('session')
      .set({ ended_at: this.clock() })
      .where('user_id', '=', userId)
      .where('id', '!=', but)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    return ended.map(({ id }) => id);
  }

  /** Deletes sessions that ended or expired long ago, with their tokens; returns their number. */
  async sweep(): Promise<number> {
    const before = this.clock() - settings.session.keptAfter;
    return writeTransaction(this.db, async (trx) => {
      const gone = trx.selectFrom('session').select('id').where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]));
      await trx.deleteFrom('token').where('session_id', 'in', gone).execute();
      const { numDeletedRows } = await trx.deleteFrom('session').where('id', 'in', gone).executeTakeFirst();
      return Number(numDeletedRows);
    });
  }

  /** The session of a refresh token, ended or not. */
  async sessionOf(refreshToken: string): Promise<string | null> {
    const row = await this.db.selectFrom('token').where('hash', '=', hashToken(refreshToken)).select('session_id').executeTakeFirst();
    return row?.session_id ?? null;
  }

  /** Whether somebody ended the session of a refresh token before it ran out. */
  async wasEnded(refreshToken: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('token')
      .innerJoin('session', 'session.id', 'token.session_id')
      .where('token.hash', '=', hashToken(refreshToken))
      .where('session.ended_at', 'is not', null)
      .select('session.id')
      .executeTakeFirst();
    return row !== undefined;
  }

  private signedIn() {
    return this.db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.user_id')
      .where(this.isOpen())
      .select(['session.id as sessionId', 'user.id as userId', 'user.name', 'user.email', 'user.is_owner']);
  }

  /** Neither ended nor expired: it expires without use, and in any case after {@link settings.session.longest}. */
  private isOpen() {
    const now = this.clock();
    return (eb: ExpressionBuilder<Database, 'session'>) =>
      eb.and([eb('session.ended_at', 'is', null), eb('session.expires_at', '>', now), eb('session.created_at', '>', now - settings.session.longest)]);
  }

  /** Stores a pair, or, if it was issued before, extends it to the life of a new one. */
  private async issue(db: Kysely<Database>, pair: TokenPair, parentPair: string): Promise<TokenPair> {
    const now = this.clock();
    const shared = { session_id: pair.sessionId, pair: hashToken(pair.refreshToken), parent_pair: parentPair, used_at: null, retired_at: null };
    await db
      .insertInto('token')
      .values([
        { ...shared, kind: 'ACCESS', hash: hashToken(pair.accessToken), expires_at: now + settings.session.accessTokenLife },
        { ...shared, kind: 'REFRESH', hash: hashToken(pair.refreshToken), expires_at: now + settings.session.refreshTokenLife },
      ])
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: (eb) => eb.ref('excluded.expires_at') }))
      .execute();
    return pair;
  }

  /** The first use of a token proves that its answer arrived, so the refresh token it was given for retires. */
  private async markUsed(db: Kysely<Database>, token: { hash: string; session_id: string; parent_pair: string }): Promise<void> {
    const now = this.clock();
    if (token.parent_pair !== '') {
      await db
        .updateTable('token')
        .set({ retired_at: now })
        .where('session_id', '=', token.session_id)
        .where('pair', '=', token.parent_pair)
        .where('kind', '=', 'REFRESH')
        .where('retired_at', 'is', null)
        .execute();
    }
    // Last: were it first and the server stopped in between, the old one would never retire.
    await db.updateTable('token').set({ used_at: now }).where('hash', '=', token.hash).execute();
  }
}

const toSignedIn = (row: { sessionId: string; userId: string; name: string; email: string; is_owner: number }): SignedIn => ({
  kind: 'USER',
  sessionId: row.sessionId,
  userId: row.userId,
  name: row.name,
  email: row.email,
  isOwner: row.is_owner === 1,
});
