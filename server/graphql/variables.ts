import { Refusal } from '../refusal';
import { settings } from '../settings';

/**
 * Refuses variables that hold more than any field of ours has, before they are compared with the fields: GraphQL makes an error for each
 * field that it does not know, with a picture of all of them in it, and ten thousands of them would stop the server for seconds.
 */
export function checkVariables(value: unknown, levels: number = settings.query.levels): void {
  if (typeof value !== 'object' || value === null) return;
  // A list is as long as its field allows, which says so in its own words.
  const isList = Array.isArray(value);
  const parts: unknown[] = isList ? value : Object.values(value);
  if (levels === 0 || (!isList && parts.length > settings.query.fields)) throw new Refusal('BAD_REQUEST');
  for (const part of parts) checkVariables(part, levels - 1);
}
