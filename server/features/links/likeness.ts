import { withoutAccents } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';

/** Small letters and digits beside those that they, or their capitals, look like. */
const alike = new Map(
  [
    'аαa',
    'вβb',
    'сc',
    'ԁd',
    'еεe',
    'нηh',
    'іιӏlj1i',
    'кκk',
    'мμm',
    'νn',
    'оοσ0o',
    'рρp',
    'ѕs',
    'тτt',
    'уυy',
    'хχx',
    'ζz',
  ].flatMap((letters) => [...letters].map((letter) => [letter, letters.at(-1) ?? letter])),
);

/**
 * Key by which a name is compared with those that it could be taken for: without case, accents,
 * spaces and signs, and with letters of other scripts as the Latin ones that they look like.
 */
export const likenessKey = (name: string): string =>
  withoutAccents(nameKey(name))
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/./gu, (letter) => alike.get(letter) ?? letter);
