import { databaseRoles, type ScopeName } from '../../rights/roles.ts';

/** A prepared statement that puts the transaction around it under a scope. */
export interface ScopeSetting {
  name: string;
  /** Has one value, the id of the workspace or an empty text. */
  text: string;
}

/** `set_config` in a condition: a statement that gives no row has none to send and to read. */
function setting(scope: ScopeName, isReadOnly: boolean): ScopeSetting {
  const values = {
    role: `'${databaseRoles[scope]}'`,
    'app.scope': `'${scope}'`,
    'app.ws_id': '$1',
    ...(isReadOnly ? { transaction_read_only: `'on'` } : {}),
  };
  const sets = Object.entries(values).map(([key, value]) => `set_config('${key}', ${value}, true) is null`);
  return { name: `scope_${scope}${isReadOnly ? '_read' : ''}`, text: `select where ${sets.join(' or ')}` };
}

const names: readonly ScopeName[] = ['tenant', 'identity', 'platform'];

function settings(isReadOnly: boolean): Readonly<Record<ScopeName, ScopeSetting>> {
  // Safe: there is one entry for each name.
  return Object.fromEntries(names.map((name) => [name, setting(name, isReadOnly)])) as Record<ScopeName, ScopeSetting>;
}

/** For a transaction that was begun. */
export const scopeSettings = settings(false);

/** For a single statement, which is a transaction by itself: it says as well that nothing is written. */
export const singleReadSettings = settings(true);
