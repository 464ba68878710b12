import { useEffect } from 'react';

const product = 'Snagbook';

/** Who names the page at the moment; the last one counts, and what it took the place of is there again when it has gone. */
const claims: { readonly title: string }[] = [];

/** Names the page in tabs and histories; null leaves that to somebody else. */
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
