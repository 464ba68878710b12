// Re-exports what is used of the library, in a separate module that is loaded after the first rows.
export {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
} from '@tanstack/virtual-core';
