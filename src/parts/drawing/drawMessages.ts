import { t } from '@lingui/core/macro';
import { photoLimits } from '../../../rules/limits';

const { shapes: mostShapes } = photoLimits;

export const drawMessages = {
  tools: t`Tools`,
  arrow: t`Arrow`,
  circle: t`Circle`,
  line: t`Freehand line`,
  text: t`Text`,
  textHint: t`Text, then tap where it goes`,
  textLeft: t`Tap the photo to place the text, or clear it.`,
  undo: t`Undo`,
  clear: t`Clear all`,
  discard: t`Discard changes`,
  done: t`Done`,
  saving: t`Saving on this device`,
  full: t`A drawing can have up to ${mostShapes} shapes.`,
  sheet: (title: string) => t`Draw: ${title}`,
  keys: t`Enter places one in the middle. Arrow keys move it, with Shift only its end. Enter keeps it, Escape discards it. Plus and minus zoom, 0 shows the whole photo.`,
  zoomIn: t`Zoom in`,
  zoomOut: t`Zoom out`,
  fit: t`Whole photo`,
};
