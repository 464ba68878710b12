/** Paths that the server answers itself, including everything below them. */
export const serverPaths = [
  '/graphql',
  '/api',
  '/session',
  '/files',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known',
];

export const isServerPath = (path: string): boolean =>
  serverPaths.some((each) => path === each || path.startsWith(`${each}/`));

/**
 * Whether the address is a file of the client's build: below `/assets`, or beside the page. Codes
 * and names in a page's address may contain dots too.
 */
export const isBuildPath = (path: string): boolean =>
  path.startsWith('/assets/') || /^\/[^/]+\.\w+$/.test(path);

/** Whether the address is a page of the app; all pages are the same file. */
export const isPage = (path: string): boolean => !isServerPath(path) && !isBuildPath(path);

/**
 * Whether a text that came with an address is a path of this app, where somebody goes on after they
 * have signed in, and not another site's: browsers read a backslash as a slash, and leave out tabs
 * and line breaks.
 */
export function isOwnPath(path: unknown): path is string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, here)) return false;
  const { origin, pathname } = new URL(path, here);
  return origin === here && !pathname.startsWith('//');
}

const here = 'https://here.invalid';
