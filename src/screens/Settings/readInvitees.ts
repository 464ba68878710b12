import { visible } from './readLocations';

/** What somebody typed or pasted into the field of e-mails. */
export interface Invitees {
  /** In their order, each once, in small letters. */
  readonly emails: readonly string[];
  /** Those that were there more than once. */
  readonly twice: readonly string[];
  /** Parts that are no e-mail, as they were typed. */
  readonly wrong: readonly string[];
}

/** As on the server: one @ with something on both sides. */
const whole = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

/** Quotes and bullets that text programs put around an e-mail. Within it an apostrophe is part of it. */
const around = /^['„“”‚‘’«»‹›•·]+|['„“”‚‘’«»‹›•·]+$/gu;

/**
 * Reads a list as people have it: separated by lines, commas or semicolons, as mail programs write it (“Name <mail>”, also “Surname, Name <mail>”),
 * or copied from a table in which other columns stand beside the e-mail.
 */
export function readInvitees(text: string): Invitees {
  const found: string[] = [];
  const wrong: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const parts = visible(line).split(/[;,\t]/).map((part) => part.trim());
    const isTable = line.includes('\t') && line.includes('@');
    for (const [at, part] of parts.entries()) {
      const mails = mailsOf(part);
      found.push(...mails.filter((mail) => whole.test(mail)));
      // Of a name with a comma in it the first half stands alone.
      const isName = isTable || (/^[^@<]*<[^<>]*@[^<>]*>/.test(parts[at + 1] ?? '') && !part.includes('@'));
      if (part !== '' && (mails.length === 0 ? !isName : mails.some((mail) => !whole.test(mail)))) wrong.push(part);
    }
  }
  const emails = [...new Set(found)];
  return { emails, twice: emails.filter((email) => found.indexOf(email) !== found.lastIndexOf(email)), wrong };
}

/** The words with an @ in them, each once; what stands around these is a name. */
function mailsOf(part: string): string[] {
  const words = part.split(/[\s()<>[\]"]+/).filter((word) => word.includes('@'));
  return [...new Set(words.map((word) => word.replace(around, '').replace(/^mailto:/i, '').replace(/[.:]+$/, '').toLowerCase()))];
}
