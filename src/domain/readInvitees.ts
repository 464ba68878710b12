import { isEmail } from '../../rules/text';
import { visible } from './visible';

/** The parsed field of e-mail addresses. */
export interface Invitees {
  /** In order, each once, in lower case. */
  readonly emails: readonly string[];
  /** Addresses that occur more than once. */
  readonly twice: readonly string[];
  /** Parts that are no addresses, as typed. */
  readonly wrong: readonly string[];
}

/** Without what separates addresses in a list. */
const isWhole = (mail: string): boolean => isEmail(mail) && !/[<>,;"]/.test(mail);

/** Quotes and bullets around an address. An apostrophe within it is part of it. */
const around = /^['„“”‚‘’«»‹›•·]+|['„“”‚‘’«»‹›•·]+$/gu;

/**
 * Reads a list as people have it: separated by lines, commas or semicolons, as mail programs write
 * it (“Name <mail>”, also “Surname, Name <mail>”), or copied from a table with other columns.
 */
export function readInvitees(text: string): Invitees {
  const found: string[] = [];
  const wrong: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const parts = visible(line)
      .split(/[;,\t]/)
      .map((part) => part.trim());
    const isTable = line.includes('\t') && line.includes('@');
    for (const [at, part] of parts.entries()) {
      const mails = mailsOf(part);
      found.push(...mails.filter(isWhole));
      // The first half of a name with a comma is a part of its own.
      const isName =
        isTable || (/^[^@<]*<[^<>]*@[^<>]*>/.test(parts[at + 1] ?? '') && !part.includes('@'));
      if (part !== '' && (mails.length === 0 ? !isName : mails.some((mail) => !isWhole(mail))))
        wrong.push(part);
    }
  }
  const emails = [...new Set(found)];
  return {
    emails,
    twice: emails.filter((email) => found.indexOf(email) !== found.lastIndexOf(email)),
    wrong,
  };
}

/** The words with an @, each once; the rest is a name. */
function mailsOf(part: string): string[] {
  const words = part.split(/[\s()<>[\]"]+/).filter((word) => word.includes('@'));
  return [
    ...new Set(
      words.map((word) =>
        word
          .replace(around, '')
          .replace(/^mailto:/i, '')
          .replace(/[.:]+$/, '')
          .toLowerCase(),
      ),
    ),
  ];
}
