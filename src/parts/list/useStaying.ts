import { useState } from 'react';

/**
 * These ids, and those that were among them since `version` last changed: what has just been sent
 * stays until the server's list was read again.
 */
export function useStaying(ids: readonly string[], version: unknown): readonly string[] {
  const [before, setBefore] = useState({ version, ids });
  const staying = [...new Set([...(before.version === version ? before.ids : []), ...ids])];
  const isSame = staying.length === before.ids.length && before.version === version;
  if (!isSame) setBefore({ version, ids: staying });
  return staying;
}
