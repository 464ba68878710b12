/** What the server answers itself, with all that is below it. */
export const serverPaths = ['/graphql', '/session', '/files', '/healthz', '/readyz', '/metrics', '/.well-known'];

export const isServerPath = (path: string): boolean => serverPaths.some((each) => path === each || path.startsWith(`${each}/`));

/** Whether the address is a file's of the browser's build: below `/assets`, or beside the page. Codes and names in a page's address may have dots too. */
export const isBuildPath = (path: string): boolean => path.startsWith('/assets/') || /^\/[^/]+\.\w+$/.test(path);

/** Whether the address is one of the app's own pages, all of which are the same file. */
export const isPage = (path: string): boolean => !isServerPath(path) && !isBuildPath(path);
