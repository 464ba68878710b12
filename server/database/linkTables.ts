/**
 * A link with which people open a project without an account: those of a company its snags, and
 * there is one open link of a company at most; or a client what is there to see.
 */
export interface CompanyLinkTable {
  id: string;
  project_id: string;
  /** Empty for a client's. */
  company_id: string;
  /** Of the client; empty for a company's. */
  name: string;
  /** Which snags a client sees: a SnagFilter in JSON; null for all of the project, and a company's. */
  filter: string | null;
  /** Whether a client may comment. */
  may_comment: number;
  /** How often somebody opened it. */
  openings: number;
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
  /** As their link has it. */
  company_id: string;
  made_at: number;
}
