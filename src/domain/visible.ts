/** Without invisible characters, and with plain spaces. */
export const visible = (line: string): string =>
  line.replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/g, '').replaceAll(/[^\S\t]/g, ' ');
