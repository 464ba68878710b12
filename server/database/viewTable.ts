/** A way of looking at the list. */
export interface SavedViewTable {
  id: string;
  project_id: string;
  owner_id: string;
  name: string;
  /** Unique among the owner's views of the project. */
  name_key: string;
  /** What lists are ordered by. */
  sort_key: string;
  shared: number;
  /** JSON, as features/views/search.ts writes it. */
  search: string;
}
