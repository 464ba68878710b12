import type { Migration } from 'kysely';
import * as start from './migrations/0001_start';
import * as plans from './migrations/0002_plans';
import * as lists from './migrations/0003_lists';
import * as accounts from './migrations/0004_accounts';
import * as workingDays from './migrations/0005_working_days';
import * as language from './migrations/0006_language';
import * as savedViews from './migrations/0007_saved_views';
import * as drawings from './migrations/0008_drawings';
import * as waiting from './migrations/0009_waiting';
import * as machineLinks from './migrations/0010_machine_links';
import * as camera from './migrations/0011_camera';
import * as archivedRegisters from './migrations/0012_archived_registers';
import * as archivedLocations from './migrations/0013_archived_locations';
import * as references from './migrations/0014_references';
import * as journalChain from './migrations/0015_journal_chain';
import * as sortKeys from './migrations/0016_sort_keys';
import * as searchFold from './migrations/0017_search_fold';
import * as jobs from './migrations/0018_jobs';
import * as erasing from './migrations/0019_erasing';
import * as chainFormat from './migrations/0020_chain_format';
import * as secureDelete from './migrations/0021_secure_delete';
import * as searchParts from './migrations/0022_search_parts';
import * as tally from './migrations/0023_tally';
import * as postgres from './migrations/0023_postgres';
import * as tryCounts from './migrations/0024_try_counts';
import * as restored from './migrations/0025_restored';
import * as reports from './migrations/0026_reports';
import * as recordChecks from './migrations/0027_record_checks';
import * as turned from './migrations/0028_turned';
import * as handovers from './migrations/0029_handovers';
import * as sentReports from './migrations/0057_sent_reports';
import * as archiveImports from './migrations/0033_archive_imports';
import * as erasingEvents from './migrations/0035_erasing_events';
import * as shortWords from './migrations/0036_short_words';
import * as companyLinks from './migrations/0038_company_links';
import * as admitted from './migrations/0039_admitted';
import * as eventsByLink from './migrations/0040_events_by_link';
import * as secondFactors from './migrations/0055_second_factors';
import * as tableImports from './migrations/0056_table_imports';
import * as push from './migrations/0058_push';
import * as passkeys from './migrations/0058_sign_in_passkeys';
import * as joinedSignIns from './migrations/0059_joined_sign_ins';
import * as providerSessions from './migrations/0060_provider_sessions';
import * as sender from './migrations/0061_sender';
import * as searchBySnag from './migrations/0062_search_by_snag';
import * as fairShares from './migrations/0063_fair_shares';
import * as locationSearch from './migrations/0064_location_search';
import * as madeBytes from './migrations/0065_made_bytes';
import * as planUploads from './migrations/0066_plan_uploads';
import * as mailedLinks from './migrations/0067_mailed_links';
import * as mergedSnags from './migrations/0068_merged_snags';
import * as placesInOrder from './migrations/0069_places_in_order';
import * as byPriority from './migrations/0070_by_priority';
import * as takeBack from './migrations/0071_take_back';
import * as acceptances from './migrations/0072_acceptances';
import * as codeLink from './migrations/0073_code_link';
import * as countedSnags from './migrations/0074_counted_snags';
import * as oneHistory from './migrations/0075_one_history';
import * as periodWarnings from './migrations/0076_period_warnings';
import * as clientLinks from './migrations/0077_client_links';
import * as defectNotices from './migrations/0078_defect_notices';
import * as undoneImports from './migrations/0079_undone_imports';
import * as apiKeys from './migrations/0080_api_keys';
import * as webhooks from './migrations/0081_webhooks';
import * as bcfTopics from './migrations/0082_bcf_topics';
import * as costs from './migrations/0083_costs';
import * as noticeReceipts from './migrations/0084_notice_receipts';
import * as planLinks from './migrations/0085_plan_links';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * From 0024 on: SQL that both engines speak, with `text` and `bigint` columns. What concerns one
 * engine alone asks which one it is.
 */
const ofBoth: Migrations = {
  '0024_try_counts': tryCounts,
  '0025_restored': restored,
  '0026_reports': reports,
  '0027_record_checks': recordChecks,
  '0028_turned': turned,
  '0029_handovers': handovers,
  '0033_archive_imports': archiveImports,
  '0035_erasing_events': erasingEvents,
  '0036_short_words': shortWords,
  '0038_company_links': companyLinks,
  '0039_admitted': admitted,
  '0040_events_by_link': eventsByLink,
  '0055_second_factors': secondFactors,
  '0056_table_imports': tableImports,
  '0057_sent_reports': sentReports,
  '0058_push': push,
  '0058_sign_in_passkeys': passkeys,
  '0059_joined_sign_ins': joinedSignIns,
  '0060_provider_sessions': providerSessions,
  '0061_sender': sender,
  '0062_search_by_snag': searchBySnag,
  '0063_fair_shares': fairShares,
  '0064_location_search': locationSearch,
  '0065_made_bytes': madeBytes,
  '0066_plan_uploads': planUploads,
  '0067_mailed_links': mailedLinks,
  '0068_merged_snags': mergedSnags,
  '0069_places_in_order': placesInOrder,
  '0070_by_priority': byPriority,
  '0071_take_back': takeBack,
  '0072_acceptances': acceptances,
  '0073_code_link': codeLink,
  '0074_counted_snags': countedSnags,
  '0075_one_history': oneHistory,
  '0076_period_warnings': periodWarnings,
  '0077_client_links': clientLinks,
  '0078_defect_notices': defectNotices,
  '0079_undone_imports': undoneImports,
  '0080_api_keys': apiKeys,
  '0081_webhooks': webhooks,
  '0082_bcf_topics': bcfTopics,
  '0083_costs': costs,
  '0084_notice_receipts': noticeReceipts,
  '0085_plan_links': planLinks,
};

export const ofSqlite: Migrations = {
  '0001_start': start,
  '0002_plans': plans,
  '0003_lists': lists,
  '0004_accounts': accounts,
  '0005_working_days': workingDays,
  '0006_language': language,
  '0007_saved_views': savedViews,
  '0008_drawings': drawings,
  '0009_waiting': waiting,
  '0010_machine_links': machineLinks,
  '0011_camera': camera,
  '0012_archived_registers': archivedRegisters,
  '0013_archived_locations': archivedLocations,
  '0014_references': references,
  '0015_journal_chain': journalChain,
  '0016_sort_keys': sortKeys,
  '0017_search_fold': searchFold,
  '0018_jobs': jobs,
  '0019_erasing': erasing,
  '0020_chain_format': chainFormat,
  '0021_secure_delete': secureDelete,
  '0022_search_parts': searchParts,
  '0023_tally': tally,
  ...ofBoth,
};

export const ofPostgres: Migrations = {
  '0023_postgres': postgres,
  ...ofBoth,
};
