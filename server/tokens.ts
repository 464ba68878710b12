import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { settings } from './settings';

/** An opaque token that is issued once; only its hash is stored. */
export const newToken = (): string =>
  randomBytes(settings.session.tokenBits / 8).toString('base64url');

/**
 * The two tokens that follow a refresh token, always the same ones. They cannot be derived without
 * the secret of this data directory, and not with it alone either, because only hashes of tokens
 * are stored.
 */
export const successorsOf = (
  secret: Buffer,
  refreshToken: string,
): { accessToken: string; refreshToken: string } => {
  const derive = (kind: 'access' | 'refresh'): string =>
    createHmac('sha256', secret).update(`${kind} after ${refreshToken}`).digest('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
};

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** The cookie that photos are read with: names the session and proves that this server said so. */
export const filesCookie = (secret: Buffer, sessionId: string): string =>
  `${sessionId}.${sign(secret, sessionId)}`;

/** The session a files cookie names, or null if it was not made by this server. */
export function readFilesCookie(secret: Buffer, cookie: string): string | null {
  const [sessionId = '', signature = ''] = cookie.split('.');
  const expected = Buffer.from(sign(secret, sessionId));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? sessionId : null;
}

/** Opens one file until then, for whoever was given it. */
export const ticketOf = (secret: Buffer, id: string, until: number): string =>
  `${id}.${until}.${sign(secret, `ticket:${id}.${until}`)}`;

/** What a ticket opens now, or null. */
export function readTicket(secret: Buffer, ticket: string, now: number): string | null {
  const [id = '', until = ''] = ticket.split('.');
  const expected = Buffer.from(ticketOf(secret, id, Number(until)));
  const given = Buffer.from(ticket);
  return expected.length === given.length && timingSafeEqual(expected, given) && Number(until) > now
    ? id
    : null;
}

const sign = (secret: Buffer, sessionId: string): string =>
  createHmac('sha256', secret).update(`files:${sessionId}`).digest('base64url');

/** Derived from the event that made the invitation, so that nobody keeps it. */
export const tokenOfInvitation = (secret: Buffer, eventId: string, invitationId: string): string =>
  createHmac('sha256', secret).update(`invitation:${eventId}:${invitationId}`).digest('base64url');

/** Where somebody accepts an invitation that this event made. */
export const invitationPath = (secret: Buffer, eventId: string, invitationId: string): string =>
  `/join/${tokenOfInvitation(secret, eventId, invitationId)}`;
