import { ofRole, type Role } from './snag';

/** What a member sees of a project's snags, and so of the plans, photos, events and counts that hang on them. */
export type Scope = { readonly kind: 'ALL' } | { readonly kind: 'COMPANY'; readonly companyId: string } | { readonly kind: 'NOTHING' };

type NamedScope = Exclude<Scope['kind'], 'NOTHING'>;

const scopes: Readonly<Record<Role, NamedScope>> = { ADMIN: 'ALL', INSPECTOR: 'ALL', TRADE: 'COMPANY', VIEWER: 'ALL' };

/** Who checks work, sees originals and hidden photos, and prepares plans. */
const inspecting: Readonly<Record<Role, boolean>> = { ADMIN: true, INSPECTOR: true, TRADE: false, VIEWER: false };

/** A role that the table does not name, such as one in the database of a newer version, sees nothing; nor does a company's role without a company. */
export function scopeOf({ role, companyId }: { readonly role: string; readonly companyId: string | null }): Scope {
  const kind = ofRole(scopes, role);
  if (kind === 'ALL') return { kind };
  return kind === 'COMPANY' && companyId !== null ? { kind, companyId } : { kind: 'NOTHING' };
}

/** Whether a snag of this company is in the scope. */
export const isInScope = (scope: Scope, companyId: string | null): boolean => scope.kind === 'ALL' || (scope.kind === 'COMPANY' && scope.companyId === companyId);

/** For the same decision in SQL. */
export const rolesWithScope = (kind: NamedScope): Role[] => roles.filter((role) => scopes[role] === kind);

/** Such a member needs a company. */
export const worksForCompany = (role: string): boolean => ofRole(scopes, role) === 'COMPANY';

export const inspects = (member: { readonly role: string } | null): boolean => member !== null && ofRole(inspecting, member.role) === true;

/** What a member does where fixed snags wait to be checked: checks them, looks on, or nothing, because others check what their company has fixed. */
export type Checking = 'checks' | 'looks' | 'nothing';

export const checkingOf = (role: string): Checking => (inspects({ role }) ? 'checks' : ofRole(scopes, role) === 'ALL' ? 'looks' : 'nothing');

/** For the same decision in SQL. */
export const inspectingRoles = (): Role[] => roles.filter((role) => inspecting[role]);

// The keys of a record over them.
const roles = Object.keys(scopes) as Role[];
