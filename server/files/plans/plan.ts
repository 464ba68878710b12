import type { PlanMime } from '../../../rules/fileKinds';
import type { Incoming } from '../incoming';
import type { OpenFile } from '../photo';
import type { StoredFile } from '../storage';

/**
 * Pixels of an extract. The level that is used has at least so many pixels per inch, and less than
 * twice as many. An extract of an A0 for a screen needs six tiles.
 */
export const extractKinds = {
  screen: { width: 640, height: 400, leastDpi: 160 },
  /** Of 84 × 63 mm in a report, where a printer shows 300 pixels an inch. */
  paper: { width: 992, height: 744, leastDpi: 250 },
} as const;
export type ExtractKind = keyof typeof extractKinds;

export const tilePixels = { side: 512, overlap: 1 } as const;

/** The longer side of the overviews in pixels. */
export const overviewPixels = { small: 320, medium: 1280 } as const;

export type OverviewSize = keyof typeof overviewPixels;

/** The longer side of a page's pictures in pixels: to choose by, and to read what it is. */
export const pagePixels = { small: 240, large: 1600 } as const;

export type PageSize = keyof typeof pagePixels;

export interface PlanPageFacts {
  /** From the file's bookmarks; empty if they name no such page. */
  title: string;
  /**
   * Of the paper as a reader sees it: cropped, turned, with the file's own unit. A picture counts
   * as 150 dpi unless it says otherwise.
   */
  widthMm: number;
  heightMm: number;
}

export interface StoredPlanFile {
  /** Made by the server; say nothing about it to anybody. */
  key: string;
  /** 64 hexadecimal digits, lower case. */
  sha256: string;
  byteLength: number;
  mime: PlanMime;
  /** Entry n is page n + 1. */
  pages: readonly PlanPageFacts[];
}

export interface RenderedSheet {
  /** Pixels at full zoom. */
  widthPx: number;
  heightPx: number;
  /** Of a tile's side, without the overlap. */
  tilePx: number;
  overlapPx: number;
}

/** A sheet took longer than most. */
export class SlowSheet extends Error {
  constructor() {
    super('This sheet takes long to draw.');
  }
}

export interface PlanFiles {
  /**
   * Puts a file on disk as it comes in, hashing it on the way. Throws STORAGE_FULL_SERVER, or what
   * `chunks` throws, and then leaves nothing behind. The caller must call `store` or
   * `forget`.
   */
  receive(
    chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    name: string,
  ): Promise<Incoming>;
  /** Deletes what was received and perhaps not stored; does nothing to what was. */
  forget(file: Incoming): Promise<void>;
  /**
   * Takes over what was received, compares it with what the browser announced, validates it by
   * content in a process of its own, and has it durable when it resolves. Throws a Refusal with one
   * of the PLAN_ codes or STORAGE_FULL_SERVER and then leaves nothing behind.
   */
  store(file: Incoming, announced: { sha256: string; byteLength: number }): Promise<StoredPlanFile>;
  /** Deletes what `store` gave when its row was not written after all. */
  discard(key: string): Promise<void>;
  /**
   * Draws one page and cuts it into tiles under `tilesKey`, a new key for each try: what is stored
   * under a key never changes.
   * Throws a Refusal (PLAN_RENDER_FAILED without `file`, PLAN_SHEET_SIZE) if that can never be
   * done; anything else may be tried again.
   * `onProgress` gets whole percent, rising. Throws SlowSheet if it takes long and is not said
   * to be slow: it is tried again with `isSlow`, which has a process of its own, so that the others
   * need not wait for it.
   */
  render(
    job: { key: string; mime: PlanMime; page: number; tilesKey: string; isSlow?: boolean },
    onProgress: (percent: number) => void,
  ): Promise<RenderedSheet>;
  /** A key for the tiles of a sheet. */
  makeTilesKey(): string;
  /** Null if there is no such tile (yet). */
  openTile(
    tilesKey: string,
    tile: { level: number; column: number; row: number },
  ): Promise<OpenFile | null>;
  /** The whole sheet, at most 320 or 1,280 px on the longer side. */
  openOverview(tilesKey: string, size: OverviewSize): Promise<OpenFile | null>;
  /**
   * All of its tiles and overviews in one file, as rules/sheetPack.ts says. Null if they are not
   * there (yet).
   */
  openPack(tilesKey: string): Promise<StoredFile | null>;
  /** How long that file is. Null as above. */
  packBytes(tilesKey: string): Promise<number | null>;
  /**
   * What is around a spot (0…1 of the sheet), 90 mm of it across, as WebP; white beyond the sheet's
   * edge. 640 × 400 px for a screen, 992 × 744 px for paper.
   */
  extract(
    tilesKey: string,
    spot: { x: number; y: number },
    kind?: ExtractKind,
  ): Promise<Uint8Array | null>;
  /**
   * A page of a file as a small picture. Drawn when it is asked for, in a process of its own so
   * that no sheet waits for it, and kept for some hours; `drawing` while that takes longer than one
   * waits for it. Null if it can never be drawn.
   */
  openPage(key: string, page: number, size: PageSize): Promise<OpenFile | 'drawing' | null>;
  /**
   * As for photos: deletes what is older and unknown, and old pictures of pages as well. Answers
   * how many files and folders went.
   */
  sweep(known: (keys: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>;
  close(): Promise<void>;
}
