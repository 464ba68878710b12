// What is used of the library, in a module of its own: it is loaded after the first rows.
export { elementScroll, measureElement, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
