export type PlanRevisionState = 'QUEUED' | 'READY' | 'FAILED';

/** A file whose pages can become plans. */
export interface PlanFileTable {
  id: string;
  project_id: string;
  name: string;
  /** Storage key of the bytes; never shown. */
  file_key: string;
  sha256: string;
  byte_length: number;
  mime: string;
  /** JSON list of {title, widthMm, heightMm}, one entry a page. */
  pages: string;
}

/** A plan file of which not all parts have come, or that is not kept yet. */
export interface PlanUploadTable {
  id: string;
  project_id: string;
  user_id: string;
  /** As the device says: 64 hexadecimal digits, lower case. */
  sha256: string;
  byte_length: number;
  /** Bytes that have come. */
  received: number;
  /** Epoch ms. */
  touched_at: number;
}

export interface PlanTable {
  id: string;
  project_id: string;
  code: string;
  code_key: string;
  /** Sort key of the code. */
  sort_key: string;
  name: string;
  location_id: string | null;
  removed_at: number | null;
  /** JSON list of PlanLinkFacts. */
  links: string;
}

/** A mark on a plan that opens a place of another plan. */
export interface PlanLinkFacts {
  key: string;
  /** The revision on which it was set; x and y are 0…1 of its sides. */
  revisionId: string;
  x: number;
  y: number;
  toPlanId: string;
  toRevisionId: string;
  toX: number;
  toY: number;
}

export interface PlanRevisionTable {
  id: string;
  project_id: string;
  plan_id: string;
  label: string;
  file_id: string;
  /** From 1. */
  page: number;
  /** While it is being drawn, its job is leased. */
  state: PlanRevisionState;
  /** Why it could not be drawn: JSON {code, meta} of a Refusal, without the file's name. */
  failure: string | null;
  /** Storage key of the tiles; never shown. */
  tiles_key: string;
  width_px: number | null;
  height_px: number | null;
  /** Of a tile's side. */
  tile_px: number | null;
  tile_overlap_px: number | null;
  /**
   * JSON list of six numbers a b c d e f: this revision's x, y (0…1) are a·x + c·y + e, b·x + d·y +
   * f on the plan's first revision.
   */
  to_first: string;
  aligned: number;
  added_by: string;
  added_at: number;
  /** The journal number of the event that added it. */
  seq: number;
}
