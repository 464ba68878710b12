// Positions of a sheet on the screen. Spots on a sheet are fractions of its width and height, from
// its top left corner.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface View {
  /** Position of the sheet's top left corner, in px of the viewport. */
  readonly left: number;
  readonly top: number;
  /** Size of the whole sheet, in px of the screen. */
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  readonly boxHeight: number;
}

export function toScreen({ left, top, width, height }: View, { x, y }: Spot): Spot {
  return { x: left + x * width, y: top + y * height };
}

export function toSheet({ left, top, width, height }: View, { x, y }: Spot): Spot {
  return { x: (x - left) / width, y: (y - top) / height };
}

/** The spot under the middle of the box. */
export function centreOf(view: View): Spot {
  return toSheet(view, { x: view.boxWidth / 2, y: view.boxHeight / 2 });
}

export function isOnSheet({ x, y }: Spot): boolean {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
}

/** Whether two spots are less than a pixel of the sheet apart. */
export function isSameSpot(
  one: Spot,
  other: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return Math.hypot((one.x - other.x) * width, (one.y - other.y) * height) < 1;
}

/** The nearest spot that is on the sheet. */
export function ontoSheet({ x, y }: Spot): Spot {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
}

/** Smallest distance of a visible spot from the viewport's edges, in px. */
const edgePx = 48;

/**
 * The centre to pan to so that a spot is visible between what covers the viewport from above, in
 * px, and from below, as a fraction; null if it is already.
 */
export function lookFor(
  view: View,
  spot: Spot,
  coveredBelow: number,
  coveredAbovePx = 0,
): Spot | null {
  const { x, y } = toScreen(view, spot);
  const seen = view.boxHeight * (1 - coveredBelow);
  const inSight =
    x >= edgePx &&
    x <= view.boxWidth - edgePx &&
    y >= coveredAbovePx + edgePx &&
    y <= seen - edgePx;
  return inSight ? null : toSheet(view, { x, y: y + (view.boxHeight - seen - coveredAbovePx) / 2 });
}

/** Between a pin's middle and what stands beside it, and between that and the edges, in px. */
const pinPx = 26;
const marginPx = 8;

/**
 * Where something of a size stands beside a pin: below it, or above it where there is no room, and
 * never beyond the viewport's sides. `pin` in px of the viewport.
 */
export function besidePin(
  { boxWidth, boxHeight }: View,
  pin: Spot,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly inSight: boolean } {
  const below = pin.y + pinPx;
  const above = pin.y - pinPx - height;
  return {
    left: Math.max(marginPx, Math.min(pin.x, boxWidth - marginPx - width)),
    top: below + height + marginPx <= boxHeight || above < 0 ? below : above,
    inSight: pin.x >= 0 && pin.x <= boxWidth && pin.y >= 0 && pin.y <= boxHeight,
  };
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The visible part of the sheet, extended by a margin in px on each side. */
export function boundsOf(view: View, marginPx: number): Bounds {
  const from = toSheet(view, { x: -marginPx, y: -marginPx });
  const to = toSheet(view, { x: view.boxWidth + marginPx, y: view.boxHeight + marginPx });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

/** The view that shows the whole sheet as large as possible. */
export function fitted(
  box: { readonly width: number; readonly height: number },
  sheet: { readonly width: number; readonly height: number },
): View {
  const scale = Math.min(box.width / sheet.width, box.height / sheet.height);
  const [width, height] = [sheet.width * scale, sheet.height * scale];
  return {
    left: (box.width - width) / 2,
    top: (box.height - height) / 2,
    width,
    height,
    boxWidth: box.width,
    boxHeight: box.height,
  };
}
