import { t } from '@lingui/core/macro';
import type { Drawn } from '../pictures/drawingPaths';

export const drawingMessages = { drawing: t`Drawing` };

/**
 * A description of a shape for screen readers: where an arrow points, what a circle is around,
 * where a text stands.
 */
export function nameOfShape({ kind, x, y, toX, toY, text }: Drawn): string {
  const middle = kind === 'CIRCLE';
  const across = percent(toX === null ? x : middle ? (x + toX) / 2 : toX);
  const down = percent(toY === null ? y : middle ? (y + toY) / 2 : toY);
  if (kind === 'LINE') return t`Line from ${across} % across, ${down} % down`;
  if (kind === 'ARROW') return t`Arrow to ${across} % across, ${down} % down`;
  return middle
    ? t`Circle around ${across} % across, ${down} % down`
    : t`“${text ?? ''}” at ${across} % across, ${down} % down`;
}

const percent = (part: number): number => Math.round(part * 100);
