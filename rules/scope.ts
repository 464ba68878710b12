import { ofRole, type Role } from './snag';

/**
 * Which of a project's snags a member sees, and with them which plans, photos, events and counts.
 */
export type Scope =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'COMPANY'; readonly companyId: string }
  /** Of a client's link: what is in these locations. */
  | { readonly kind: 'PLACES'; readonly locationIds: ReadonlySet<string> }
  | { readonly kind: 'NOTHING' };

type NamedScope = Exclude<Scope['kind'], 'NOTHING' | 'PLACES'>;

const scopes: Readonly<Record<Role, NamedScope>> = {
  ADMIN: 'ALL',
  INSPECTOR: 'ALL',
  TRADE: 'COMPANY',
  VIEWER: 'ALL',
};

/** Who checks work. Rights that come with it name this table in rights.ts. */
export const inspecting: Readonly<Record<Role, boolean>> = {
  ADMIN: true,
  INSPECTOR: true,
  TRADE: false,
  VIEWER: false,
};

/**
 * A role that is not in the table, such as one of a newer version's database, sees nothing, and so
 * does a role of a company without a company.
 */
export function scopeOf({
  role,
  companyId,
}: {
  readonly role: string;
  readonly companyId: string | null;
}): Scope {
  const kind = ofRole(scopes, role);
  if (kind === 'ALL') return { kind };
  return kind === 'COMPANY' && companyId !== null ? { kind, companyId } : { kind: 'NOTHING' };
}

/** Whether a snag of this company and in this location is in the scope. */
export const isInScope = (
  scope: Scope,
  { companyId, locationId }: { companyId: string | null; locationId: string | null },
): boolean =>
  scope.kind === 'ALL' ||
  (scope.kind === 'COMPANY' && scope.companyId === companyId) ||
  (scope.kind === 'PLACES' && locationId !== null && scope.locationIds.has(locationId));

/** For the same decision in SQL. */
export const rolesWithScope = (kind: NamedScope): Role[] =>
  roles.filter((role) => scopes[role] === kind);

/** Such a member needs a company. */
export const worksForCompany = (role: string): boolean => ofRole(scopes, role) === 'COMPANY';

export const inspects = (member: { readonly role: string } | null): boolean =>
  member !== null && ofRole(inspecting, member.role) === true;

/**
 * What a member does with fixed snags that wait for a check: checks them, only looks at them, or
 * nothing, because others check their company's work.
 */
export type Checking = 'checks' | 'looks' | 'nothing';

export const checkingOf = (role: string): Checking =>
  inspects({ role }) ? 'checks' : ofRole(scopes, role) === 'ALL' ? 'looks' : 'nothing';

/** For the same decision in SQL. */
export const inspectingRoles = (): Role[] => roles.filter((role) => inspecting[role]);

// Object.keys forgets the type of the keys.
const roles = Object.keys(scopes) as Role[];
