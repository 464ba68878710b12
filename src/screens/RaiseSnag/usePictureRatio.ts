import { useEffect, useState } from 'react';

/** The ratio of most cameras. */
const usual = 4 / 3;

/** Width by height of a picture on this device; the usual one until it is known. */
export function usePictureRatio(url: string | null): number {
  const [measured, setMeasured] = useState<{ readonly url: string; readonly ratio: number } | null>(
    null,
  );
  useEffect(() => {
    if (url === null) return undefined;
    const image = new Image();
    image.onload = () => {
      if (image.naturalHeight > 0)
        setMeasured({ url, ratio: image.naturalWidth / image.naturalHeight });
    };
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return measured !== null && measured.url === url ? measured.ratio : usual;
}
