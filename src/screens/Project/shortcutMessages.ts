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
      [['?'], t`Keyboard shortcuts`],
      [['/'], t`Search`],
      [['N'], t`Raise a snag`],
      [['F6', `${t`Shift`} F6`], t`Next or previous part of the screen`],
      [
        [t`Esc`],
        t`Back one level: close the dialog or menu, go to the row in the list, stop selecting`,
      ],
    ],
  },
  {
    title: t`List`,
    keys: [
      [['↓', '↑'], t`Next or previous row`],
      [
        [t`Page Up`, t`Page Down`, t`Home`, t({ message: 'End', context: 'key' })],
        t`Several rows on, first row, last row`,
      ],
      [['J', 'K'], t`Next or previous snag`],
      [[t`Space`], t`While selecting: select the snag`],
      [[enter], t`Open snag`],
      [['E'], t`Edit the snag`],
      [['4', '2', enter], t`Open the snag with this number`],
    ],
  },
  {
    title: t`Plan`,
    keys: [
      [['←', '→', '↑', '↓'], t`Move the plan`],
      [['+', '−'], t`Zoom`],
      [['0'], t`Whole plan`],
      [['N'], t`Raise a snag at the cross`],
    ],
  },
  {
    title: t`Photos`,
    keys: [
      [['←', '→'], t`Previous or next photo`],
      [['+', '−', '0'], t`Zoom in, zoom out, whole photo`],
    ],
  },
];

export const shortcutMessages = { title: t`Keyboard shortcuts`, parts };
