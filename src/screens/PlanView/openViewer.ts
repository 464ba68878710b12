import type { Tile, Viewer as Dragon } from 'openseadragon';
import type { Placement } from '../../../rules/alignment';
import { sheetDrawer } from './sheetDrawer';
import type { Spot, View } from './view';

/** Data of a revision's tiles. */
export interface SheetTiles {
  /** Address of the tile pyramid. */
  readonly url: string;
  /** Pixels of a tile's side without its overlap. */
  readonly size: number;
  readonly overlap: number;
  /** Pixels at full zoom. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Another sheet that lies on the opened one. */
export interface PlacedSheet {
  readonly tiles: SheetTiles;
  readonly placement: Placement;
}

/**
 * A view of a sheet: the spot in the middle, and the width of the whole sheet in px of the screen.
 */
export interface Look {
  readonly centre: Spot;
  readonly width: number;
}

type Press = (at: Spot, target: Element | null, isSecond: boolean) => void;

/** The plan viewer. It handles touch, wheel and double-tap itself; this controls it otherwise. */
export interface Viewer {
  view(): View;
  /** The listener runs in the animation frame in which the view changes. */
  subscribe(listener: () => void): () => void;
  zoomBy(factor: number): void;
  /** Pans by px. */
  panBy(x: number, y: number): void;
  fit(): void;
  /** `atOnce`: without animation. */
  look(look: Look, atOnce?: boolean): void;
  /**
   * An element over the viewport for marks on the sheet. It is not moved itself and passes pointer
   * events on to the viewer.
   */
  readonly layer: HTMLElement;
  /** Asks again for the tiles that could not be loaded. */
  retry(): void;
  /**
   * A press and release on the sheet or on an element of the layer. `isSecond` of a double press,
   * which zooms.
   */
  onPress(listener: Press): () => void;
  close(): void;
}

export interface ViewerOptions {
  readonly animate: boolean;
  /** The first view; null: the whole sheet. */
  readonly look: Look | null;
  /** Lies on the opened sheet. @default none */
  readonly above?: PlacedSheet | null;
  /** All visible tiles were drawn, and none is missing. */
  readonly onDrawn: () => void;
  readonly onTrouble: (trouble: Trouble) => void;
}

/** A tile could not be loaded, and `ALL`: none before it could; null when a later one was. */
export type Trouble = 'PART' | 'ALL' | null;

/** Tiles kept in memory, of about 1 MB each: phones kill pages that keep a whole sheet. */
const keptTiles = { phone: 48, desk: 144 };
/**
 * The first level loaded, as a power of two of the longer side in px. Smaller ones are covered by
 * the overview.
 */
const firstLevel = 8;
/** Screen pixels for one pixel of the sheet at full zoom, so that thin letters are readable. */
const fullZoom = 2;
/** Two presses are one double press within so much, as in the viewer. */
const doublePress = { ms: 300, px: 20 };
/** Retries of a failed tile, and their delay and timeout in ms. */
const retries = { tileRetryMax: 3, tileRetryDelay: 2_500, timeout: 30_000 };

/** False without a canvas, as in jsdom. */
export function canDraw(): boolean {
  return typeof CanvasRenderingContext2D !== 'undefined';
}

/** Loads the code, once. */
export async function loadDragon(): Promise<typeof import('openseadragon')> {
  const code = await import('openseadragon');
  return code.default;
}

export async function openViewer(
  element: HTMLElement,
  tiles: SheetTiles,
  options: ViewerOptions,
): Promise<Viewer> {
  const OpenSeadragon = await loadDragon();
  forbidStyle();
  const { animate, above = null } = options;
  const dragon: Dragon = OpenSeadragon({
    element,
    prefixUrl: '',
    tileSources: [sourceOf(OpenSeadragon, tiles)],
    drawer: sheetDrawer(OpenSeadragon, above === null ? [tiles] : [tiles, above.tiles]),
    showNavigationControl: false,
    showNavigator: false,
    keyboardNavEnabled: false,
    tabIndex: -1,
    animationTime: animate ? 0.5 : 0,
    visibilityRatio: 0.3,
    constrainDuringPan: true,
    preserveImageSizeOnResize: true,
    minZoomImageRatio: 0.8,
    maxZoomPixelRatio: fullZoom,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    gestureSettingsTouch: { clickToZoom: false, dblClickToZoom: true, flickEnabled: animate },
    gestureSettingsPen: { clickToZoom: false, dblClickToZoom: true, pinchToZoom: true },
    maxImageCacheCount: matchMedia('(pointer: coarse)').matches ? keptTiles.phone : keptTiles.desk,
    imageLoaderLimit: 6,
    ...retries,
  });
  const aspect = tiles.heightPx / tiles.widthPx;
  const point = (spot: Spot) => new OpenSeadragon.Point(spot.x, spot.y * aspect);
  const listeners = new Set<() => void>();
  const presses = new Set<Press>();
  let pressed = { x: 0, y: 0, at: -Infinity };
  let last = '';

  function view(): View {
    const { viewport } = dragon;
    const from = viewport.pixelFromPoint(point({ x: 0, y: 0 }), true);
    const to = viewport.pixelFromPoint(point({ x: 1, y: 1 }), true);
    const box = viewport.getContainerSize();
    return {
      left: from.x,
      top: from.y,
      width: to.x - from.x,
      height: to.y - from.y,
      boxWidth: box.x,
      boxHeight: box.y,
    };
  }

  function look({ centre, width }: Look, atOnce: boolean): void {
    const { viewport } = dragon;
    viewport.zoomTo(width / viewport.getContainerSize().x, undefined, atOnce);
    viewport.panTo(point(centre), atOnce);
    viewport.applyConstraints(atOnce);
  }

  await new Promise<void>((resolve) => {
    dragon.addOnceHandler('open', () => resolve());
  });
  if (above !== null)
    await new Promise<void>((resolve, reject) => {
      dragon.addTiledImage({
        ...above.placement,
        tileSource: sourceOf(OpenSeadragon, above.tiles),
        success: () => resolve(),
        error: () => {
          dragon.destroy();
          reject(new Error('The other sheet could not be opened.'));
        },
      });
    });
  if (options.look !== null) {
    dragon.viewport.zoomTo(
      options.look.width / dragon.viewport.getContainerSize().x,
      undefined,
      true,
    );
    dragon.viewport.panTo(point(options.look.centre), true);
  }
  dragon.addHandler('update-viewport', () => {
    const now = JSON.stringify(view());
    if (now === last) return;
    last = now;
    for (const listener of listeners) listener();
  });
  dragon.addHandler('canvas-click', ({ quick, position, originalTarget, originalEvent }) => {
    if (!quick) return;
    const { x, y } = position;
    const isSecond =
      originalEvent.timeStamp - pressed.at < doublePress.ms &&
      Math.hypot(x - pressed.x, y - pressed.y) < doublePress.px;
    pressed = { x, y, at: isSecond ? -Infinity : originalEvent.timeStamp };
    for (const listener of presses) listener({ x, y }, originalTarget, isSecond);
  });
  // Until it is panned or zoomed, the whole sheet is shown after every resize.
  let whole = options.look === null;
  const touched = () => void (whole = false);
  for (const event of [
    'canvas-drag',
    'canvas-scroll',
    'canvas-pinch',
    'canvas-double-click',
  ] as const)
    dragon.addHandler(event, touched);
  // Deferred, because the viewer restores its previous centre and size after this event.
  dragon.addHandler('after-resize', () =>
    queueMicrotask(() => whole && dragon.isOpen() && dragon.viewport.goHome(true)),
  );
  let trouble: Trouble = null;
  let isAny = false;
  const failed = new Set<Tile>();
  // Only on a change, because the listener renders.
  const tell = (now: Trouble): void => {
    if (now === trouble) return;
    trouble = now;
    options.onTrouble(now);
  };
  dragon.addHandler('tile-load-failed', ({ tile }) => {
    failed.add(tile);
    tell(isAny ? 'PART' : 'ALL');
  });
  dragon.addHandler('tile-loaded', ({ tile }) => {
    isAny = true;
    failed.delete(tile);
    tell(null);
  });
  const sheets = Array.from({ length: dragon.world.getItemCount() }, (_none, index) =>
    dragon.world.getItemAt(index),
  );
  for (const sheet of sheets)
    sheet.addHandler('fully-loaded-change', () => {
      // The overview fills what is missing.
      if (sheets.every((each) => each.getFullyLoaded()) && failed.size === 0) options.onDrawn();
    });
  const layer = document.createElement('div');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
  });
  dragon.canvas.append(layer);

  return {
    view,
    subscribe: (listener) => keep(listeners, listener),
    zoomBy(factor) {
      touched();
      dragon.viewport.zoomBy(factor, undefined, !animate);
      dragon.viewport.applyConstraints(!animate);
    },
    panBy(x, y) {
      touched();
      dragon.viewport.panBy(
        dragon.viewport.deltaPointsFromPixels(new OpenSeadragon.Point(-x, -y)),
        !animate,
      );
      dragon.viewport.applyConstraints(!animate);
    },
    fit() {
      whole = true;
      dragon.viewport.goHome(!animate);
    },
    look(at, atOnce = !animate) {
      touched();
      look(at, atOnce);
    },
    layer,
    retry() {
      // The viewer asks for none a second time that has failed for good.
      for (const tile of failed) tile.exists = true;
      failed.clear();
      // It does not look for tiles by itself when it is loaded as far as it thinks; any change of
      // the clip has it look again.
      for (const sheet of sheets) sheet.setClip(sheet.getClip());
    },
    onPress: (listener) => keep(presses, listener),
    close() {
      listeners.clear();
      presses.clear();
      layer.remove();
      dragon.destroy();
    },
  };
}

function sourceOf(
  { TileSource }: typeof import('openseadragon'),
  { url, size, overlap, widthPx, heightPx }: SheetTiles,
) {
  const maxLevel = Math.ceil(Math.log2(Math.max(widthPx, heightPx)));
  const source = new TileSource({
    width: widthPx,
    height: heightPx,
    tileSize: size,
    tileOverlap: overlap,
    minLevel: Math.min(firstLevel, maxLevel),
    maxLevel,
  });
  source.getTileUrl = (level, column, row) => `${url}/${level}/${column}_${row}.webp`;
  return source;
}

/**
 * The viewer adds a style element, which our Content-Security-Policy forbids, unless an element
 * with this attribute exists. So a dummy element with it is added.
 */
function forbidStyle(): void {
  const mark = 'data-openseadragon-mobile-css';
  if (document.querySelector(`style[${mark}]`) !== null) return;
  const inert = document.createElementNS('urn:snagbook:inert', 'style');
  inert.setAttribute(mark, '');
  document.head.append(inert);
}

function keep<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
