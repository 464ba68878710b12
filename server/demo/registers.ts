import { saveCompany } from '../features/companies/company';
import { saveLocation } from '../features/locations/location';
import { saveTrade } from '../features/trades/trade';
import { editProject } from '../features/projects/create';
import { locations, site } from './site';
import type { Story } from './story';

/** The companies, trades and locations of the demo project. */
export async function saveRegisters(story: Story, at: number): Promise<void> {
  const { id, projectId } = story;
  const admin = () => story.as('anna', at);
  const event = (name: string) => ({ eventId: id('event', name), occurredAt: at, projectId });
  await editProject(admin(), { input: { ...event('project'), address: site.address, clientName: site.clientName } });
  for (const company of site.companies) {
    await saveCompany(admin(), { input: { ...event(`company ${company.name}`), id: id('company', company.name), ...company } });
  }
  for (const { name, company, phrases } of site.trades) {
    const input = { ...event(`trade ${name}`), id: id('trade', name), name, defaultCompanyId: id('company', company), phrases: [...phrases] };
    await saveTrade(admin(), { input });
  }
  const saved = new Set<string>();
  for (const path of locations) {
    for (let depth = 1; depth <= path.length; depth += 1) {
      const key = path.slice(0, depth).join('/');
      if (saved.has(key)) continue;
      saved.add(key);
      const parent = path.slice(0, depth - 1).join('/');
      const input = { ...event(`location ${key}`), id: id('location', key), name: path[depth - 1] ?? '', parentId: depth === 1 ? null : id('location', parent) };
      await saveLocation(admin(), { input });
    }
  }
}
