import type { PlanSheet_revision$data } from '../../../__generated__/relay/PlanSheet_revision.graphql';
import type { SheetSize } from './clusters';
import type { SheetTiles } from './openViewer';

type Drawn = Pick<PlanSheet_revision$data, 'tiles' | 'widthPx' | 'heightPx'>;
type OnPaper = Pick<PlanSheet_revision$data, 'pageWidthMm' | 'pageHeightMm'>;

/** Null until the server has rendered it. */
export function tilesOf({ tiles, widthPx, heightPx }: Drawn): SheetTiles | null {
  return tiles == null || widthPx == null || heightPx == null
    ? null
    : { ...tiles, widthPx, heightPx };
}

/** In pixels at full zoom; before these are known, the paper's proportions. */
export function sizeOf({
  widthPx,
  heightPx,
  pageWidthMm,
  pageHeightMm,
}: Omit<Drawn, 'tiles'> & OnPaper): SheetSize {
  return { width: widthPx ?? pageWidthMm, height: heightPx ?? pageHeightMm };
}
