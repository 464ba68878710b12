import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources';

/**
 * By what has to hold: the files that show it, and of each the beginning of the titles in it. A
 * benchmark has no titles.
 */
export type ShownBy = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** What no test shows any more, because the file or a test with that title is gone. */
export const notShown = (shownBy: ShownBy): string[] =>
  Object.entries(shownBy).flatMap(([what, files]) =>
    Object.entries(files).flatMap(([file, titles]) => {
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null;
      if (text === null) return [`${what} ${file} is not there.`];
      return titles
        .filter((title) => !/['"`]/.test(text[text.indexOf(title) - 1] ?? ''))
        .map((title) => `${what} ${file}: ${title}`);
    }),
  );
