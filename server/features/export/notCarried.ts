import type { Database } from '../../database/schema';
import type { ArchiveTable } from './carried';

/**
 * What becomes of every other table. JOURNAL: it stands in journal.jsonl. MADE: it is made again
 * from what is carried. PERSON: `person` has of it what the archive needs. SERVER: it is no part of
 * a project's record, or of one server alone.
 */
export const notCarried: Readonly<
  Record<Exclude<keyof Database, ArchiveTable>, 'JOURNAL' | 'MADE' | 'PERSON' | 'SERVER'>
> = {
  event: 'JOURNAL',
  event_file: 'JOURNAL',
  event_value: 'JOURNAL',
  redaction: 'JOURNAL',
  snag_tally: 'MADE',
  told_event: 'MADE',
  admitted: 'MADE',
  user: 'PERSON',
  member: 'PERSON',
  setting: 'SERVER',
  session: 'SERVER',
  token: 'SERVER',
  password_link: 'SERVER',
  one_time_codes: 'SERVER',
  recovery_code: 'SERVER',
  sign_in_change: 'SERVER',
  push_subscription: 'SERVER',
  push_told: 'SERVER',
  start_token: 'SERVER',
  passkey: 'SERVER',
  used_challenge: 'SERVER',
  joined_sign_in: 'SERVER',
  provider_session: 'SERVER',
  invitation: 'SERVER',
  // What they open is over in any copy.
  company_link: 'SERVER',
  link_token: 'SERVER',
  link_person: 'SERVER',
  api_key: 'SERVER',
  webhook: 'SERVER',
  webhook_event: 'SERVER',
  deleted_project: 'SERVER',
  record_check: 'SERVER',
  report: 'SERVER',
  report_mail: 'SERVER',
  report_link: 'SERVER',
  code_link: 'SERVER',
  defect_notice_mail: 'SERVER',
  // Nobody on the next server may get messages of a project that they have not asked for.
  report_schedule: 'SERVER',
  plan_upload: 'SERVER',
  archive_import: 'SERVER',
  archive_row: 'SERVER',
  // Made on the other server, from the archive's own people.
  imported_person: 'SERVER',
  table_import: 'SERVER',
  table_import_row: 'SERVER',
  imported_thing: 'SERVER',
  bcf_topic: 'SERVER',
  attention: 'SERVER',
  period_warning: 'SERVER',
  mailing: 'SERVER',
  job: 'SERVER',
  try_count: 'SERVER',
  payer_use: 'SERVER',
};
