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
      [['F6', `${t`Shift`} F6`], t`To the next part of the screen, or the one before`],
      [
        [t`Esc`],
        t`One level back: close the dialog or menu, go to the row in the list, leave selecting`,
      ],
    ],
  },
  {
    title: t`List`,
    keys: [
      [['↓', '↑'], t`To the row below, or the one above`],
      [
        [t`Page Up`, t`Page Down`, t`Home`, t({ message: 'End', context: 'key' })],
        t`Some rows on, to the first, to the last`,
      ],
      [['J', 'K'], t`To the next snag, or the one before`],
      [[t`Space`], t`While selecting: select the snag`],
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

export const shortcutMessages = { title: t`Keyboard shortcuts`, parts };
