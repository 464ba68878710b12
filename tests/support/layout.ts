/** How high things are in a document that is laid out, in px. */
export interface Heights {
  /** What scrolls. */
  readonly window: number;
  readonly row: number;
  readonly heading: number;
}

const pane = 'section[aria-label="Snags"]';
/** What scrolls. */
export const scroller = (): Element => document.querySelector(pane) ?? document.body;

/**
 * Gives jsdom, which lays nothing out, as much of a layout as a list needs that draws what is in
 * sight: rows and headings under each other in the pane of the list, which scrolls. Returns the way
 * to take it back.
 */
export function layOutPage({ window: windowPx, row, heading }: Heights): () => void {
  const heightOf = (element: Element): number => {
    if (element.matches(pane)) return windowPx;
    if (element.matches('li[data-index]')) return row;
    return element.matches('h2[data-index]') ? heading : 0;
  };
  const observer = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe(target: Element): void {
      const box = [{ blockSize: heightOf(target), inlineSize: 0 }];
      queueMicrotask(() =>
        this.tell([Object.assign(Object.create(null), { target, borderBoxSize: box })], this),
      );
    }
    unobserve(): void {}
    disconnect(): void {}
  };
  const styleOf = globalThis.getComputedStyle;
  const taken = [
    put(globalThis, 'getComputedStyle', {
      value(element: Element, pseudo?: string) {
        const style = styleOf(element, pseudo);
        return element.matches(pane)
          ? new Proxy(style, {
              get: (its, name) => (name === 'overflowY' ? 'scroll' : Reflect.get(its, name)),
            })
          : style;
      },
    }),
    put(Element.prototype, 'getBoundingClientRect', {
      value(this: Element) {
        return new DOMRect(0, this.matches(pane) ? 0 : -scroller().scrollTop);
      },
    }),
    put(globalThis, 'ResizeObserver', { value: observer }),
    put(HTMLElement.prototype, 'offsetHeight', { get: heightOfThis }),
    put(Element.prototype, 'clientHeight', { get: heightOfThis }),
    put(Element.prototype, 'scrollHeight', { get: () => 1_000_000 }),
    put(Element.prototype, 'scrollTo', {
      value(this: Element, { top = 0 }: ScrollToOptions) {
        this.scrollTop = top;
        // A browser tells of it later.
        queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
      },
    }),
  ];
  function heightOfThis(this: Element): number {
    return heightOf(this);
  }
  return () => taken.forEach((takeBack) => takeBack());
}

/**
 * Where a row stands in the list, in px from its top: all that is above it, drawn or held open for
 * what is not.
 */
export function topOf(row: Element, { row: rowPx, heading }: Heights): number {
  const list = row.closest('ul')?.closest('section')?.parentElement ?? document.body;
  let top = 0;
  for (const each of list.querySelectorAll<HTMLElement>('section, h2[data-index], ul, li')) {
    top += Number.parseFloat(`0${each.style.marginTop}`);
    if (each === row) return top;
    if (each.matches('li')) top += rowPx;
    if (each.matches('h2')) top += heading;
    if (each.matches('li:last-child'))
      top += Number.parseFloat(`0${each.parentElement?.style.paddingBottom ?? ''}`);
  }
  throw new Error('The row is not in the list.');
}

function put(target: object, name: string, descriptor: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  };
}
