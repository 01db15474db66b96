/**
 * Who may do what: the one table. The server enforces it on every route; the web reads it to hide
 * what a person cannot use.
 */

export const ROLES = [
  'ADMIN',
  'DISTRICT_DATA_LEAD',
  'ACCOUNT_MANAGER',
  'XQ_USER',
  'FACILITATOR',
  'SCHOOL_FACILITATOR',
] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_DESCRIPTIONS: Record<Role, string> = {
  ADMIN: 'Administrator',
  DISTRICT_DATA_LEAD: 'District Data Lead',
  ACCOUNT_MANAGER: 'Account Manager',
  XQ_USER: 'XQ User',
  FACILITATOR: 'Facilitator',
  SCHOOL_FACILITATOR: 'School Facilitator',
};

/** What a person acts as in one audit. FACILITATOR_MANAGER is SCHOOL_FACILITATOR together with ACCOUNT_MANAGER. */
export type EffectiveRole = Role | 'FACILITATOR_MANAGER' | 'UNKNOWN';

export const PERMISSIONS = [
  'audit.read', // schools, years, categories, requirement statuses: what Overview needs
  'uploads.read',
  'uploads.write',
  'audit-log.read', // what happened to files
  'audit-log.read-all', // and everything else anyone did: looks at student records, people, settings
  'quality.read',
  'findings.manage', // what findings are computed with: cut scores, groups that are compared, own requirements
  'findings.read', // who gets which courses, exams and courses of study: counts of groups, no student
  /**
   * Rows of students, one by one: problems with their IDs and values, originals, failed rows and fix workbooks,
   * lists that name students. Whoever may read the quality of the data without this is given counts, codes and
   * sentences without values.
   */
  'student-rows.read',
  'transcripts.read',
  'transcripts.write',
  'people.manage',
  'settings.manage', // thresholds of the categories, whether names are shown, names and IDs of schools
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const VIEWS_DATA: Permission[] = ['audit.read', 'uploads.read', 'audit-log.read', 'quality.read', 'findings.read'];

export const ALLOWED: Record<EffectiveRole, ReadonlySet<Permission>> = {
  ADMIN: new Set(PERMISSIONS),
  DISTRICT_DATA_LEAD: new Set([
    ...VIEWS_DATA,
    'audit-log.read-all',
    'uploads.write',
    'student-rows.read',
    'findings.manage',
  ]),
  ACCOUNT_MANAGER: new Set([...VIEWS_DATA, 'audit-log.read-all', 'student-rows.read', 'transcripts.read']),
  FACILITATOR_MANAGER: new Set([
    ...VIEWS_DATA,
    'audit-log.read-all',
    'student-rows.read',
    'transcripts.read',
    'transcripts.write',
  ]),
  XQ_USER: new Set([...VIEWS_DATA, 'transcripts.read']),
  FACILITATOR: new Set<Permission>(['audit.read', 'transcripts.read', 'transcripts.write']),
  SCHOOL_FACILITATOR: new Set<Permission>(['audit.read', 'transcripts.read', 'transcripts.write']),
  UNKNOWN: new Set<Permission>(['audit.read']),
};

/** The first role counts, except that SCHOOL_FACILITATOR with ACCOUNT_MANAGER (in any order) is one combined role. */
export function effectiveRole(roles: readonly string[]): EffectiveRole {
  if (roles.includes('SCHOOL_FACILITATOR') && roles.includes('ACCOUNT_MANAGER')) return 'FACILITATOR_MANAGER';
  const first = roles[0];
  return ROLES.find((role) => role === first) ?? 'UNKNOWN';
}

/**
 * What changes files, numbers or selections: in a closed audit no role includes these. Access can be given
 * and taken away in it, too.
 */
const CHANGES: ReadonlySet<Permission> = new Set([
  'uploads.write',
  'transcripts.write',
  'settings.manage',
  'findings.manage',
]);

export const isHeldByClosing = (permission: Permission): boolean => CHANGES.has(permission);

export const may = (roles: readonly string[], permission: Permission, isClosed = false): boolean =>
  ALLOWED[effectiveRole(roles)].has(permission) && !(isClosed && isHeldByClosing(permission));
