import { pathSeparator } from './shown';

/**
 * Makes the short form of a location's path: its last two names, with the first one before them
 * where another of these paths ends alike, and the whole path where that does not tell them apart.
 */
export function shortPathsOf(paths: Iterable<string>): (path: string) => string {
  const times = new Map<string, number>();
  for (const path of paths)
    for (const form of formsOf(path)) times.set(form, (times.get(form) ?? 0) + 1);
  return (path) => [...formsOf(path)].find((form) => (times.get(form) ?? 0) < 2) ?? path;
}

/** The short forms of a path, shortest first, each once. */
function formsOf(path: string): Set<string> {
  const names = path.split(pathSeparator);
  const end = names.slice(-2);
  return names.length < 4
    ? new Set([end.join(pathSeparator)])
    : new Set([end.join(pathSeparator), [names[0], ...end].join(pathSeparator)]);
}
