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

type Migrations = Readonly<Record<string, Migration>>;

/** From 0024 on: SQL that both engines speak. `text` and `bigint` columns, no triggers; what only one of them knows goes by `engineOf`. */
const ofBoth: Migrations = { '0024_try_counts': tryCounts, '0025_restored': restored };

export const ofSqlite: Migrations = { '0001_start': start, '0002_plans': plans, '0003_lists': lists, '0004_accounts': accounts, '0005_working_days': workingDays, '0006_language': language, '0007_saved_views': savedViews, '0008_drawings': drawings, '0009_waiting': waiting, '0010_machine_links': machineLinks, '0011_camera': camera, '0012_archived_registers': archivedRegisters, '0013_archived_locations': archivedLocations, '0014_references': references, '0015_journal_chain': journalChain, '0016_sort_keys': sortKeys, '0017_search_fold': searchFold, '0018_jobs': jobs, '0019_erasing': erasing, '0020_chain_format': chainFormat, '0021_secure_delete': secureDelete, '0022_search_parts': searchParts, '0023_tally': tally, ...ofBoth };

export const ofPostgres: Migrations = { '0023_postgres': postgres, ...ofBoth };
