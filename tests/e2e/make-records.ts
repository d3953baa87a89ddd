import type { Caller } from './caller.ts';

/** A field of a form at its top. */
export const field = (id: string, label: string, kind: object, rest: object = {}) => ({
  node: 'field',
  id,
  label,
  kind,
  ...rest,
});

export interface MadeRecords {
  appId: string;
  tableId: string;
  menuId: string;
  /** Of the records, in the order in which they were given. */
  ids: string[];
  /** A call inside the application. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
}

interface Wanted {
  title: string;
  fields: readonly object[];
  /** More of the form: its title field, its list. */
  form?: object;
  records?: readonly object[];
}

const idOf = (answer: unknown): string => String((answer as { id: unknown }).id);

/** Makes an application with one table, a menu that shows all of it, and records in it. */
export async function makeRecords(owner: Caller, name: string, wanted: Wanted): Promise<MadeRecords> {
  const { title, fields, form = {}, records = [] } = wanted;
  const org_id = idOf(await owner.call('POST', '/api/b/u-org', { name }));
  const application = { application_type: 1, application_name: name, org_id };
  const appId = idOf(await owner.call('POST', '/api/wb/application', application));
  const call: MadeRecords['call'] = (method, path, body) => owner.call(method, path, body, { application_id: appId });
  const c_id = idOf(await call('POST', '/api/p/category', { category_name: 'Things' }));
  const formConfig = { formLabel: title, title_field: 'title', fields, ...form };
  // Safe: answers are those of the contract.
  const table = (await call('POST', '/api/p/table', { formConfig, physical_table_category_id: c_id })) as {
    table_id: string;
    children: { logical_table_id: string }[];
  };
  const menuId = idOf(await call('POST', '/api/m/menu', { menu_name: title, c_id }));
  const front_meta = { model_type: 'logical_table', logical_table_id: table.children[0]?.logical_table_id };
  await call('POST', '/api/m/menu-logic', { menu_id: menuId, front_meta });
  const ids: string[] = [];
  for (const data of records) {
    const made = (await call('POST', `/api/r/m/${menuId}`, { data })) as { record_id: string };
    ids.push(made.record_id);
  }
  return { appId, tableId: table.table_id, menuId, ids, call };
}
