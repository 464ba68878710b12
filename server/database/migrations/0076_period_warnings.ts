import { type Kysely, sql } from 'kysely';

/** The last mail to each admin about the end of a defects period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** SQL that both engines speak; a column that is added has a default or may be null. */
const statements: readonly string[] = [
  `create table period_warning (acceptance_id text not null references acceptance (id) on delete cascade, user_id text not null references "user" (id),
   ends_on text not null, days bigint not null, primary key (acceptance_id, user_id))`,
];
