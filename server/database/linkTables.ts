/**
 * A link with which people of a company open its snags without an account. A company has one open
 * link at most.
 */
export interface CompanyLinkTable {
  id: string;
  project_id: string;
  company_id: string;
  made_by: string;
  made_at: number;
  /**
   * When it was made or shown anew, opened, or a device that came by it asked for a token,
   * whichever was last. It ends when that is long ago.
   */
  used_at: number;
  /** When somebody who came by it last used it; null while nobody has. */
  opened_at: number | null;
  /** When it was withdrawn, or its company removed or its project archived. */
  ended_at: number | null;
}

/**
 * A token that opens a link, as sha256: nobody can read one again, so whoever shows the link anew
 * makes another. All end with the link.
 */
export interface LinkTokenTable {
  hash: string;
  link_id: string;
  made_at: number;
}

/**
 * Somebody who came by a link, on one device. The name is in `user`, whose row has no e-mail and no
 * password, and in `named_actor`, both by this id.
 */
export interface LinkPersonTable {
  user_id: string;
  /** Used as the id of a membership, which these people do not have. */
  id: string;
  project_id: string;
  link_id: string;
  company_id: string;
  made_at: number;
}
