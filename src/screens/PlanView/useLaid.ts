import { useLayoutEffect, type RefObject } from 'react';
import type { Viewer } from './openViewer';
import type { Spot, View } from './view';

type Seen = Pick<Viewer, 'view' | 'subscribe'>;

/**
 * Keeps an element aligned with the sheet, in the animation frame of each view change, without
 * rendering.
 */
export function useLaidSheet(viewer: Seen | null, sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (viewer === null) return undefined;
    const lay = () => {
      const { left, top, width, height } = viewer.view();
      if (sheet.current)
        Object.assign(sheet.current.style, {
          transform: `translate(${left}px, ${top}px)`,
          width: `${width}px`,
          height: `${height}px`,
        });
    };
    lay();
    return viewer.subscribe(lay);
  }, [viewer, sheet]);
}

/**
 * The same for a layer whose children are at spots. Panning moves only the layer; zooming sets a
 * transform on each child, because a custom property would recalculate the styles of their
 * subtrees.
 */
export function useLaidMarks(viewer: Seen | null, layer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (viewer === null) return undefined;
    let before: View | null = null;
    return viewer.subscribe(() => {
      const view = viewer.view();
      if (layer.current)
        layOut(layer.current, view, before?.width !== view.width || before.height !== view.height);
      before = view;
    });
  }, [viewer, layer]);
  // New children of this render have no position yet.
  useLayoutEffect(() => {
    if (viewer !== null && layer.current) layOut(layer.current, viewer.view(), true);
  });
}

/** Attributes with the spot of a child of such a layer. */
export function atSpot({ x, y }: Spot): { readonly 'data-x': number; readonly 'data-y': number } {
  return { 'data-x': x, 'data-y': y };
}

function layOut(layer: HTMLElement, { left, top, width, height }: View, children: boolean): void {
  layer.style.transform = `translate(${left}px, ${top}px)`;
  if (!children) return;
  for (const child of layer.children) {
    if (child instanceof HTMLElement)
      child.style.transform = `translate(${Number(child.dataset['x']) * width}px, ${Number(child.dataset['y']) * height}px)`;
  }
}
