import { plural, t } from '@lingui/core/macro';

interface Uses {
  readonly snags: number;
  readonly people: number;
  readonly trades: number;
}

export const mergeMessages = {
  open: (company: string) => t`Merge ${company} into another company`,
  into: t`Company to keep`,
  choose: t`Choose a company`,
  needed: t`Choose the company to keep.`,
  what: (company: string, into: string, { snags, people, trades }: Uses) =>
    t`${into} takes over everything from ${company} (${plural(snags, { one: '# snag', other: '# snags' })}, ${plural(people, { one: '# person', other: '# people' })}, ${plural(trades, { one: '# trade', other: '# trades' })}) and its open invitations. ${company} is then removed. This can’t be undone.`,
  rest: (company: string, into: string) =>
    t`The history of its snags keeps its name. Saved views of ${company} show ${into}; its scheduled reports stop.`,
  link: (company: string, into: string) =>
    t`The link for ${company} stops working at once. Unsent work stays on each device. Send its people the link for ${into}.`,
  now: (company: string, into: string) => t`Merge ${company} into ${into}`,
  merged: (company: string, into: string) => t`Merged: ${company} into ${into}`,
};
