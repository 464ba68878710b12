import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { catalogues as ofPage } from '../../__generated__/messages/page';
import { catalogues as ofServer } from '../../__generated__/messages/server';
import { isLanguage, languages } from '../../rules/languages';
import { languageName } from '../../src/domain/languageName';
import { root } from './sources';

/**
 * Written from right to left, in the letters of nobody: every Latin letter of a sentence is a wide
 * one. It is loaded instead of Arabic, in which neither Intl nor react-aria uses a Latin letter.
 */
export const madeUp = { tag: 'ar', region: 'ar-EG' } as const;

export const wide = (text: string): string =>
  text.replaceAll(/[A-Za-z]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  );

export interface MadeUp {
  /** By the page's keys. */
  readonly messages: Record<string, CompiledMessage>;
  /**
   * What of a text is neither made up, nor one of the words that people have entered, nor a name
   * that every language keeps.
   */
  untranslated(text: string, entered: readonly string[]): string[];
  /**
   * Notes if words of the catalogue are put into another of its sentences, where they would have to
   * follow its grammar.
   */
  putTogether(id: string, values: Readonly<Record<string, unknown>> | undefined): void;
  /** The sentences of which that was noted, each with the words in it. */
  assembled: Set<string>;
}

/**
 * Puts the language where its one line and its one file would: into the list, and into what page
 * and server load. `has`: which sentences are in the file; all if it is not said.
 */
export function addMadeUpLanguage(
  has: (sentence: string, files: readonly string[]) => boolean = () => true,
): MadeUp {
  const file = join(root, 'src/messages/de.po');
  const catalogue = formatter().parse(readFileSync(file, 'utf8'), {
    locale: 'de',
    sourceLocale: 'en',
    filename: file,
  });
  if (catalogue instanceof Promise) throw new Error('The format is read at once.');
  const sentences = Object.entries(catalogue).map(([id, { message = id, origin = [] }]) => {
    const spoken = has(
      message,
      origin.map(([name]) => name),
    );
    return {
      id,
      message,
      spoken,
      compiled: compileMessageOrThrow(message, spoken ? wide : undefined),
    };
  });
  const messages = Object.fromEntries(
    sentences.flatMap(({ id, spoken, compiled }) => (spoken ? [[id, compiled]] : [])),
  );
  Object.assign(languages, { [madeUp.tag]: { region: madeUp.region, dir: 'rtl' } });
  Object.assign(ofPage, { [madeUp.tag]: () => Promise.resolve({ messages }) });
  Object.assign(ofServer, {
    [madeUp.tag]: Object.fromEntries(sentences.map(({ message, compiled }) => [message, compiled])),
  });
  const english = new Map(sentences.map(({ id, message }) => [id, message]));
  const assembled = new Set<string>();
  return {
    messages,
    assembled,
    putTogether(id, values = {}) {
      const message = english.get(id) ?? id;
      for (const [name, value] of Object.entries(values))
        if (typeof value === 'string' && isMadeUp.test(value) && !standsAlone(message, name))
          assembled.add(`${message} ← ${name}: ${value}`);
    },
    untranslated(text, entered) {
      const known = new Set([...entered, ...kept].flatMap(wordsOf));
      return wordsOf(text).filter((word) => !known.has(word));
    },
  };
}

const isMadeUp = /[\uff21-\uff5a]/;

/**
 * Whether a parameter is a label or a fact of its own, between the beginning or a sign and the end
 * or a sign, wherever it stands in the sentence.
 */
function standsAlone(message: string, name: string): boolean {
  const parts = message.split(`{${name}}`);
  const [before, after] = [parts.slice(0, -1), parts.slice(1)];
  return (
    before.every((text) => /(^|[:.,;(“{}·]\s?)$/.test(text)) &&
    after.every((text) => /^($|[:.,;)”{}]|\s[(·])/.test(text))
  );
}

/** The product, and languages by their own names. */
const kept = [
  'Snagbook',
  ...Object.keys(languages).map((tag) => (isLanguage(tag) ? languageName(tag) : tag)),
];

const wordsOf = (text: string): string[] => text.match(/[A-Za-z]{2,}/g) ?? [];
