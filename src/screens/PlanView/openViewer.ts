import type { Viewer as Dragon } from 'openseadragon';
import { sheetDrawer } from './sheetDrawer';
import type { Spot, View } from './view';

/** What of a revision is needed to draw it. */
export interface SheetTiles {
  /** Of the pyramid. */
  readonly url: string;
  /** Pixels of a tile's side without its overlap. */
  readonly size: number;
  readonly overlap: number;
  /** Pixels at full zoom. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Where somebody looks at a sheet: the spot in the middle, and how wide all of the sheet is, in px of the screen. */
export interface Look {
  readonly centre: Spot;
  readonly width: number;
}

/** A drawing that is looked at: moved by fingers, wheel and double-tap on its own, by this for everything else. */
export interface Viewer {
  view(): View;
  /** Told in the frame in which the view changes. */
  subscribe(listener: () => void): () => void;
  zoomBy(factor: number): void;
  /** The sheet moves by so many px. */
  panBy(x: number, y: number): void;
  fit(): void;
  look(look: Look): void;
  /** An element that moves with nothing but takes the pointer's events on their way to the drawing: for what stands on the sheet. */
  readonly layer: HTMLElement;
  /** Somebody pressed and let go, on the sheet or on something in the layer. */
  onPress(listener: (at: Spot, target: Element | null) => void): () => void;
  close(): void;
}

export interface ViewerOptions {
  readonly animate: boolean;
  /** Where to begin; null: all of the sheet. */
  readonly look: Look | null;
  /** Everything that is in sight was drawn for the first time. */
  readonly onDrawn: () => void;
  /** A tile did not come, and one came after that. */
  readonly onTrouble: (trouble: boolean) => void;
}

/** Tiles kept in memory, of about one megabyte each: a phone kills a page that keeps a whole sheet. */
const keptTiles = { phone: 48, desk: 144 };
/** Smaller levels are never seen: the overview lies under the tiles. In powers of two of the longer side in px. */
const firstLevel = 8;
/** Pixels of the screen for one of the drawing at full zoom: twice, so that thin letters can be read. */
const fullZoom = 2;
/** A tile that did not come is asked for again so often, after so many ms. */
const retries = { tileRetryMax: 3, tileRetryDelay: 2_500, timeout: 30_000 };

/** False where there is nothing to draw on, as in a test without a browser. */
export function canDraw(): boolean {
  return typeof CanvasRenderingContext2D !== 'undefined';
}

/** Starts to load the code; called again it is the same. */
export async function loadDragon(): Promise<typeof import('openseadragon')> {
  const code = await import('openseadragon');
  return code.default;
}

export async function openViewer(element: HTMLElement, tiles: SheetTiles, options: ViewerOptions): Promise<Viewer> {
  const OpenSeadragon = await loadDragon();
  forbidStyle();
  const { animate } = options;
  const dragon: Dragon = OpenSeadragon({
    element,
    prefixUrl: '',
    tileSources: [sourceOf(OpenSeadragon, tiles)],
    drawer: sheetDrawer(OpenSeadragon, tiles),
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
  const presses = new Set<(at: Spot, target: Element | null) => void>();
  let last = '';

  function view(): View {
    const { viewport } = dragon;
    const from = viewport.pixelFromPoint(point({ x: 0, y: 0 }), true);
    const to = viewport.pixelFromPoint(point({ x: 1, y: 1 }), true);
    const box = viewport.getContainerSize();
    return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y, boxWidth: box.x, boxHeight: box.y };
  }

  function look({ centre, width }: Look): void {
    const { viewport } = dragon;
    viewport.zoomTo(width / viewport.getContainerSize().x, undefined, !animate);
    viewport.panTo(point(centre), !animate);
    viewport.applyConstraints(!animate);
  }

  await new Promise<void>((resolve) => {
    dragon.addOnceHandler('open', () => resolve());
  });
  if (options.look !== null) {
    dragon.viewport.zoomTo(options.look.width / dragon.viewport.getContainerSize().x, undefined, true);
    dragon.viewport.panTo(point(options.look.centre), true);
  }
  dragon.addHandler('update-viewport', () => {
    const now = JSON.stringify(view());
    if (now === last) return;
    last = now;
    for (const listener of listeners) listener();
  });
  dragon.addHandler('canvas-click', ({ quick, position, originalTarget }) => {
    if (quick) for (const listener of presses) listener({ x: position.x, y: position.y }, originalTarget);
  });
  // A sheet that nobody has moved yet is shown as a whole, however the window is turned.
  let whole = options.look === null;
  const touched = () => void (whole = false);
  for (const event of ['canvas-drag', 'canvas-scroll', 'canvas-pinch', 'canvas-double-click'] as const) dragon.addHandler(event, touched);
  // In a moment: when it tells, the viewer has not yet put the middle and the size back that there were before.
  dragon.addHandler('after-resize', () => queueMicrotask(() => whole && dragon.isOpen() && dragon.viewport.goHome(true)));
  let trouble = false;
  // Not with each tile: whoever is told draws the screen anew.
  const tell = (now: boolean): void => {
    if (now === trouble) return;
    trouble = now;
    options.onTrouble(now);
  };
  dragon.addHandler('tile-load-failed', () => tell(true));
  dragon.addHandler('tile-loaded', () => tell(false));
  dragon.world.getItemAt(0).addHandler('fully-loaded-change', ({ fullyLoaded }) => {
    if (fullyLoaded) options.onDrawn();
  });
  const layer = document.createElement('div');
  Object.assign(layer.style, { position: 'absolute', inset: '0', overflow: 'hidden', pointerEvents: 'none' });
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
      dragon.viewport.panBy(dragon.viewport.deltaPointsFromPixels(new OpenSeadragon.Point(-x, -y)), !animate);
      dragon.viewport.applyConstraints(!animate);
    },
    fit() {
      whole = true;
      dragon.viewport.goHome(!animate);
    },
    look(at) {
      touched();
      look(at);
    },
    layer,
    onPress: (listener) => keep(presses, listener),
    close() {
      listeners.clear();
      presses.clear();
      layer.remove();
      dragon.destroy();
    },
  };
}

function sourceOf({ TileSource }: typeof import('openseadragon'), { url, size, overlap, widthPx, heightPx }: SheetTiles) {
  const maxLevel = Math.ceil(Math.log2(Math.max(widthPx, heightPx)));
  const source = new TileSource({ width: widthPx, height: heightPx, tileSize: size, tileOverlap: overlap, minLevel: Math.min(firstLevel, maxLevel), maxLevel });
  source.getTileUrl = (level, column, row) => `${url}/${level}/${column}_${row}.webp`;
  return source;
}

/**
 * The viewer would write a rule into a style element of its own, which our Content-Security-Policy forbids, unless it finds one with this
 * attribute. So it finds an element that is called so and is none.
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
