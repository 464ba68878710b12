import LibsqlDatabase from 'libsql';
import { searchKey } from '../../rules/text';

// The index of search folds letters by itself. Whatever it takes for one must be one in the rules, or a device would find less than the server.
test('the index keeps every letter as the rules make it', () => {
  const db = new LibsqlDatabase(':memory:');
  db.exec(`create virtual table kept using fts5 (text, tokenize = 'trigram'); create virtual table terms using fts5vocab (kept, 'row'); begin`);
  const letters = new Set<string>();
  for (let point = 0x21; point <= 0x10ffff; point += 1) {
    // Halves of signs, and what Unicode promises never to be a sign.
    if ((point >= 0xd800 && point < 0xe000) || (point & 0xfffe) === 0xfffe) continue;
    for (const letter of searchKey(String.fromCodePoint(point))) letters.add(letter);
  }
  const insert = db.prepare('insert into kept (text) values (?)');
  for (const letter of letters) insert.run(`qq${letter}`);
  db.exec('commit');
  const rows = db.prepare('select term from terms').all() as { term: string }[]; // the table of terms has this column
  const terms = new Set(rows.map(({ term }) => term));
  expect([...letters].filter((letter) => !terms.has(`qq${letter}`))).toEqual([]);
  expect(letters.size).toBeGreaterThan(100_000);
  db.close();
});
