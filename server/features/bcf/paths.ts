import { posix } from 'node:path';

/**
 * Paths that a reference in a markup may mean, as seen from the folder of its topic. Some programs
 * write the other slash, a slash before it, or `%20` for a space.
 */
export function pathsOf(reference: string): string[] {
  const plain = (text: string): string =>
    posix.normalize(text.replaceAll('\\', '/').replace(/^\/+/, ''));
  const paths = [plain(reference)];
  try {
    paths.push(plain(decodeURIComponent(reference)));
  } catch {
    // It has a % of its own.
  }
  return paths;
}

/** What one of these paths is the name of, in whatever case. */
export function at<Value>(
  files: Readonly<Record<string, Value>>,
  reference: string,
): readonly [string, Value] | undefined {
  const paths = pathsOf(reference).map((path) => path.toLowerCase());
  return Object.entries(files).find(([name]) => paths.includes(name.toLowerCase()));
}
