/** heic-decode has no types of its own; these are the parts we use. */
declare module 'heic-decode' {
  interface HeicImage {
    /** Pixels, upright: the decoder turns the picture itself. */
    width: number;
    height: number;
    decode(): Promise<{ width: number; height: number; /** RGBA */ data: Uint8ClampedArray }>;
  }
  const decode: { all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export default decode;
}

/** range-parser has no types of its own. */
declare module 'range-parser' {
  export default function parseRange(
    size: number,
    header: string,
  ): -1 | -2 | ({ start: number; end: number }[] & { type: string });
}

/** popular-passwords is one file of JSON. */
declare module 'popular-passwords' {
  /** In small letters, none shorter than eight. */
  const passwords: readonly string[];
  export default passwords;
}
