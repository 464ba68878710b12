import { createContext, type Context } from '../../context';
import { readCookie } from '../../http/cookies';
import type { Services } from '../../services';
import { readFilesCookie } from './tokens';

export const photosCookie = 'snagbook_files';

/** Whoever asks for a picture, by the cookie of their session; null if it is nobody's any more. */
export async function contextOfFiles(services: Services, request: Request): Promise<Context | null> {
  // A picture's address does not say how the browser came. A cookie that somebody planted would show them their own pictures.
  const cookie = readCookie(request, { name: photosCookie, secure: true }) ?? readCookie(request, { name: photosCookie, secure: false });
  const sessionId = cookie === null ? null : readFilesCookie(services.secret, cookie);
  const viewer = sessionId === null ? null : await services.sessions.bySession(sessionId);
  return viewer === null ? null : createContext(services, viewer);
}
