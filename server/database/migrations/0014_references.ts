import { type Kysely, sql } from 'kysely';

const statements = [
  // Whether anything carries a trade or a company, asked before it is removed, by the check of
  // foreign keys too, and for filters.
  'create index snag_trade on snag (trade_id, company_id)',
  'create index snag_fixer on snag (company_id)',
  // What became of a plan, a trade or a company; events of snags name none.
  'create index event_subject on event (subject_id, kind) where subject_id is not null',
];

/** Finds snags by what they point at, and events by what they are about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
