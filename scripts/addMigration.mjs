// npm run add-migration -- <name>
// Writes an empty migration with the next number, and adds it to the list of both engines and to
// the order that tests hold. Until a release it may be changed or removed again.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lists = 'server/database/migrationLists.ts';
const order = 'tests/server/released/migrationOrder.json';
const read = (path) => readFileSync(join(root, path), 'utf8');

const words = (process.argv[2] ?? '').split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/);
const snake = words.map((word) => word.toLowerCase()).join('_');
if (!/^[a-z]\w*[a-z0-9]$/.test(snake)) {
  console.error('Name what it adds, such as: npm run add-migration -- photo_captions');
  process.exit(1);
}

const known = JSON.parse(read(order));
const [last, hash] = Object.entries(known).at(-1);
const name = `${String(Number(last.slice(0, 4)) + 1).padStart(4, '0')}_${snake}`;
const file = `server/database/migrations/${name}.ts`;
const variable = snake.replaceAll(/_(\w)/g, (_all, letter) => letter.toUpperCase());
const before = read(lists);
if (new RegExp(`\\b${variable}\\b`).test(before)) {
  console.error(`There is a migration of this name in ${lists}. Take another one.`);
  process.exit(1);
}

const after = before
  .replace('\n\ntype Migrations', `\nimport * as ${variable} from './migrations/${name}';$&`)
  .replace(/(const ofBoth: Migrations = \{[^}]*)/, `$1  '${name}': ${variable},\n`);
known[name] = createHash('sha256').update(`${hash} ${name}`).digest('hex').slice(0, 16);

const migration = `import { type Kysely, sql } from 'kysely';

/** Say here what it is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (statements.length === 0) throw new Error('This migration has no statements yet.');
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** SQL that both engines speak; a column that is added has a default or may be null. */
const statements: readonly string[] = [];
`;

writeFileSync(join(root, file), migration, { flag: 'wx' });
writeFileSync(join(root, lists), after);
writeFileSync(join(root, order), `${JSON.stringify(known, null, 2)}\n`);
console.log(`${file}: written. Put the statements in it, and the columns into
  server/database/schema.ts, which says with server/database/writtenTexts.ts what they hold.
${lists}: added to the list of both engines.
${order}: added with its hash.`);
