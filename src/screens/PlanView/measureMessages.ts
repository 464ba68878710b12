import { t } from '@lingui/core/macro';
import { readNumber } from '../../../rules/numbers';
import { region } from '../../ui/messages/region';

const decimals = (number: number, most: number): string =>
  new Intl.NumberFormat(region(), { maximumFractionDigits: most }).format(number);

/** As in a field: without groups, and in digits that every keyboard has. */
const typed = (): Intl.NumberFormat =>
  new Intl.NumberFormat(region(), {
    maximumFractionDigits: 3,
    useGrouping: false,
    numberingSystem: 'latn',
  });

/** Below a metre in mm. */
function length(metres: number): string {
  const isShort = metres < 1;
  return new Intl.NumberFormat(region(), {
    style: 'unit',
    unit: isShort ? 'millimeter' : 'meter',
    maximumFractionDigits: isShort ? 0 : 2,
  }).format(isShort ? metres * 1_000 : metres);
}

export const measureMessages = {
  title: (label: string) => t`Measure on revision ${label}`,
  close: t`Back to the plan`,
  what: t`What to measure`,
  distance: t`Distance`,
  area: t`Area`,
  keys: t`Arrow keys pan, plus and minus zoom, Enter sets a point at the cross.`,
  scale: t`Scale 1 :`,
  scaleHint: t`As in the title block, such as 50. Kept on this device.`,
  scaleWrong: t`Enter a number such as 50.`,
  known: t`Known length`,
  knownLength: t`This distance in metres`,
  knownWrong: t`Enter a length such as 3.42.`,
  use: t`Use for the scale`,
  start: t`Tap the first point.`,
  next: t`Tap the next point.`,
  third: t`An area needs three points.`,
  noScale: t`Enter the scale, or tap two points whose distance you know.`,
  length,
  areaOf: (metres2: number) => {
    const number = decimals(metres2, 2);
    return t`${number} m²`;
  },
  oneTo: (scale: number) => `1:${decimals(scale, 1)}`,
  typed: (number: number) => typed().format(number),
  /** What was typed into such a field; null: no positive number. */
  read: (text: string) => readNumber(text, typed().format(0.5).includes(',') ? ',' : '.'),
  crossed: t`The lines cross. An area needs lines that don’t.`,
  undo: t`Undo point`,
  clear: t`Clear`,
  keepOn: t`Keep on snag`,
  keep: t`Keep`,
  comment: (plan: string, revision: string, value: string, scale: string) =>
    t`Measured on ${plan}, revision ${revision} (${scale}): ${value}`,
  kept: (reference: string) => t`Kept as a comment on ${reference}.`,
};
