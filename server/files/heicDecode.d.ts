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
