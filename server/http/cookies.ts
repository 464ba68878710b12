/**
 * Under https the name says that the cookie came by https: nobody on a line of plain http can put another one in its place. `__Host-` would
 * say more, but asks for the path `/`, and ours go to a few paths only.
 */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Secure-${name}` : name);

/** The value of a request's cookie, or null. */
export function readCookie(request: Request, { name, secure }: { name: string; secure: boolean }): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === nameOf(name, secure)) return value.join('=');
  }
  return null;
}

/** A cookie no script can read and no other site can make the browser send. */
export function writeCookie(cookie: { name: string; value: string; path: string; maxAgeMs: number; secure: boolean }): string {
  const age = Math.floor(cookie.maxAgeMs / 1000);
  return `${nameOf(cookie.name, cookie.secure)}=${cookie.value}; Path=${cookie.path}; Max-Age=${age}; HttpOnly; SameSite=Strict${cookie.secure ? '; Secure' : ''}`;
}
