import { type Kysely, sql } from 'kysely';
import { searchKey } from '../../../rules/text';

/**
 * What a snag is found by, in parts: with all comments in one text, each event of a snag with
 * thousands of them wrote all of that anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<{ id: string; project_id: string; part: number; text: string }>`
    select snag.id, snag.project_id, 0 as part, project.code || '-' || snag.number || char(10) || title || char(10) || description || char(10) || coalesce(location.path, '') as text
      from snag join project on project.id = snag.project_id left join location on location.id = snag.location_id
    union all
    select event.snag_id, event.project_id, event.seq, value from event join event_value on event_value.project_id = event.project_id and event_value.seq = event.seq
      where event.snag_id is not null and event_value.name = 'comment'`.execute(db);
  for (const { id, project_id, part, text } of rows)
    await sql`insert into snag_text (snag_id, project_id, part, text) values (${id}, ${project_id}, ${part}, ${searchKey(text)})`.execute(
      db,
    );
  await sql`insert into snag_search (rowid, text) select search_id, text from snag_text`.execute(
    db,
  );
}

const statements = [
  `insert into snag_search (snag_search) values ('delete-all')`,
  'drop table snag_text',
  'create table snag_text (search_id integer primary key, snag_id text not null, project_id text not null, part integer not null, text text not null, unique (snag_id, part))',
  'create index snag_text_project on snag_text (project_id)',
];
