import { useEffect } from 'react';

const product = 'Snagbook';

/**
 * Titles set by mounted components; the last one is shown, and the previous one again when it is
 * unmounted.
 */
const claims: { readonly title: string }[] = [];

/** Sets the document's title; null leaves it to other components. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    const claim = { title };
    claims.push(claim);
    show();
    return () => {
      claims.splice(claims.indexOf(claim), 1);
      show();
    };
  }, [title]);
}

function show(): void {
  const claim = claims.at(-1);
  document.title = claim === undefined ? product : `${claim.title} · ${product}`;
}
