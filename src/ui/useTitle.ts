import { useEffect } from 'react';

const product = 'Snagbook';

/** Names the page in tabs and histories; null leaves that to somebody else. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return undefined;
    document.title = `${title} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [title]);
}
