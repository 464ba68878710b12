import type { DrawerConstructor, Point, Tile, TiledImage } from 'openseadragon';

/** What of OpenSeadragon's base of drawers is used here; its types leave most of it out. */
interface DrawerBase {
  readonly viewer: { readonly viewport: { pixelFromPoint(point: Point, current: boolean): Point } };
  readonly container: HTMLElement;
  readonly canvas: HTMLElement;
  getDataToDraw(tile: Tile): HTMLImageElement | undefined;
  destroy(): void;
}

/** Tiles of one level, each at its place. */
interface Layer {
  readonly element: HTMLElement;
  readonly shown: Map<Tile, HTMLImageElement>;
  /** How large a pixel of the level is, in px of the screen: now, and as its tiles are laid out. Between the two the layer is stretched. */
  scale: number;
  laid: number;
}

/** So long a zoom rests, in ms, before tiles that were stretched are laid out and painted anew. */
const restMs = 120;

/**
 * Shows tiles as pictures, in a layer for each level that moves and grows by its transform alone. The browser then moves what it has painted;
 * a canvas would be painted anew, all of it, in every frame.
 */
export function sheetDrawer(OpenSeadragon: typeof import('openseadragon'), { size, overlap }: { readonly size: number; readonly overlap: number }): DrawerConstructor {
  // Its types say neither what a drawer has nor what it must have.
  const Base = OpenSeadragon.DrawerBase as unknown as new (options: object) => DrawerBase;

  class SheetDrawer extends Base {
    private readonly layers = new Map<number, Layer>();
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
      // The order of the layers is a matter of their own, not of what stands around the drawing.
      element.style.isolation = 'isolate';
      return element;
    }

    draw([image]: readonly TiledImage[]): void {
      if (image === undefined) return;
      const { viewport } = this.viewer;
      const from = viewport.pixelFromPoint(new OpenSeadragon.Point(0, 0), true);
      const to = viewport.pixelFromPoint(new OpenSeadragon.Point(1, 0), true);
      const { source } = image;
      const seen = new Map<number, Set<Tile>>();
      // Each entry of the list is of this shape, which its types leave out.
      for (const { tile } of image.getTilesToDraw() as readonly { readonly tile: Tile }[]) seen.set(tile.level, (seen.get(tile.level) ?? new Set()).add(tile));
      for (const [level, { element }] of this.layers) {
        if (seen.has(level)) continue;
        element.remove();
        this.layers.delete(level);
      }
      for (const [level, tiles] of seen) {
        const scale = ((to.x - from.x) / source.dimensions.x) * 2 ** (source.maxLevel - level);
        const layer = this.layers.get(level) ?? this.add(level, scale);
        layer.scale = scale;
        this.fill(layer, tiles);
        place(layer, from);
      }
      this.layLater(from);
    }

    override destroy(): void {
      clearTimeout(this.resting);
      super.destroy();
      this.canvas.remove();
    }

    private add(level: number, scale: number): Layer {
      const element = document.createElement('div');
      Object.assign(element.style, { position: 'absolute', top: '0', left: '0', zIndex: String(level), transformOrigin: '0 0', willChange: 'transform' });
      this.canvas.append(element);
      const layer: Layer = { element, shown: new Map(), scale, laid: scale };
      this.layers.set(level, layer);
      return layer;
    }

    private fill(layer: Layer, tiles: ReadonlySet<Tile>): void {
      const { element, shown } = layer;
      for (const [tile, picture] of shown) {
        if (tiles.has(tile)) continue;
        picture.remove();
        shown.delete(tile);
      }
      for (const tile of tiles) {
        if (shown.has(tile)) continue;
        const picture = this.getDataToDraw(tile);
        // Not at hand in this frame; it is asked for again in the next.
        if (picture === undefined) continue;
        picture.alt = '';
        picture.draggable = false;
        lay(layer, tile, picture);
        element.append(picture);
        shown.set(tile, picture);
      }
    }

    private layLater(from: Point): void {
      clearTimeout(this.resting);
      const stale = [...this.layers.values()].filter(({ scale, laid }) => scale !== laid);
      if (stale.length === 0) return;
      this.resting = setTimeout(() => {
        for (const layer of stale) {
          layer.laid = layer.scale;
          for (const [tile, picture] of layer.shown) lay(layer, tile, picture);
          place(layer, from);
        }
      }, restMs);
    }
  }
  function lay({ laid }: Layer, tile: Tile, picture: HTMLImageElement): void {
    const at = (index: number): string => `${(index * size - (index > 0 ? overlap : 0)) * laid}px`;
    const [width, height] = [`${picture.naturalWidth * laid}px`, `${picture.naturalHeight * laid}px`];
    Object.assign(picture.style, { position: 'absolute', left: at(tile.x), top: at(tile.y), width, height, maxWidth: 'none' });
  }
  return SheetDrawer as unknown as DrawerConstructor;
}

/** On whole pixels of the screen, or the browser would paint it anew for the parts of one. */
function place({ element, scale, laid }: Layer, { x, y }: Point): void {
  const whole = (px: number): number => Math.round(px * devicePixelRatio) / devicePixelRatio;
  element.style.transform = `translate(${whole(x)}px, ${whole(y)}px) scale(${scale / laid})`;
}
