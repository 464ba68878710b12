import { t } from '@lingui/core/macro';

type Shortcut = readonly [keys: readonly string[], does: string];

interface Part {
  readonly title: string;
  readonly keys: readonly Shortcut[];
}

const enter = t`Enter`;

const parts: readonly Part[] = [
  {
    title: t`Everywhere`,
    keys: [
      [['?'], t`Show these keys`],
      [['/'], t`Search`],
      [[t`Esc`], t`Close what lies on top`],
    ],
  },
  {
    title: t`List`,
    keys: [
      [['J', 'K'], t`To the next snag, or the one before`],
      [[enter], t`Open the snag`],
      [['E'], t`Edit the snag`],
      [['4', '2', enter], t`Open the snag of this number`],
    ],
  },
  {
    title: t`Plan`,
    keys: [
      [['←', '→', '↑', '↓'], t`Move the plan`],
      [['+', '−'], t`Zoom`],
      [['0'], t`Show the whole plan`],
      [['N'], t`Raise a snag at the cross`],
    ],
  },
  {
    title: t`Photos`,
    keys: [
      [['←', '→'], t`To the photo before, or the next`],
      [['+', '−', '0'], t`Enlarge, make smaller, show all of it`],
    ],
  },
];

export const shortcutWords = { title: t`Keys`, parts };
