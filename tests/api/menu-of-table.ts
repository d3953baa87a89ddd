import type { Schemas } from '#openapi';
import { seedId } from '#server/seeds/seed-id.ts';
import { type Caller, idOf } from './caller.ts';

/** The demo's application in which `owner` builds and `appuser` has what is granted. */
export const inLeave = { headers: { application_id: seedId('application acme Leave and absence') } };

/** A field of a form at its top. */
export const field = (id: string, kind: Schemas['FieldKind'], rest: Partial<Schemas['FormField']> = {}) => ({
  node: 'field' as const,
  id,
  label: id,
  kind,
  ...rest,
});

export const everyRecord: Schemas['FilterConditions'] = { logicalOperator: 'all', children: [] };

/** A table with a menu that shows it, and what a test does with them. */
export interface MenuOfTable {
  tableId: string;
  menuId: string;
  /** The logical table that the menu shows. */
  viewId: string;
  /** Lets `appuser` do this in the menu, with all fields and rows unless `rest` says otherwise. */
  grant(
    held: readonly (keyof Schemas['MenuRights'])[],
    rest?: Partial<Schemas['MenuAuthConfigInput']>,
  ): Promise<unknown>;
  /** Adds a record as the builder; gives its id. */
  add(data: Schemas['RecordData']): Promise<string>;
}

/** Makes a table of these fields with a view of it and a menu that shows the view. */
export async function makeMenuOfTable(
  owner: Caller,
  {
    fields,
    filter = everyRecord,
    rest = {},
  }: {
    fields: Schemas['FormConfig']['fields'];
    filter?: Schemas['FilterConditions'];
    rest?: Partial<Schemas['FormConfig']>;
  },
): Promise<MenuOfTable> {
  const name = `Menu ${Math.random()}`;
  const { id: categoryId } = await owner.done('createCategory', { category_name: name.slice(0, 30) }, inLeave);
  const { table_id: tableId } = await owner.done(
    'createPhysicalTable',
    { formConfig: { formLabel: name, fields, ...rest }, physical_table_category_id: categoryId },
    inLeave,
  );
  const { logical_table_id } = await owner.done(
    'createLogicalTable',
    { table_id: tableId, logical_table_name: 'View', filter_conditions: filter },
    inLeave,
  );
  const { id: menuId } = await owner.done('createMenu', { menu_name: name, c_id: categoryId }, inLeave);
  const front_meta = { model_type: 'logical_table' as const, logical_table_id };
  await owner.done('createMenuLink', { menu_id: menuId, front_meta }, inLeave);
  return {
    tableId,
    menuId,
    viewId: logical_table_id,
    grant: (held, more = {}) =>
      owner.done(
        'createMenuAuthConfig',
        {
          menu_id: menuId,
          subject_type: 'user',
          subject_id: idOf('appuser'),
          rights: {
            query: held.includes('query'),
            add: held.includes('add'),
            edit: held.includes('edit'),
            delete: held.includes('delete'),
            export: held.includes('export'),
            import: held.includes('import'),
          },
          visible_fields: { kind: 'all' },
          data_scope: { kind: 'all' },
          ...more,
        },
        inLeave,
      ),
    add: async (data) => (await owner.done('createPhysicalRecord', { id: tableId, data }, inLeave)).record_id,
  };
}
