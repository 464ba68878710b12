import { plural, t } from '@lingui/core/macro';
import { linkLimits } from '../../../rules/limits';

/** Of the links of clients. */
export const clientMessages = {
  title: t`Client links`,
  none: t`A client, an architect or the buyer of a flat can look at the list without an account. Create a link and send it to them.`,
  what: t`Each opens the list for whoever has it. No account needed.`,
  find: t`Find a client`,
  more: t`Show more links`,
  add: t`Add client link`,
  name: t`Who it is for`,
  nameHint: t`Shown where the link opens.`,
  locationHint: t`Without a location, the link shows the whole project. With one, such as a flat, it shows that location alone: its snags, photos and own plans, and no names of people or companies.`,
  mayComment: t`May comment`,
  why: t`Anyone with this link sees snags, photos, plans, reports and handovers.`,
  whyPart: t`Anyone with this link sees this location’s snags, photos and own plans, and no names of people or companies.`,
  ends: t`It ends when withdrawn, after ${linkLimits.companyDays} days without use, and when the project is archived.`,
  message: (project: string, link: string) =>
    t`The snag list for ${project}, no password needed: ${link}`,
  whole: t`Whole project`,
  removed: t`Removed location`,
  comments: t`may comment`,
  silent: t`no comments`,
  openings: (count: number) => plural(count, { one: 'opened once', other: 'opened # times' }),
};
