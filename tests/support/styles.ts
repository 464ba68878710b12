/**
 * jsdom works out a style by matching every rule of its own style sheet against the element, at
 * each look; finding a button by its role looks thousands of times. No style sheet of ours is
 * loaded in these tests, so what an element says itself and what its tag says, asked once, is the
 * same answer.
 */
export function answerStylesQuickly(view: Window & typeof globalThis): void {
  const real = view.getComputedStyle.bind(view);
  const displays = new Map<string, string>();

  const displayOf = (element: Element): string => {
    // The style sheet's rules that look at more than the tag.
    if (element.hasAttribute('hidden')) return 'none';
    if (
      /^(input|dialog|details|summary)$/.test(element.localName) ||
      element.parentElement?.localName === 'details'
    )
      return real(element).display;
    const tag = `${element.namespaceURI}|${element.localName}`;
    let display = displays.get(tag);
    if (display === undefined)
      // the clone of an element is one
      displays.set(tag, (display = real(element.cloneNode(false) as Element).display));
    return display;
  };
  const inherited = (
    element: Element,
    name: 'visibility' | 'pointerEvents',
    initial: string,
  ): string => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const said = (each as HTMLElement).style?.[name]; // XML elements have no style
      if (said) return said;
    }
    return initial;
  };

  view.getComputedStyle = (element, pseudo) => {
    const own = (element as HTMLElement).style;
    if (own === undefined || pseudo) return real(element, pseudo);
    return new Proxy(own, {
      get(style, name) {
        const answer = (property: string | symbol): unknown => {
          if (property === 'display') return style.display || displayOf(element);
          if (property === 'visibility') return inherited(element, 'visibility', 'visible');
          if (property === 'pointerEvents' || property === 'pointer-events')
            return inherited(element, 'pointerEvents', 'auto');
          const value: unknown = Reflect.get(style, property, style);
          return typeof value === 'function' ? value.bind(style) : value;
        };
        if (name === 'getPropertyValue') return (property: string) => answer(property) ?? '';
        return answer(name);
      },
    });
  };
}
