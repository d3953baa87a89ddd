import { databaseRoles, type ScopeName, type SharedScope, workspaceRoles } from '../../rights/roles.ts';

/** A prepared statement that puts the transaction around it under a scope. */
export interface ScopeSetting {
  name: string;
  /** Has one value, the id of the workspace or an empty text. */
  text: string;
}

/** `set_config` in a condition: a statement that gives no row has none to send and to read. */
function setting(name: string, values: Readonly<Record<string, string>>, isReadOnly: boolean): ScopeSetting {
  const all = { ...values, 'app.ws_id': '$1', ...(isReadOnly ? { transaction_read_only: `'on'` } : {}) };
  const sets = Object.entries(all).map(([key, value]) => `set_config('${key}', ${value}, true) is null`);
  return { name: `scope_${name}${isReadOnly ? '_read' : ''}`, text: `select where ${sets.join(' or ')}` };
}

const shared = (scope: SharedScope) => ({ role: `'${databaseRoles[scope]}'`, 'app.scope': `'${scope}'` });

/**
 * Records are found by conditions that people choose: a plan that does not know the values cannot use the index of a text's
 * beginning, and expects the same share of rows of each value.
 */
const planned = { 'app.scope': `'tenant'`, plan_cache_mode: `'force_custom_plan'` };

const valuesOf: Readonly<Record<ScopeName, Readonly<Record<string, string>>>> = {
  tenant: shared('tenant'),
  identity: shared('identity'),
  platform: shared('platform'),
  records: { role: `'${workspaceRoles.records}' || $1`, ...planned },
  definition: { role: `'${workspaceRoles.definition}' || $1`, lock_timeout: `'2s'`, ...planned },
};

function settings(isReadOnly: boolean): Readonly<Record<ScopeName, ScopeSetting>> {
  // Safe: there is one entry for each name.
  return Object.fromEntries(
    Object.entries(valuesOf).map(([name, values]) => [name, setting(name, values, isReadOnly)]),
  ) as Record<ScopeName, ScopeSetting>;
}

/** For a transaction that was begun. */
export const scopeSettings = settings(false);

/** For a single statement, which is a transaction by itself: it says as well that nothing is written. */
export const singleReadSettings = settings(true);
