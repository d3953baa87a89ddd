import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Caller, idOf } from './caller.ts';

type Node = NonNullable<Schemas['FormConfig']['fields']>[number];
type Kind = Schemas['FieldKind'];

/** The application in which tests of relations build their tables; what people read is English. */
export const inLeave = {
  headers: { application_id: seedId('application acme Leave and absence'), 'accept-language': 'en-US' },
};

export const every: Schemas['FilterConditions'] = { logicalOperator: 'all', children: [] };

export const where = (
  field: string,
  operator: Schemas['FilterOperator'],
  value: Schemas['FilterValue'],
): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children: [{ kind: 'condition', field, operator, value }],
});

export const field = (id: string, kind: Kind, more: Partial<Extract<Node, { node: 'field' }>> = {}): Node => ({
  node: 'field',
  id,
  label: id,
  kind,
  ...more,
});

/** A table with a view of all of it and a menu that opens the view. */
export interface BuiltTable {
  tableId: string;
  viewId: string;
  menuId: string;
}

let built = 0;

/** Builds a table by the calls of the product. */
export async function buildTable(
  owner: Caller,
  name: string,
  fields: Node[],
  more: Partial<Schemas['FormConfig']> = {},
): Promise<BuiltTable> {
  built += 1;
  const { id: categoryId } = await owner.done('createCategory', { category_name: `${name} ${built}` }, inLeave);
  const formConfig = { formLabel: `${name} ${built}`, fields, ...more };
  const { table_id: tableId } = await owner.done(
    'createPhysicalTable',
    { formConfig, physical_table_category_id: categoryId },
    inLeave,
  );
  const view = { table_id: tableId, logical_table_name: 'All', filter_conditions: every };
  const { logical_table_id: viewId } = await owner.done('createLogicalTable', view, inLeave);
  const { id: menuId } = await owner.done('createMenu', { menu_name: `${name} ${built}`, c_id: categoryId }, inLeave);
  const front_meta = { model_type: 'logical_table' as const, logical_table_id: viewId };
  await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
  return { tableId, viewId, menuId };
}

/** Gives somebody rights in a menu. */
export async function grant(
  owner: Caller,
  menuId: string,
  rights: (keyof Schemas['MenuRights'])[],
  rest: Partial<Schemas['MenuAuthConfigInput']> = {},
): Promise<void> {
  const held = (name: keyof Schemas['MenuRights']): boolean => rights.includes(name);
  await owner.done(
    'createMenuAuthConfig',
    {
      menu_id: menuId,
      subject_type: 'user',
      subject_id: idOf('appuser'),
      rights: {
        query: held('query'),
        add: held('add'),
        edit: held('edit'),
        delete: held('delete'),
        export: held('export'),
        import: held('import'),
      },
      visible_fields: { kind: 'all' },
      data_scope: { kind: 'all' },
      ...rest,
    },
    inLeave,
  );
}

/** Adds a record to a whole table, and answers its id. */
export const addRecord = async (owner: Caller, tableId: string, data: Schemas['RecordData']): Promise<string> =>
  (await owner.done('createPhysicalRecord', { id: tableId, data }, inLeave)).record_id;
