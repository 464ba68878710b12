import LibsqlDatabase from 'libsql';
import { searchKey } from '../../rules/text';

// The index of search folds letters by itself. Whatever it takes for one must be one in the rules,
// or a device would find less than the server.
test('the index keeps every letter as the rules make it', () => {
  const db = new LibsqlDatabase(':memory:');
  db.exec(
    `create virtual table kept using fts5 (text, tokenize = 'trigram', detail = none); create virtual table terms using fts5vocab (kept, 'row'); begin`,
  );
  const letters = new Set<string>();
  for (let point = 0x21; point <= 0x10ffff; point += 1) {
    // Halves of signs, and what Unicode promises never to be a sign.
    if ((point >= 0xd800 && point < 0xe000) || (point & 0xfffe) === 0xfffe) continue;
    const sign = String.fromCodePoint(point);
    // Most points have no sign as yet, or one that only a font knows; nobody folds those.
    if (/[\p{Unassigned}\p{Private_Use}]/u.test(sign)) continue;
    for (const letter of searchKey(sign)) letters.add(letter);
  }
  const insert = db.prepare('insert into kept (text) values (?)');
  // Many in a row of the table: one for each letter takes seconds.
  const words = [...letters].map((letter) => `qq${letter}`);
  for (let at = 0; at < words.length; at += 500) insert.run(words.slice(at, at + 500).join(''));
  db.exec('commit');
  const rows = db.prepare(`select term from terms where term >= 'qq' and term < 'qr'`).all() as {
    term: string;
  }[]; // the table of terms has this column
  const terms = new Set(rows.map(({ term }) => term));
  expect([...letters].filter((letter) => !terms.has(`qq${letter}`))).toEqual([]);
  expect(letters.size).toBeGreaterThan(100_000);
  db.close();
});
