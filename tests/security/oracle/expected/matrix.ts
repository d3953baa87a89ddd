/**
 * Rows of the role and permission matrix and of the route roles, spelled out as roles by hand from the specification.
 * They repeat openapi/roles.yaml on purpose and are never derived from it: a wrong set shows by the difference.
 */

/** Every one of the ten (ROLE-01): "any signed-in user, for himself"; the /m addresses (ROUTE-109). */
export const everybody = 'SSA SA WSA WA WAA WCA WU AO AA AU';

/** "Any signed-in user of the workspace": all but the system roles (S1 §6, workbench home; ROUTE-027). */
export const ofWorkspace = 'WSA WA WAA WCA WU AO AA AU';

/** Platform home (ROLE-03, PH-01, PH-14). */
export const platform = 'SSA SA';

/** canEditApp (ROLE-11); what editors see in an application (ROLE-17); categories (ROLE-30). */
export const editors = 'SSA WSA WA WAA AO AA';

/** The /p addresses (ROUTE-102); WAA as effective APP_ADMIN (ROLE-10, contradictions 6). */
export const tableAddresses = 'SSA SA WSA WA WAA AO AA';

/** Settings baseinfo, usergroup, systemManage, warrantManage, notice; environment and integration (ROUTE-032 to 059). */
export const settings = 'WSA WA';

/** Settings organization, position, staff, report, vOrg (ROUTE-051 to 056). */
export const organisation = 'WSA WA WCA';

/** The organisation pages and the platform: resetting, unlocking and deleting an account itself (contradictions 68). */
export const accountKeepers = 'SSA SA WSA WA WCA';

/** Workbench API authority alone (ROUTE-045). */
export const apiAuthority = 'WSA WA WAA';

/** All that write records somewhere; SYSTEM_ADMIN only reads inside applications (contradictions 3). */
export const recordWriters = 'SSA WSA WA WAA WCA WU AO AA AU';

/** Workbench table share and API authority (ROUTE-043 to 046), with the owner and administrator of an application. */
export const sharing = 'WSA WA WAA AO AA';

/** Custom interface, blockchain, workflow, app-url, app-config (ROUTE-081, 086 to 088, 093 to 097). */
export const building = 'WSA WA WAA AO AA';

/** Skin change and operation log: "all admin roles" (ROLE-29, contradictions 7). */
export const admins = 'SSA SA WSA WA WAA WCA AO AA';

/** Configuration of the platform by system roles, of a workspace by its administrators (CFG-13). */
export const configuring = 'SSA SA WSA WA';
