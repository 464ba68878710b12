import { type Kysely, sql } from 'kysely';

/** What lists are ordered by, and comments in what search looks through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const commented = await sql<{
    search_id: number;
    comment: string;
  }>`select search_id, comment from event
    join snag_text on snag_text.snag_id = event.snag_id where comment is not null order by event.project_id, seq`.execute(
    db,
  );
  for (const { search_id, comment } of commented.rows) {
    const more = `\n${comment.normalize('NFKC').toLowerCase()}`;
    await sql`insert into snag_search (snag_search, rowid, text) select 'delete', search_id, text from snag_text where search_id = ${search_id}`.execute(
      db,
    );
    await sql`update snag_text set text = text || ${more} where search_id = ${search_id}`.execute(
      db,
    );
    await sql`insert into snag_search (rowid, text) select search_id, text from snag_text where search_id = ${search_id}`.execute(
      db,
    );
  }
}

const statements = [
  `alter table snag add column due_key text not null default '9999-12-31'`,
  'alter table snag add column changed_at bigint not null default 0',
  `update snag set due_key = coalesce(due_on, due_key), changed_at = coalesce((select max(recorded_at) from event
     where event.snag_id = snag.id and kind <> 'PHOTO_RENDERED'), raised_at)`,
  `alter table snag add column place_key text not null default '1'`,
  `update snag set place_key = coalesce((select '0' || path_key from location where location.id = snag.location_id), '1')`,
  'create index snag_place on snag (project_id, place_key, number)',
  'create index snag_due on snag (project_id, due_key, number)',
  'create index snag_changed on snag (project_id, changed_at, number)',
  'create index snag_location on snag (location_id)',
];
