import type { DrawerConstructor, Point, Tile, TiledImage } from 'openseadragon';

/** The used part of OpenSeadragon's DrawerBase; its types omit most of it. */
interface DrawerBase {
  readonly viewer: { readonly viewport: { pixelFromPoint(point: Point, current: boolean): Point } };
  readonly container: HTMLElement;
  readonly canvas: HTMLElement;
  getDataToDraw(tile: Tile): HTMLImageElement | undefined;
  destroy(): void;
}

/** The tiles of one level at their positions. */
interface Layer {
  readonly element: HTMLElement;
  readonly shown: Map<Tile, HTMLImageElement>;
  /**
   * Screen px per pixel of the level: now, and when its tiles were laid out. The layer is scaled by
   * the ratio.
   */
  scale: number;
  laid: number;
}

/** Time after the last zoom step before scaled tiles are laid out and painted again, in ms. */
const restMs = 120;

/**
 * Shows tiles as images, in a layer for each level that is moved and scaled by a CSS transform
 * only. The browser then moves what it has painted;
 * a canvas would be repainted in every frame.
 */
export function sheetDrawer(
  OpenSeadragon: typeof import('openseadragon'),
  { size, overlap }: { readonly size: number; readonly overlap: number },
): DrawerConstructor {
  // Its types declare neither its members nor the required ones.
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
      // A stacking context of its own for the layers' z-index.
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
      // Its types omit the shape of the entries.
      for (const { tile } of image.getTilesToDraw() as readonly { readonly tile: Tile }[])
        seen.set(tile.level, (seen.get(tile.level) ?? new Set()).add(tile));
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
        position(layer, from);
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
      Object.assign(element.style, {
        position: 'absolute',
        top: '0',
        left: '0',
        zIndex: String(level),
        transformOrigin: '0 0',
        willChange: 'transform',
      });
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
        // Not loaded in this frame; requested again in the next.
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
          position(layer, from);
        }
      }, restMs);
    }
  }
  function lay({ laid }: Layer, tile: Tile, picture: HTMLImageElement): void {
    const at = (index: number): string => `${(index * size - (index > 0 ? overlap : 0)) * laid}px`;
    const [width, height] = [
      `${picture.naturalWidth * laid}px`,
      `${picture.naturalHeight * laid}px`,
    ];
    Object.assign(picture.style, {
      position: 'absolute',
      left: at(tile.x),
      top: at(tile.y),
      width,
      height,
      maxWidth: 'none',
    });
  }
  return SheetDrawer as unknown as DrawerConstructor;
}

/** Rounded to whole screen pixels, because a fraction makes the browser repaint. */
function position({ element, scale, laid }: Layer, { x, y }: Point): void {
  const whole = (px: number): number => Math.round(px * devicePixelRatio) / devicePixelRatio;
  element.style.transform = `translate(${whole(x)}px, ${whole(y)}px) scale(${scale / laid})`;
}
