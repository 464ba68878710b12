/** What Vite puts in place of these words. */
interface ImportMetaEnv {
  /**
   * True under `npm run dev`; false in what `npm run build` makes, where whatever it guards is left
   * out.
   */
  readonly DEV: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** Only under `npm run dev`. */
  readonly hot?: {
    on(
      event: 'vite:afterUpdate',
      run: (what: { readonly updates: readonly { readonly path: string }[] }) => void,
    ): void;
  };
  readonly url: string;
}
