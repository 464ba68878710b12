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
  readonly url: string;
}
