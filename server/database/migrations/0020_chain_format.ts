import { type Kysely, sql } from 'kysely';

/** By which rules an event was hashed. All that were there before go by those of format 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column format integer not null default 1`.execute(db);
  await sql`drop view told_event`.execute(db);
  await sql.raw(toldEvent).execute(db);
}

const toldEvent = `create view told_event as select event.project_id, event.seq, event.format, event.id, event.kind, event.actor_kind, event.actor_id, event.snag_id,
     event.subject_id, event.reason, event.without_effect, event.status_after, event.company_before, event.company_after, event.occurred_at,
     event.recorded_at, event.sealed_at, event.receipt, event.commitments, event.hash, first_file.file_id as photo_id, changes.value as changes,
     comment.value as comment, content.value as content
     from event
     left join event_file as first_file on first_file.project_id = event.project_id and first_file.seq = event.seq and first_file.position = 0
     left join event_value as changes on changes.project_id = event.project_id and changes.seq = event.seq and changes.name = 'changes'
     left join event_value as comment on comment.project_id = event.project_id and comment.seq = event.seq and comment.name = 'comment'
     left join event_value as content on content.project_id = event.project_id and content.seq = event.seq and content.name = 'content'`;
