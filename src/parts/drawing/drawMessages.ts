import { t } from '@lingui/core/macro';
import { photoLimits } from '../../../rules/limits';

const { shapes: mostShapes } = photoLimits;

export const drawMessages = {
  tools: t`Tools`,
  arrow: t`Arrow`,
  circle: t`Circle`,
  text: t`Text`,
  textHint: t`Text, then touch where it goes`,
  textLeft: t`Touch the photo where this goes, or clear it.`,
  undo: t`Undo`,
  clear: t`Wipe all off`,
  discard: t`Discard changes`,
  done: t`Done`,
  saving: t`Saving on this device`,
  full: t`A drawing can have ${mostShapes} shapes.`,
  sheet: (title: string) => t`${title}, to draw on`,
  keys: t`Enter sets one in the middle. Arrow keys move it, with Shift only its head. Enter keeps it, Escape drops it.`,
};
