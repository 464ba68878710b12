import { logoPrefix } from './logoFiles';
import { photoPrefixes } from './photoKey';
import { planFilePrefix, sheetPrefix } from './plans/paths';
import { reportPrefix } from './reportFiles';

/**
 * Below these prefixes lies, in shards, all that rows name. What is made for a while only, such as
 * pages of a plan file, lies elsewhere.
 */
export const storedPrefixes: readonly string[] = [
  photoPrefixes.originals,
  photoPrefixes.renditions,
  planFilePrefix,
  sheetPrefix,
  reportPrefix,
  logoPrefix,
];

/** The folders of a data directory, or of a bucket, that they are in. */
export const storedFolders: readonly string[] = [
  ...new Set(storedPrefixes.map((prefix) => prefix.slice(0, prefix.indexOf('/')))),
];
