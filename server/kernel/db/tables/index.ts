import type { AccountTables } from './account-tables.ts';
import type { ConfigurationTables } from './configuration-tables.ts';
import type { DesignTables } from './design-tables.ts';
import type { NavigationTables } from './navigation-tables.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { OperationTables } from './operation-tables.ts';
import type { OrganisationTables } from './organisation-tables.ts';
import type { SessionTables } from './session-tables.ts';
import type { WorkspaceTables } from './workspace-tables.ts';

/** Every table of the database, by its name. */
export interface Tables
  extends AccountTables,
    ConfigurationTables,
    DesignTables,
    NavigationTables,
    NoticeTables,
    OperationTables,
    OrganisationTables,
    SessionTables,
    WorkspaceTables {}
