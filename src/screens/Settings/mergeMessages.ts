import { plural, t } from '@lingui/core/macro';

interface Uses {
  readonly snags: number;
  readonly people: number;
  readonly trades: number;
}

export const mergeMessages = {
  open: (company: string) => t`Merge ${company} into another company`,
  into: t`The company that stays`,
  choose: t`Choose a company`,
  needed: t`Choose the company that stays.`,
  what: (company: string, into: string, { snags, people, trades }: Uses) =>
    t`${into} gets all that ${company} has (${plural(snags, { one: '# snag', other: '# snags' })}, ${plural(people, { one: '# person', other: '# people' })}, ${plural(trades, { one: '# trade', other: '# trades' })}) and its open invitations. ${company} is then removed, and that cannot be undone.`,
  rest: (company: string, into: string) =>
    t`The history of its snags keeps its name. Saved views of ${company} show ${into}; reports about it that are sent on fixed days stop.`,
  link: (company: string, into: string) =>
    t`The link of ${company} ends at once, on every device, and what is unsent there stays there. Send its people the link of ${into}.`,
  now: (company: string, into: string) => t`Merge ${company} into ${into}`,
  merged: (company: string, into: string) => t`Merged: ${company} into ${into}`,
};
