import type { DrawerConstructor, Point, Tile, TiledImage } from 'openseadragon';

/** The used part of OpenSeadragon's DrawerBase; its types omit most of it. */
interface DrawerBase {
  readonly viewer: { readonly viewport: { pixelFromPoint(point: Point, current: boolean): Point } };
  readonly container: HTMLElement;
  readonly canvas: HTMLElement;
  getDataToDraw(tile: Tile): HTMLImageElement | undefined;
  destroy(): void;
}

/** In pixels of a tile's side. */
export interface Tiling {
  /** Without its overlap. */
  readonly size: number;
  readonly overlap: number;
}

interface Sheet {
  readonly element: HTMLElement;
  /** White, below the tiles of a sheet that lies on another one; null for the lowest. */
  readonly paper: HTMLElement | null;
  readonly tiling: Tiling;
  readonly layers: Map<number, Layer>;
}

/** The sheet's corner, in px of the viewport, and how far it is turned. */
interface Place {
  readonly corner: Point;
  readonly radians: number;
}

interface LaidOut {
  place: Place;
  /** Screen px per pixel of the level. */
  scale: number;
}

/** The tiles of one level at their positions. */
interface Layer extends LaidOut {
  readonly element: HTMLElement;
  readonly shown: Map<Tile, HTMLImageElement>;
  /** The scale when its tiles were laid out. The layer is scaled by the ratio. */
  laid: number;
}

/** Time after the last zoom step before scaled tiles are laid out and painted again, in ms. */
const restMs = 120;

/** Attribute of a sheet's element: its index among the sheets of the viewer. */
const sheetIndex = 'data-sheet';

/**
 * Shows tiles as images, in a layer for each level of each sheet that is moved and scaled by a CSS
 * transform only. The browser then moves what it has painted;
 * a canvas would be repainted in every frame.
 */
export function sheetDrawer(
  OpenSeadragon: typeof import('openseadragon'),
  tilings: readonly Tiling[],
): DrawerConstructor {
  // Its types declare neither its members nor the required ones.
  const Base = OpenSeadragon.DrawerBase as unknown as new (options: object) => DrawerBase;

  class SheetDrawer extends Base {
    private readonly sheets: Sheet[] = [];
    private resting: ReturnType<typeof setTimeout> | undefined;

    static isSupported(): boolean {
      return true;
    }
    getType(): string {
      return 'sheet';
    }
    getSupportedDataFormats(): string[] {
      return ['image'];
    }
    canRotate(): boolean {
      return false;
    }
    minimumOverlapRequired(): boolean {
      return false;
    }
    setImageSmoothingEnabled(): void {}
    drawDebuggingRect(): void {}

    _createDrawingElement(): HTMLElement {
      const element = document.createElement('div');
      // A stacking context of its own for the layers' z-index.
      element.style.isolation = 'isolate';
      return element;
    }

    draw(images: readonly TiledImage[]): void {
      for (const [index, image] of images.entries()) {
        const sheet = (this.sheets[index] ??= this.addSheet(index));
        this.drawSheet(sheet, image);
      }
      this.layLater();
    }

    private drawSheet(sheet: Sheet, image: TiledImage): void {
      const { source } = image;
      const { place, width } = this.placeOf(image);
      const seen = new Map<number, Set<Tile>>();
      // Its types omit the shape of the entries.
      for (const { tile } of image.getTilesToDraw() as readonly { readonly tile: Tile }[])
        seen.set(tile.level, (seen.get(tile.level) ?? new Set()).add(tile));
      for (const [level, { element }] of sheet.layers) {
        if (seen.has(level)) continue;
        element.remove();
        sheet.layers.delete(level);
      }
      for (const [level, tiles] of seen) {
        const scale = (width / source.dimensions.x) * 2 ** (source.maxLevel - level);
        const layer = sheet.layers.get(level) ?? addLayer(sheet, level, { place, scale });
        Object.assign(layer, { place, scale });
        this.fill(layer, tiles, sheet.tiling);
        position(layer);
      }
      if (sheet.paper === null) return;
      Object.assign(sheet.paper.style, {
        width: `${width}px`,
        height: `${(width * source.dimensions.y) / source.dimensions.x}px`,
        transform: transformTo(place),
      });
    }

    private placeOf(image: TiledImage): { readonly place: Place; readonly width: number } {
      const { viewport } = this.viewer;
      const onScreen = (x: number): Point =>
        viewport.pixelFromPoint(image.imageToViewportCoordinates(x, 0, true), true);
      const corner = onScreen(0);
      const end = onScreen(image.source.dimensions.x);
      const [right, down] = [end.x - corner.x, end.y - corner.y];
      return {
        place: { corner, radians: Math.atan2(down, right) },
        width: Math.hypot(right, down),
      };
    }

    override destroy(): void {
      clearTimeout(this.resting);
      super.destroy();
      this.canvas.remove();
    }

    private addSheet(index: number): Sheet {
      const element = document.createElement('div');
      element.setAttribute(sheetIndex, String(index));
      Object.assign(element.style, { position: 'absolute', inset: '0', isolation: 'isolate' });
      const paper = index === 0 ? null : document.createElement('div');
      if (paper !== null) {
        Object.assign(paper.style, {
          position: 'absolute',
          left: '0',
          top: '0',
          transformOrigin: '0 0',
          background: 'var(--paper)',
        });
        element.append(paper);
      }
      this.canvas.append(element);
      const tiling = tilings[index];
      if (tiling === undefined) throw new Error('A sheet without its tiles.');
      return { element, paper, tiling, layers: new Map() };
    }

    private fill(layer: Layer, tiles: ReadonlySet<Tile>, tiling: Tiling): void {
      const { element, shown } = layer;
      for (const [tile, picture] of shown) {
        if (tiles.has(tile)) continue;
        picture.remove();
        shown.delete(tile);
      }
      for (const tile of tiles) {
        if (shown.has(tile)) continue;
        const picture = this.getDataToDraw(tile);
        // Not loaded in this frame; requested again in the next.
        if (picture === undefined) continue;
        picture.alt = '';
        picture.draggable = false;
        lay(layer, tile, picture, tiling);
        element.append(picture);
        shown.set(tile, picture);
      }
    }

    private layLater(): void {
      clearTimeout(this.resting);
      const stale = this.sheets.flatMap(({ layers, tiling }) =>
        [...layers.values()]
          .filter(({ scale, laid }) => scale !== laid)
          .map((layer) => ({ layer, tiling })),
      );
      if (stale.length === 0) return;
      this.resting = setTimeout(() => {
        for (const { layer, tiling } of stale) {
          layer.laid = layer.scale;
          for (const [tile, picture] of layer.shown) lay(layer, tile, picture, tiling);
          position(layer);
        }
      }, restMs);
    }
  }
  return SheetDrawer as unknown as DrawerConstructor;
}

function addLayer({ element: sheet, layers }: Sheet, level: number, at: LaidOut): Layer {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    zIndex: String(level),
    transformOrigin: '0 0',
    willChange: 'transform',
  });
  sheet.append(element);
  const layer: Layer = { element, shown: new Map(), ...at, laid: at.scale };
  layers.set(level, layer);
  return layer;
}

function lay({ laid }: Layer, tile: Tile, picture: HTMLImageElement, { size, overlap }: Tiling) {
  const at = (index: number): string => `${(index * size - (index > 0 ? overlap : 0)) * laid}px`;
  const [width, height] = [`${picture.naturalWidth * laid}px`, `${picture.naturalHeight * laid}px`];
  Object.assign(picture.style, {
    position: 'absolute',
    left: at(tile.x),
    top: at(tile.y),
    width,
    height,
    maxWidth: 'none',
  });
}

function position({ element, place, scale, laid }: Layer): void {
  element.style.transform = `${transformTo(place)} scale(${scale / laid})`;
}

/** Rounded to whole screen pixels, because a fraction makes the browser repaint. */
function transformTo({ corner: { x, y }, radians }: Place): string {
  const whole = (px: number): number => Math.round(px * devicePixelRatio) / devicePixelRatio;
  return `translate(${whole(x)}px, ${whole(y)}px) rotate(${radians}rad)`;
}
