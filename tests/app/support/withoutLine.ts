import { waitFor, within } from '@testing-library/react';
import { newId } from '../../../src/domain/ids';
import type { NewEvent } from '../../../src/sync/outbox/entry';
import { grain } from '../../support/photos';
import type { Site } from '../../support/site';
import type { Arrived } from './arrive';
import { keptCopy } from './keptCopy';

/**
 * Waits until the inspector's page follows the project and the device has all that the page has.
 */
export async function caughtUp(site: Site, visitor: Arrived): Promise<void> {
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.connection.get().kind).toBe('live'),
  );
  // What comes by the journal is copied after it has come.
  const { id } = await site.raise({
    title: 'The last one before the cellar',
    companyId: site.companies.B,
  });
  await waitFor(async () => {
    const copy = await keptCopy(visitor.device, site.people.inspector.userId, 'SITE');
    expect(copy !== null && copy.stored.freshAt !== null && copy.row(id) !== undefined).toBe(true);
  });
}

export async function loseLine(visitor: Arrived): Promise<void> {
  visitor.cut();
  visitor.tab.online(false);
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.reachability.get().kind).toBe('offline'),
  );
}

/** An event of the inspector, as a screen would make it. */
export async function put(
  site: Site,
  { core }: Arrived,
  content: Pick<NewEvent, 'kind' | 'snagId' | 'fields'>,
): Promise<string> {
  const eventId = newId('event');
  await core.current()?.userSession.outbox?.add([
    {
      eventId,
      userId: site.people.inspector.userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      occurredAt: Date.now(),
      seen: null,
      ...content,
    },
  ]);
  return eventId;
}

export const go = ({ core }: Arrived, href: string): Promise<void> | undefined =>
  core.current()?.router.navigate({ href });

/** What the chips count. */
export function counts({ page }: Arrived): Record<string, number> {
  const chips = within(page.getByRole('navigation', { name: 'Which snags' })).getAllByRole('link');
  return Object.fromEntries(
    chips.map(({ textContent }) => [
      textContent.replace(/[\d,\s]+$/, ''),
      Number(textContent.replaceAll(/\D/g, '')),
    ]),
  );
}

/** The titles of the rows on the screen, from the top. */
export const titles = ({ page }: Arrived, of: RegExp): (string | undefined)[] =>
  page.queryAllByText(of).map((row: HTMLElement) => of.exec(row.textContent)?.[0]);

export async function fix(site: Site, id: string): Promise<void> {
  const photo = await grain().jpeg().toBuffer();
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
}
