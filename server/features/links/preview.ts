import { previewOfSnag } from '../../../rules/links';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { linkByToken } from './store';

/**
 * Whether a page's address has a token in it: no search engine keeps it, and no other site hears
 * of it.
 */
export const hasToken = (path: string): boolean => path.startsWith('/t/');

/**
 * What a messenger shows of a link to one snag: its number, location and trade, for whoever has a
 * token that opens it, and nothing of people. Null for every other address. Changes nothing,
 * because messengers ask by themselves; tokens that open nothing are counted like those that a page
 * sends.
 */
export async function previewOf(
  { db, clock, tries }: Services,
  path: string,
  address: string,
): Promise<string | null> {
  const [, token, number] = /^\/t\/([\w-]{43})\/([1-9]\d{0,8})$/.exec(path) ?? [];
  if (token === undefined || number === undefined) return null;
  try {
    const counted = await tries.atLink(address);
    const link = await linkByToken(db, token, clock());
    if (link === undefined) return null;
    await counted.takeBack();
    const snag = await db
      .selectFrom('snag')
      .leftJoin('location', 'location.id', 'snag.location_id')
      .leftJoin('trade', 'trade.id', 'snag.trade_id')
      .where('snag.project_id', '=', link.project_id)
      .where('snag.number', '=', Number(number))
      .where('snag.company_id', '=', link.company_id)
      .select(['location.path', 'trade.name as trade'])
      .executeTakeFirst();
    return snag === undefined
      ? null
      : previewOfSnag(`${link.code}-${number}`, { place: snag.path, trade: snag.trade });
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
