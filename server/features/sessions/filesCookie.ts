import { createContext, type Context } from '../../context';
import { readCookie } from '../../cookies';
import type { Services } from '../../services';
import { readFilesCookie } from './tokens';

/** Whoever asks for a picture, by the cookie of their session; null if it is nobody's any more. */
export async function contextOfFiles(services: Services, request: Request): Promise<Context | null> {
  const cookie = readCookie(request, 'snagbook_files');
  const sessionId = cookie === null ? null : readFilesCookie(services.secret, cookie);
  const viewer = sessionId === null ? null : await services.sessions.bySession(sessionId);
  return viewer === null ? null : createContext(services, viewer);
}
