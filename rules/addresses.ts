/** Paths that the server answers itself, including everything below them. */
export const serverPaths = ['/graphql', '/session', '/files', '/healthz', '/readyz', '/metrics', '/.well-known'];

export const isServerPath = (path: string): boolean => serverPaths.some((each) => path === each || path.startsWith(`${each}/`));

/** Whether the address is a file of the client's build: below `/assets`, or beside the page. Codes and names in a page's address may contain dots too. */
export const isBuildPath = (path: string): boolean => path.startsWith('/assets/') || /^\/[^/]+\.\w+$/.test(path);

/** Whether the address is a page of the app; all pages are the same file. */
export const isPage = (path: string): boolean => !isServerPath(path) && !isBuildPath(path);
