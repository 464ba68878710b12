import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe';
import 'photoswipe/style.css';

/** A picture gallery. It handles swipe, pinch and wheel itself; this controls it otherwise. */
export interface Swipe {
  readonly index: number;
  go(index: number): void;
  zoomBy(factor: number): void;
  /** Pans by px, if the picture is larger than the viewport. */
  panBy(x: number, y: number): void;
  fit(): void;
  close(): void;
}

export interface SwipeOptions {
  /** Width by height of each picture. */
  readonly ratios: readonly number[];
  readonly index: number;
  /** The first picture lies at the right, as lines of the page begin there. */
  readonly fromRight: boolean;
  readonly animate: boolean;
  /** Height of the window's parts that are covered, in px. */
  readonly covered: () => { readonly top: number; readonly bottom: number };
  /** The elements for pictures have changed; each has the size at which its picture is shown. */
  readonly onElements: (elements: ReadonlyMap<number, HTMLDivElement>) => void;
  readonly onIndex: (index: number) => void;
  readonly onZoomed: (zoomed: boolean) => void;
  /** The picture was dragged off the screen vertically. */
  readonly onPulled: () => void;
}

/** Pixels of a picture at 1:1: those of the largest rendition. */
const pixels = 5_000_000;
/** Zoom factors, relative to the whole picture. */
const zooms = { tapped: 2.5, most: 8 };
const zoomMs = 180;

export function openSwipe(
  host: HTMLElement,
  {
    ratios,
    index,
    fromRight,
    animate,
    covered,
    onElements,
    onIndex,
    onZoomed,
    onPulled,
  }: SwipeOptions,
): Swipe {
  const elements = new Map<number, HTMLDivElement>();
  let zoomed = false;
  /**
   * The gallery lays pictures out from left to right alone, so those that begin at the right are
   * counted from their end.
   */
  const counted = (at: number): number => (fromRight ? ratios.length - 1 - at : at);
  const laid = fromRight ? ratios.toReversed() : ratios;
  const options: PhotoSwipeOptions = {
    dataSource: laid.map((ratio) => ({
      type: 'photo',
      width: Math.round(Math.sqrt(pixels * ratio)),
      height: Math.round(Math.sqrt(pixels / ratio)),
    })),
    index: counted(index),
    appendToEl: host,
    bgOpacity: 1,
    loop: false,
    pinchToClose: false,
    wheelToZoom: true,
    showHideAnimationType: 'none',
    zoomAnimationDuration: animate ? zoomMs : false,
    secondaryZoomLevel: ({ fit }) => fit * zooms.tapped,
    maxZoomLevel: ({ fit }) => fit * zooms.most,
    paddingFn: () => ({ ...covered(), left: 0, right: 0 }),
    imageClickAction: 'zoom',
    bgClickAction: false,
    tapAction: false,
    // The dialog around it handles keys, labels and buttons.
    trapFocus: false,
    returnFocus: false,
    arrowKeys: false,
    escKey: false,
    arrowPrev: false,
    arrowNext: false,
    close: false,
    zoom: false,
    counter: false,
  };
  const pswp = new PhotoSwipe(options);
  pswp.addFilter('isContentZoomable', () => true);
  pswp.on('keydown', (event) => event.preventDefault());
  pswp.on('contentLoad', (event) => {
    event.preventDefault();
    const at = counted(event.content.index);
    const element = elements.get(at) ?? document.createElement('div');
    event.content.element = element;
    elements.set(at, element);
    onElements(new Map(elements));
  });
  pswp.on('contentDestroy', ({ content }) => {
    const at = counted(content.index);
    if (elements.get(at) !== content.element) return;
    elements.delete(at);
    onElements(new Map(elements));
  });
  if (!animate) {
    // Ends the animation of a swipe.
    const { mainScroll } = pswp;
    const move = mainScroll.moveIndexBy.bind(mainScroll);
    mainScroll.moveIndexBy = (by) => {
      const moved = move(by, false);
      pswp.appendHeavy();
      return moved;
    };
  }
  pswp.on('change', () => onIndex(counted(pswp.currIndex)));
  pswp.on('zoomPanUpdate', ({ slide }) => {
    const now = slide.isActive && slide.currZoomLevel > slide.zoomLevels.fit * 1.01;
    if (!slide.isActive || now === zoomed) return;
    zoomed = now;
    onZoomed(now);
  });
  let left = false;
  pswp.on('close', () => !left && onPulled());
  pswp.init();
  // The gallery is part of the surrounding dialog and must not be a dialog itself.
  pswp.element?.setAttribute('role', 'presentation');

  const zoomTo = (level: number): void => {
    const slide = pswp.currSlide;
    if (slide === undefined) return;
    const { fit } = slide.zoomLevels;
    slide.zoomTo(Math.min(Math.max(level, fit), fit * zooms.most), undefined, animate ? zoomMs : 0);
  };
  return {
    get index() {
      return counted(pswp.currIndex);
    },
    go: (to) => pswp.goTo(counted(to)),
    zoomBy: (factor) => zoomTo((pswp.currSlide?.currZoomLevel ?? 1) * factor),
    panBy(x, y) {
      const slide = pswp.currSlide;
      slide?.panTo(slide.pan.x + x, slide.pan.y + y);
    },
    fit: () => zoomTo(0),
    close() {
      left = true;
      if (!pswp.isDestroying) pswp.destroy();
    },
  };
}
