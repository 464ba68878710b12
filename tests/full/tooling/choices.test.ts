import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { buildSchema, isEnumType } from 'graphql';
import { languages, sourceLanguage } from '../../../rules/languages';
import { moves } from '../../../rules/moves';
import { root } from '../../support/sources';

// A sentence such as “{status, select, OPEN {open} … other {void}}” has one wording for each value
// but the last. A value that is added to the schema would silently be called what `other` says.

/**
 * Everything whose values are said by a choice within a sentence, by its values. An event may say
 * no more than it needs to.
 */
const sets: readonly (readonly string[])[] = [
  ...Object.values(
    buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')).getTypeMap(),
  ).flatMap((type) =>
    isEnumType(type) && type.name !== 'EventKind' ? [type.getValues().map(({ name }) => name)] : [],
  ),
  ...Object.values(moves).flatMap(({ reasons }) => (reasons === undefined ? [] : [reasons])),
  // Nobody can give the last one.
  [...(moves.VOID.reasons ?? []), 'IMPORT_UNDONE'],
];

/** The values that each choice of a sentence names. */
function choicesIn(message: CompiledMessage): string[][] {
  if (typeof message === 'string') return [];
  return message.flatMap((token): string[][] => {
    if (typeof token === 'string') return [];
    const [, kind, of] = token;
    if (typeof of !== 'object' || of === null) return [];
    // Both choices and plurals have an offset beside their cases, which is a plural's.
    const { offset: _offset, ...cases } = of as Readonly<Record<string, CompiledMessage>> & {
      readonly offset?: unknown;
    };
    const own = kind === 'select' ? [Object.keys(cases).filter((name) => name !== 'other')] : [];
    return [...own, ...Object.values(cases).flatMap(choicesIn)];
  });
}

test('a sentence that names one by one what may stand there leaves no more than one value to its last wording, in every language', async () => {
  const others = Object.keys(languages).filter((language) => language !== sourceLanguage);
  const sentences: string[] = [];
  for (const locale of others) {
    const catalogue = await formatter().parse(
      readFileSync(join(root, `src/messages/${locale}.po`), 'utf8'),
      { locale, sourceLocale: sourceLanguage, filename: locale },
    );
    for (const [id, { message = id, translation }] of Object.entries(catalogue))
      sentences.push(message, translation);
  }
  const choices = sentences.flatMap((sentence) =>
    choicesIn(compileMessageOrThrow(sentence)).map((names) => ({ sentence, names })),
  );
  const named = choices.flatMap(({ sentence, names }) => {
    const possible = sets.filter((set) => names.every((name) => set.includes(name)));
    return possible.length === 0
      ? []
      : [{ sentence, complete: possible.some((set) => set.length - names.length <= 1) }];
  });
  // Or none was found.
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ complete }) => !complete)).toEqual([]);
});
