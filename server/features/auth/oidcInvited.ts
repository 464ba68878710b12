import { createContext } from '../../context';
import type { InvitationTable, UserTable } from '../../database/schema';
import type { From } from '../../http/request';
import { newId } from '../../ids';
import { answeredIn } from '../../messages';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { cleanName } from '../../text';
import { becomeMember, openInvitation } from '../people/accepting';
import { linkInUse } from './linkCookie';
import { noPassword } from './passwords';
import { type Came, providerOf, useUp } from './oidcOutcome';
import { joinWithin } from './oidcStore';

// An invitation that is accepted by signing in with the company's own account, in place of choosing
// a password.

/**
 * Whether somebody came back to accept an invitation that is open, and its e-mail has no account
 * yet. Whoever has one signs in to it as always, and accepts then.
 */
export const isInvited = async (services: Services, { invitation }: Came): Promise<boolean> =>
  (await newcomer(services, invitation)) !== undefined;

async function newcomer(services: Services, token: string): Promise<InvitationTable | undefined> {
  const invitation = token === '' ? undefined : await openInvitation({ services }, token);
  if (invitation === undefined) return undefined;
  const account = await services.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', invitation.email)
    .executeTakeFirst();
  return account === undefined ? invitation : undefined;
}

/**
 * Makes the account, joins the identity to it and accepts the invitation, all or nothing. The
 * provider has to say that the e-mail that was invited is theirs, and that it has checked that.
 */
export async function acceptAsInvited(
  services: Services,
  request: Request,
  from: From,
  { outcome, name: sent }: { outcome: Came; name: string },
): Promise<UserTable> {
  const { name } = providerOf(services);
  const { came } = outcome;
  const invitation = await newcomer(services, outcome.invitation);
  if (invitation === undefined) throw new Refusal('NOT_FOUND');
  const { email } = invitation;
  if (!isSameEmail(came.email, email)) throw new Refusal('OIDC_INVITED_OTHER', { name, email });
  if (!came.verified) throw new Refusal('OIDC_INVITED_UNVERIFIED', { name });
  if (sent === '') throw new Refusal('OIDC_JOIN', { email, called: came.name ?? '' });
  const account = { name: cleanName(sent, 'name'), password_hash: noPassword };
  await useUp(services, outcome);
  const link = linkInUse(request, from);
  const viewer = link === null ? null : ((await services.sessions.inUse(link))?.signedIn ?? null);
  const context = createContext(
    services,
    viewer,
    answeredIn(request.headers.get('accept-language')),
  );
  const userId = await becomeMember(context, {
    invitation,
    token: outcome.invitation,
    eventId: newId('event'),
    account,
    alsoWrite: async (trx, id) => {
      if (!(await joinWithin(trx, came, { userId: id, name, now: services.clock() })))
        throw new Refusal('OIDC_OVER');
    },
  });
  return services.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * As strictly as possible, because it takes the place of a password: only A to Z are read as a to
 * z. What else Unicode takes for the same letter, such as the sign for kelvin, is another letter of
 * another mailbox.
 */
const isSameEmail = (said: string | null, invited: string): boolean =>
  said !== null && said.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()) === invited;
