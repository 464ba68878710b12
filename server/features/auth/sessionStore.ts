import type { KeyKind } from '../../../rules/apiKeys';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import {
  engineOf,
  type Handle,
  type Trx,
  writeBeside,
  writeTransaction,
} from '../../database/engine';
import type { SessionTable } from '../../database/personTables';
import type { ActorKind } from '../../database/journalTables';
import type { Database } from '../../database/schema';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { hashToken, newToken, successorsOf } from '../../tokens';

/** Who a request comes from. */
export interface SignedIn {
  kind: ActorKind;
  sessionId: string;
  userId: string;
  /**
   * Whom limits count for: the id of the account, or of the company's link that they came by, whose
   * visitors count together because one link makes names without limit, or of the key. Empty where
   * the server acts for the person by itself.
   */
  payer: string;
  name: string;
  email: string;
  isOwner: boolean;
  /**
   * Whether the session was begun with a second factor, or proved one since; true too for whoever
   * came by a link, of whom none is asked.
   */
  hasSecondFactor: boolean;
  /** What a client's link that they came by lets them do; null for everybody else. */
  client: { mayComment: boolean; seesPart: boolean } | null;
  /** What a key of the API may do; null for everybody who is none. */
  keyKind: KeyKind | null;
}

/** The two tokens of one sign-in or refresh. */
export interface TokenPair {
  sessionId: string;
  accessToken: string;
  refreshToken: string;
  /** ms until the refresh token expires. */
  life: number;
  /** Of somebody who came by a link. */
  byLink: boolean;
}

interface Start {
  byLink?: boolean;
  /** Whether one was shown. */
  secondFactor?: boolean;
  /**
   * Epoch ms at which the session began on this device that it continues; it ends when that one
   * would have ended. @default now
   */
  since?: number;
  /** What is written with it or not at all. */
  alsoWrite?: (trx: Trx, sessionId: string) => Promise<unknown>;
}

/** Sessions and their tokens. Times in milliseconds. */
export class SessionStore {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly clock: () => number,
    /** Random bytes of this data directory; the tokens of a refresh are derived with them. */
    private readonly secret: Buffer,
  ) {}

  start(
    userId: string,
    userAgent: string,
    { byLink = false, secondFactor = false, since = this.clock(), alsoWrite }: Start = {},
  ): Promise<TokenPair> {
    const now = this.clock();
    const id = newId('session');
    const life = byLink
      ? lifeOf(true)
      : Math.min(lifeOf(false), since + settings.session.longest - now);
    return writeBeside(this.db, async (trx) => {
      await trx
        .insertInto('session')
        .values({
          id,
          user_id: userId,
          created_at: since,
          expires_at: now + life,
          ended_at: null,
          user_agent: userAgent.slice(0, settings.session.userAgent),
          second_factor_at: secondFactor ? now : null,
        })
        .execute();
      await alsoWrite?.(trx, id);
      return this.issue(
        trx,
        { sessionId: id, accessToken: newToken(), refreshToken: newToken(), life, byLink },
        '',
      );
    });
  }

  /**
   * The next pair for a refresh token, or null if it is not one of ours. However often it comes,
   * the same token is answered with the same pair: two tabs may send it at once, an answer may get
   * lost, and a thief gets no tokens of their own. It stays valid until its successor was first
   * used and {@link settings.session.retiredGrace} longer; coming after that it can only be a
   * stolen copy, and the session is to be ended.
   */
  async refresh(refreshToken: string): Promise<TokenPair | 'reused' | null> {
    const now = this.clock();
    return writeBeside(this.db, async (trx) => {
      const ofToken = trx
        .selectFrom('token')
        .select('session_id')
        .where('hash', '=', hashToken(refreshToken));
      await trx
        .selectFrom('session')
        .select('id')
        .where('id', 'in', ofToken)
        .modifyEnd(engineOf(trx).held('session'))
        .execute();
      const row = await trx
        .selectFrom('token')
        .innerJoin('session', 'session.id', 'token.session_id')
        .leftJoin('link_person', 'link_person.user_id', 'session.user_id')
        .where('token.hash', '=', hashToken(refreshToken))
        .where('token.kind', 'in', refreshKinds)
        .where(this.isOpen())
        .select([
          'token.session_id',
          'token.pair',
          'token.parent_pair',
          'token.used_at',
          'token.retired_at',
          'token.hash',
          'session.created_at',
          'link_person.link_id',
        ])
        .executeTakeFirst();
      if (row === undefined) return null;
      if (row.retired_at !== null && now > row.retired_at + settings.session.retiredGrace)
        return 'reused';
      if (row.used_at === null) await this.markUsed(trx, row);
      await trx
        .updateTable('session')
        .set({ expires_at: now + lifeOf(row.link_id !== null) })
        .where('id', '=', row.session_id)
        .execute();
      await trx
        .deleteFrom('token')
        .where('session_id', '=', row.session_id)
        .where('expires_at', '<', now)
        .execute();
      const byLink = row.link_id !== null;
      if (byLink)
        await trx
          .updateTable('company_link')
          .set({ used_at: now, opened_at: now })
          .where('id', '=', row.link_id)
          .execute();
      const life = byLink
        ? lifeOf(true)
        : Math.min(lifeOf(false), row.created_at + settings.session.longest - now);
      return this.issue(
        trx,
        { sessionId: row.session_id, ...successorsOf(this.secret, refreshToken), life, byLink },
        row.pair,
      );
    });
  }

  /** Who sends a request, by its bearer token. Throws UNAUTHENTICATED without a valid one. */
  async byRequest(request: Request): Promise<SignedIn> {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const signedIn = token === undefined ? null : await this.byAccessToken(token);
    if (signedIn === null) throw new Refusal('UNAUTHENTICATED');
    return signedIn;
  }

  async byAccessToken(accessToken: string): Promise<SignedIn | null> {
    const row = await this.signedIn()
      .innerJoin('token', 'token.session_id', 'session.id')
      .where('token.hash', '=', hashToken(accessToken))
      .where('token.kind', 'in', ['ACCESS', 'LINK_ACCESS'])
      .where('token.expires_at', '>', this.clock())
      .select([
        'token.hash',
        'token.session_id',
        'token.pair',
        'token.parent_pair',
        'token.used_at',
      ])
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
    await this.db
      .updateTable('session')
      .set({ ended_at: this.clock() })
      .where('id', '=', sessionId)
      .execute();
    await dropWithSessions(this.db, [sessionId]);
  }

  /** Where a person is signed in, the latest used first. */
  openOf(userId: string): Promise<SessionTable[]> {
    return this.db
      .selectFrom('session')
      .leftJoin('link_person', 'link_person.user_id', 'session.user_id')
      .selectAll('session')
      .where('session.user_id', '=', userId)
      .where(this.isOpen())
      .orderBy('session.expires_at', 'desc')
      .orderBy('session.id')
      .limit(settings.session.shown)
      .execute();
  }

  /** Ends all sessions of a person, or all but one; see {@link endWhere}. */
  endAllOf(trx: Handle, userId: string, { but = '' }: { but?: string } = {}): Promise<string[]> {
    return this.endWhere(trx, (is) => is.and([is('user_id', '=', userId), is('id', '!=', but)]));
  }

  /**
   * Ends open sessions within the given transaction, and returns their ids, so that their sockets
   * can be closed.
   */
  async endWhere(
    trx: Handle,
    which: (is: ExpressionBuilder<Database, 'session'>) => Expression<SqlBool>,
  ): Promise<string[]> {
    const ended = await trx
      .updateTable('session')
      .set({ ended_at: this.clock() })
      .where(which)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    const ids = ended.map(({ id }) => id);
    await dropWithSessions(trx, ids);
    return ids;
  }

  /** Deletes sessions that ended or expired long ago, with their tokens; returns their number. */
  async sweep(): Promise<number> {
    const before = this.clock() - settings.session.keptAfter;
    return writeTransaction(this.db, async (trx) => {
      const gone = trx
        .selectFrom('session')
        .select('id')
        .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]));
      await trx.deleteFrom('token').where('session_id', 'in', gone).execute();
      const { numDeletedRows } = await trx
        .deleteFrom('session')
        .where('id', 'in', gone)
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  }

  /** The session of a refresh token, ended or not. */
  async sessionOf(refreshToken: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('token')
      .where('hash', '=', hashToken(refreshToken))
      .select('session_id')
      .executeTakeFirst();
    return row?.session_id ?? null;
  }

  /**
   * The open session that a refresh token would go on with; null if it is not one of ours, or comes
   * too late.
   */
  async inUse(refreshToken: string): Promise<{ signedIn: SignedIn; since: number } | null> {
    const row = await this.signedIn()
      .innerJoin('token', 'token.session_id', 'session.id')
      .where('token.hash', '=', hashToken(refreshToken))
      .where('token.kind', 'in', ['REFRESH', 'LINK_REFRESH'])
      .where((eb) =>
        eb.or([
          eb('token.retired_at', 'is', null),
          eb('token.retired_at', '>=', this.clock() - settings.session.retiredGrace),
        ]),
      )
      .select('session.created_at')
      .executeTakeFirst();
    return row === undefined ? null : { signedIn: toSignedIn(row), since: row.created_at };
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
      .leftJoin('link_person', 'link_person.user_id', 'session.user_id')
      .leftJoin('company_link', 'company_link.id', 'link_person.link_id')
      .where(this.isOpen())
      .select([
        'session.id as sessionId',
        'user.id as userId',
        'user.name',
        'user.email',
        'user.is_owner',
        'session.second_factor_at as secondFactorAt',
        'link_person.link_id as linkId',
        'link_person.company_id as linkCompanyId',
        'company_link.may_comment as mayComment',
        'company_link.filter as linkFilter',
      ]);
  }

  /**
   * Neither ended nor expired: it expires without use, and in any case after {@link
   * settings.session.longest}. One by a link lasts as long as it is used and the link is open, and
   * no longer than the link is used.
   */
  private isOpen() {
    const now = this.clock();
    return (eb: ExpressionBuilder<Database, 'session' | 'link_person'>) => {
      const openLink = eb
        .selectFrom('company_link')
        .select('company_link.id')
        .whereRef('company_link.id', '=', 'link_person.link_id')
        .where('company_link.ended_at', 'is', null)
        .where('company_link.used_at', '>', now - settings.companyLink.unused);
      return eb.and([
        eb('session.ended_at', 'is', null),
        eb('session.expires_at', '>', now),
        eb.or([
          eb.and([
            eb('link_person.link_id', 'is', null),
            eb('session.created_at', '>', now - settings.session.longest),
          ]),
          eb.exists(openLink),
        ]),
      ]);
    };
  }

  /** Stores a pair, or, if it was issued before, extends it to the life of a new one. */
  private async issue(
    db: Kysely<Database>,
    pair: TokenPair,
    parentPair: string,
  ): Promise<TokenPair> {
    const now = this.clock();
    const shared = {
      session_id: pair.sessionId,
      pair: hashToken(pair.refreshToken),
      parent_pair: parentPair,
      used_at: null,
      retired_at: null,
    };
    await db
      .insertInto('token')
      .values([
        {
          ...shared,
          kind: pair.byLink ? 'LINK_ACCESS' : 'ACCESS',
          hash: hashToken(pair.accessToken),
          expires_at: now + settings.session.accessTokenLife,
        },
        {
          ...shared,
          kind: pair.byLink ? 'LINK_REFRESH' : 'REFRESH',
          hash: hashToken(pair.refreshToken),
          expires_at: now + lifeOf(pair.byLink),
        },
      ])
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ expires_at: (eb) => eb.ref('excluded.expires_at') }),
      )
      .execute();
    return pair;
  }

  /**
   * The first use of a token proves that its answer arrived, so the refresh token it was given for
   * retires.
   */
  private async markUsed(
    db: Kysely<Database>,
    token: { hash: string; session_id: string; parent_pair: string },
  ): Promise<void> {
    const now = this.clock();
    if (token.parent_pair !== '') {
      await db
        .updateTable('token')
        .set({ retired_at: now })
        .where('session_id', '=', token.session_id)
        .where('pair', '=', token.parent_pair)
        .where('kind', 'in', refreshKinds)
        .where('retired_at', 'is', null)
        .execute();
    }
    // Last: were it first and the server stopped in between, the old one would never retire.
    await db.updateTable('token').set({ used_at: now }).where('hash', '=', token.hash).execute();
  }
}

/**
 * Deletes what ends with these sessions: the subscriptions of their devices, and the tokens with
 * which an app would take them along.
 */
async function dropWithSessions(db: Handle, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db.deleteFrom('push_subscription').where('session_id', 'in', sessionIds).execute();
  await db.deleteFrom('start_token').where('session_id', 'in', sessionIds).execute();
}

const refreshKinds = ['REFRESH', 'LINK_REFRESH'] as const;

/** ms without use after which a session is over. */
const lifeOf = (byLink: boolean): number =>
  byLink ? settings.companyLink.unused : settings.session.refreshTokenLife;

const toSignedIn = (row: {
  sessionId: string;
  userId: string;
  name: string;
  email: string;
  is_owner: number;
  secondFactorAt: number | null;
  linkId: string | null;
  linkCompanyId: string | null;
  mayComment: number | null;
  linkFilter: string | null;
}): SignedIn => ({
  kind: row.linkId === null ? 'USER' : 'LINK',
  sessionId: row.sessionId,
  userId: row.userId,
  payer: row.linkId ?? row.userId,
  name: row.name,
  // A link's person has none: what stands there keeps the column unique.
  email: row.linkId === null ? row.email : '',
  isOwner: row.is_owner === 1,
  hasSecondFactor: row.linkId !== null || row.secondFactorAt !== null,
  client:
    row.linkCompanyId === ''
      ? { mayComment: row.mayComment === 1, seesPart: row.linkFilter !== null }
      : null,
  keyKind: null,
});
