import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languages, sourceLanguage } from '../../../rules/languages';
import { parametersOf } from '../../../scripts/messages/parameters';
import { root } from '../../support/sources';

type Cases = Readonly<Record<string, CompiledMessage>>;

/** Every plural in a sentence, also within choices: the parameter and its cases. */
function pluralsIn(message: CompiledMessage): { name: string; cases: string[] }[] {
  if (typeof message === 'string') return [];
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind, of] = token;
    if (typeof of !== 'object' || of === null) return [];
    // A plural has an offset beside its cases, and may have exact numbers.
    const { offset: _offset, ...cases } = of as Cases & { readonly offset?: unknown };
    const own =
      kind === 'plural'
        ? [{ name: String(name), cases: Object.keys(cases).filter((each) => !/^\d+$/.test(each)) }]
        : [];
    return [...own, ...Object.values(cases).flatMap(pluralsIn)];
  });
}

const others = Object.keys(languages).filter((language) => language !== sourceLanguage);

async function translationsIn(locale: string): Promise<{ message: string; translation: string }[]> {
  const catalogue = await formatter().parse(
    readFileSync(join(root, `src/messages/${locale}.po`), 'utf8'),
    { locale, sourceLocale: sourceLanguage, filename: locale },
  );
  return Object.entries(catalogue).flatMap(([id, { message = id, translation }]) =>
    translation === '' ? [] : [{ message, translation }],
  );
}

test.each(others)('each plural in %s has the forms that its grammar knows', async (locale) => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted().join();
  const plurals = (await translationsIn(locale)).flatMap(({ message, translation }) =>
    pluralsIn(compileMessageOrThrow(translation)).map((each) => ({ ...each, message })),
  );
  expect(plurals.length).toBeGreaterThan(50);
  expect(plurals.filter(({ cases }) => cases.toSorted().join() !== forms)).toEqual([]);
});

test.each(others)('what is put into a sentence stands in its %s too', async (locale) => {
  const parameters = (sentence: string): string =>
    parametersOf(compileMessageOrThrow(sentence)).toSorted().join();
  const all = await translationsIn(locale);
  expect(
    all.filter(({ message, translation }) => parameters(message) !== parameters(translation)),
  ).toEqual([]);
});
