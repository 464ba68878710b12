import { source } from './sources';

/**
 * What a compose file sets for Snagbook, with the values that whoever starts it gives; what they
 * give none for is empty.
 */
export const setByCompose = (
  path: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      (/environment:\n((?: +[A-Z_]+: .*\n)+)/.exec(source(path).text)?.[1] ?? '').matchAll(
        /^ +([A-Z_]+): '?(.*?)'?$/gm,
      ),
      ([, name = '', value = '']) => [
        name,
        value.replaceAll(/\$\{([A-Z_]+)[^}]*\}/g, (_all, of: string) => given[of] ?? ''),
      ],
    ),
  );

export const setByImage = (): Record<string, string> =>
  pairsOf(/^ENV (.*)$/m.exec(source('Dockerfile').text)?.[1] ?? '');

export const setByUnit = (): Record<string, string> =>
  pairsOf(/^Environment=(.*)$/m.exec(source('deploy/snagbook.service').text)?.[1] ?? '');

const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(' ').map((each) => [each.split('=')[0] ?? '', each.split('=')[1] ?? '']),
  );
