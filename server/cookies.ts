/** The value of a request's cookie, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** A cookie no script can read and no other site can make the browser send. */
export function writeCookie(cookie: { name: string; value: string; path: string; maxAgeMs: number; secure: boolean }): string {
  const age = Math.floor(cookie.maxAgeMs / 1000);
  return `${cookie.name}=${cookie.value}; Path=${cookie.path}; Max-Age=${age}; HttpOnly; SameSite=Strict${cookie.secure ? '; Secure' : ''}`;
}
