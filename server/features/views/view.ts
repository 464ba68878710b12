import type { MemberTable } from '../../database/schema';
import type { SavedViewTable } from '../../database/personTables';
import { memberScope } from '../snags/scope';

/** A saved view is its owner's; one that is shared is for all to whom the whole list is shown. */
export const sharesView = (member: MemberTable | null, view: SavedViewTable): boolean =>
  member !== null && (view.owner_id === member.user_id || (view.shared === 1 && memberScope(member).kind === 'ALL'));

/** Of those that are shared with the member. */
export const changesView = (member: MemberTable, view: SavedViewTable): boolean => view.owner_id === member.user_id || member.role === 'ADMIN';
